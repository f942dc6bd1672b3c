import { keyframes, style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const stubHeight = 60;

export const root = style(
  inLayer.domains({
    ...text('body'),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[8],
    // Includes the list's hairline below, and centers the button.
    paddingBlock: `calc((${stubHeight}px - ${vars.border.width} - ${vars.size.target}) / 2)`,
    color: vars.color.textMuted,
  }),
);

export const labelText = style(inLayer.domains({ overflowWrap: 'anywhere' }));

/** Why it was not restored, across the entire placeholder. */
export const message = style(inLayer.domains({ gridColumn: '1 / -1' }));

const empty = keyframes({ from: { inlineSize: '100%' }, to: { inlineSize: 0 } });

/** Lies on the hairline below the stub. */
export const bar = style(
  inLayer.domains({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: `calc(${vars.border.width} * -1)`,
    zIndex: 1,
    inlineSize: '100%',
    borderBlockEnd: `${vars.border.selected} solid ${vars.color.text}`,
    animationName: empty,
    animationTimingFunction: 'linear',
    animationFillMode: 'forwards',
    selectors: { '[data-paused] > &': { animationPlayState: 'paused' } },
    '@media': { [media.reducedMotion]: { display: 'none' } },
  }),
);
