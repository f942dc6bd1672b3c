import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, size, space } = vars;

/** Its text and its sign begin and end where the content around it does. */
export const root = style(
  inLayer.primitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    marginInline: `calc(${space[8]} * -1)`,
  }),
);

export const frame = style(inLayer.primitives({ position: 'relative', minInlineSize: 0 }));

/** A quiet control: a border would compete with the main actions of a header or a footer. */
export const select = style(
  inLayer.primitives({
    ...text('label'),
    appearance: 'none',
    maxInlineSize: '100%',
    minBlockSize: size.control,
    paddingBlock: 0,
    paddingInlineStart: space[8],
    paddingInlineEnd: space[32],
    border: `${border.width} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.text,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.fillHover } } } },
  }),
);

/** The list of a native `<select>` has its own colors, which do not follow the theme. */
export const option = style(
  inLayer.primitives({
    background: color.surface,
    color: color.text,
    '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
  }),
);

export const sign = style(
  inLayer.primitives({
    position: 'absolute',
    insetBlockStart: `calc(50% - ${size.iconSmall} / 2)`,
    insetInlineEnd: space[8],
    pointerEvents: 'none',
  }),
);
