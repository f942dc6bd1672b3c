import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, space } = vars;

/** Takes no space without chips: neither a grid row nor a margin. */
export const root = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

/** Height of a chip in px: between a target and a control. */
const height = 32;

export const chip = style(
  inLayer.domains({
    ...text('label'),
    ...transition(['background-color', 'border-color']),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxInlineSize: '100%',
    minBlockSize: height,
    paddingBlock: space[4],
    paddingInline: `${space[12]} ${space[8]}`,
    border: `${border.width} solid ${color.hairline}`,
    borderRadius: vars.radius.full,
    background: color.fill,
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:active': { background: color.fillActive } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { background: color.fillHover, borderColor: color.borderHover } },
      },
      // Touch input needs a larger target; the chip looks the same.
      '(pointer: coarse)': { minBlockSize: vars.size.row },
    },
  }),
);

export const clear = style(inLayer.domains({ ...text('label'), marginInlineStart: space[8] }));
