import { keyframes, style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const stubHeight = 60;

export const root = style(
  inLayer.domains({
    ...text('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    // With the hairline below, which belongs to the list, and the press in the middle.
    paddingBlock: `calc((${stubHeight}px - ${vars.border.width} - ${vars.size.target}) / 2)`,
    color: vars.color.textMuted,
  }),
);

export const words = style(inLayer.domains({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const undo = style(inLayer.domains({ flex: 'none' }));

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
