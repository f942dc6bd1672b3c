import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';
import { inLines } from '../../list/in-lines.ts';
import * as list from '../../list/List.css.ts';

const { border, color, radius, space } = vars;

/** From this width of the container, rows are rows of a table; below, they have lines. */
const wide = 'list (min-width: 560px)';
const narrow = 'list (max-width: 559.98px)';

/** Below this width, as next to an inspector, the table has fewer columns. */
const medium = 'list (max-width: 839.98px)';
const hairline = `${border.width} solid ${color.hairline}`;

export const head = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

export const body = style(inLayer.domains({ '@container': { [narrow]: { display: 'block' } } }));

/** Header of a column that only wide tables have. */
export const wideHeader = style(
  inLayer.domains({ '@container': { [medium]: { display: 'none' } } }),
);

export const cell = style(
  inLayer.domains({
    verticalAlign: 'middle',
    paddingInlineEnd: space[20],
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  }),
);

export const row = style([
  list.row,
  inLayer.domains({
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"select product price price" "select stock discount menu"',
        alignItems: 'center',
        columnGap: space[16],
        rowGap: space[4],
        paddingBlock: space[12],
        borderBlockEnd: hairline,
      },
    },
  }),
]);

export const select = style([
  cell,
  inLayer.domains({
    inlineSize: 18,
    '@container': { [narrow]: { ...inLines('select'), alignSelf: 'start' } },
  }),
]);

export const product = style([
  cell,
  inLayer.domains({
    blockSize: 48,
    paddingBlock: space[2],
    '@container': {
      [wide]: { inlineSize: '36%', maxInlineSize: 0, overflow: 'hidden' },
      [narrow]: inLines('product'),
    },
  }),
]);

export const productLine = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 }),
);

export const picture = style(
  inLayer.domains({
    display: 'grid',
    flex: 'none',
    inlineSize: 32,
    blockSize: 40,
    selectors: { '&[data-hidden]': { opacity: 0.6 } },
  }),
);

export const pictureFrame = style(inLayer.domains({ blockSize: '100%', aspectRatio: 'auto' }));

export const names = style(
  inLayer.domains({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
);

export const link = style(
  inLayer.domains({
    minInlineSize: 0,
    color: color.text,
    fontWeight: vars.text.bodyStrong.weight,
    textDecoration: 'none',
    outline: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textWrap: 'pretty',
    '@container': { [narrow]: { overflowWrap: 'anywhere' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  }),
);

export const brand = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
);

export const stock = style([
  cell,
  inLayer.domains({
    '@container': { [narrow]: { ...inLines('stock'), ...text('caption') } },
  }),
]);

export const price = style([
  cell,
  inLayer.domains({
    whiteSpace: 'normal',
    '@container': { [narrow]: { ...inLines('price'), textAlign: 'end' } },
  }),
]);

/**
 * Text in a border ends where the text of the other cells does. Not on a phone, where the price is at
 * the edge of the row, and the table would scroll.
 */
const beyondEdge = `calc((${space[8]} + ${border.width}) * -1)`;

/** Looks like the text of the cell, with a border when it can be pressed. */
export const priceButton = style(
  inLayer.domains({
    ...transition(['border-color', 'background-color']),
    font: 'inherit',
    fontWeight: vars.text.bodyStrong.weight,
    boxSizing: 'border-box',
    minBlockSize: vars.size.controlInGrid,
    marginInlineEnd: beyondEdge,
    paddingInline: space[8],
    border: `${border.width} solid transparent`,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'text',
    '@container': {
      [narrow]: { marginInlineEnd: 0, paddingInlineEnd: 0, borderInlineEndWidth: 0 },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { borderColor: color.borderControl, background: color.ground } },
      },
    },
  }),
);

export const priceEdit = style(
  inLayer.domains({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: space[4],
    inlineSize: '9.5rem',
    marginInlineEnd: beyondEdge,
    paddingBlock: space[4],
    '@container': { [narrow]: { marginInlineEnd: 0 } },
  }),
);

export const priceField = style(
  inLayer.domains({
    inlineSize: '7rem',
    minBlockSize: vars.size.controlInGrid,
    blockSize: vars.size.controlInGrid,
  }),
);

/** The number ends where the text of the other cells does, like the button that it replaces. */
globalStyle(
  `${priceField} > input`,
  inLayer.domains({ paddingInline: space[8], textAlign: 'end' }),
);

// The number is written from left to right, in a column at the other side.
globalStyle(`${priceField}:dir(rtl) > input`, inLayer.domains({ textAlign: 'start' }));

const underPrice = {
  ...text('caption'),
  marginInlineEnd: `calc(${space[8]} + ${border.width})`,
  textAlign: 'end',
  textWrap: 'pretty',
  '@container': { [narrow]: { marginInlineEnd: 0 } },
} as const;

export const priceNote = style(inLayer.domains({ ...underPrice, color: color.textMuted }));

export const priceError = style(inLayer.domains({ ...underPrice, color: color.danger }));

export const discount = style([
  cell,
  inLayer.domains({
    color: color.textMuted,
    '@container': {
      [medium]: { display: 'none' },
      [narrow]: { ...inLines('discount'), ...text('caption'), textAlign: 'end' },
    },
  }),
]);

export const variants = style([
  cell,
  inLayer.domains({
    '@container': { [medium]: { display: 'none' } },
  }),
]);

export const visible = style([
  cell,
  inLayer.domains({
    inlineSize: 56,
    // The menu of the row does the same.
    '@container': { [narrow]: { display: 'none' } },
  }),
]);

/** Cell of a column that only wide tables have. */
export const extra = style([
  cell,
  inLayer.domains({
    color: color.textMuted,
    '@container': { [medium]: { display: 'none' } },
  }),
]);

export const menu = style([
  inLayer.domains({
    inlineSize: vars.size.controlInGrid,
    paddingBlock: 0,
    textAlign: 'end',
    verticalAlign: 'middle',
    '@container': { [narrow]: { ...inLines('menu'), justifySelf: 'end' } },
  }),
]);

export const loading = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '6fr 3fr 2fr 2fr',
    alignItems: 'center',
    gap: space[32],
    blockSize: 48,
    borderBlockEnd: hairline,
    '@container': { [narrow]: { gridTemplateColumns: '4fr 2fr', blockSize: 96 } },
  }),
);
