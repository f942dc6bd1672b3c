import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.domains({ position: 'relative', flex: '1 1 240px', maxInlineSize: 280 }),
);

/** On a phone, there are no keys to press. */
export const key = style(inLayer.domains({ '@media': { [media.small]: { display: 'none' } } }));

export const popover = style(
  inLayer.domains({
    position: 'absolute',
    zIndex: vars.z.popover,
    // The focus ring of the field is between both.
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    inlineSize: 'min(20rem, 100vw - 40px)',
    maxBlockSize: 360,
    overflowY: 'auto',
    paddingBlock: space[8],
    border: `${border.width} solid ${color.hairline}`,
    borderRadius: vars.radius.surface,
    background: color.surface,
    boxShadow: vars.shadow.popover,
  }),
);

export const option = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: 40,
    paddingInline: space[16],
    cursor: 'pointer',
    selectors: { '&[data-active]': { background: color.fillHover } },
    '@media': {
      [media.small]: { minBlockSize: 48 },
      [media.forcedColors]: {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);

export const optionPicture = style(
  inLayer.domains({ flex: 'none', inlineSize: 24, aspectRatio: '4 / 5' }),
);

export const optionName = style(inLayer.domains({ flex: 1, minInlineSize: 0 }));

export const message = style(
  inLayer.domains({
    ...text('body'),
    margin: 0,
    paddingInline: space[16],
    paddingBlock: space[8],
    color: color.textMuted,
  }),
);
