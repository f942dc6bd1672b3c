import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { inLines } from '../../list/in-lines.ts';
import * as list from '../../list/List.css.ts';

const { border, color, space } = vars;

/** From this width of the container, rows are rows of a table; below, they have lines. */
const wide = 'list (min-width: 840px)';
const narrow = 'list (max-width: 839.98px)';
const hairline = `${border.width} solid ${color.hairline}`;

export const head = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

export const body = style(inLayer.domains({ '@container': { [narrow]: { display: 'block' } } }));

/** Cells of a table have no free space at their end, so that seven columns fit. */
export const cell = style(
  inLayer.domains({
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
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"select buyer total" "select tickets status" "select order created"',
        columnGap: space[16],
        rowGap: space[4],
        paddingBlock: space[16],
        borderBlockEnd: hairline,
      },
    },
  }),
]);

export const select = style([
  cell,
  inLayer.domains({
    inlineSize: 18,
    // Above the link that fills the row.
    position: 'relative',
    zIndex: 1,
    '@container': { [narrow]: inLines('select') },
  }),
]);

export const order = style([
  cell,
  inLayer.domains({
    // The line is as high as that of the date beside it.
    '@container': { [narrow]: { ...inLines('order'), ...text('caption') } },
  }),
]);

export const link = style(
  inLayer.domains({
    color: color.text,
    fontWeight: vars.text.bodyStrong.weight,
    textDecoration: 'none',
    outline: 'none',
    direction: 'ltr',
    unicodeBidi: 'isolate',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
    '@container': {
      [narrow]: {
        ...text('caption'),
        color: color.textMuted,
        selectors: {
          // The whole row is the link.
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        },
      },
    },
  }),
);

export const buyer = style([
  cell,
  inLayer.domains({ '@container': { [narrow]: inLines('buyer') } }),
]);

export const buyerLine = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minInlineSize: 0,
    '@container': { [narrow]: { flexWrap: 'wrap' } },
  }),
);

export const name = style(
  inLayer.domains({
    fontWeight: vars.text.bodyStrong.weight,
    overflowWrap: 'anywhere',
  }),
);

export const tickets = style([
  cell,
  inLayer.domains({
    '@container': {
      [wide]: { inlineSize: '40%', maxInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
      [narrow]: {
        ...inLines('tickets'),
        ...text('caption'),
        color: color.textMuted,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  }),
]);

export const event = style(inLayer.domains({ color: color.textMuted }));

export const total = style([
  cell,
  inLayer.domains({
    fontWeight: vars.text.bodyStrong.weight,
    '@container': { [narrow]: inLines('total') },
  }),
]);

export const status = style([
  cell,
  inLayer.domains({
    '@container': {
      [narrow]: {
        ...inLines('status'),
        ...text('caption'),
        textAlign: 'end',
      },
    },
  }),
]);

export const created = style([
  cell,
  inLayer.domains({
    color: color.textMuted,
    '@container': {
      [narrow]: {
        ...inLines('created'),
        ...text('caption'),
        textAlign: 'end',
      },
    },
  }),
]);

/** Cell of a column that only tables have. */
export const extra = style([
  cell,
  inLayer.domains({
    color: color.textMuted,
    '@container': { [narrow]: { display: 'none' } },
  }),
]);

export const menu = style([
  inLayer.domains({
    inlineSize: vars.size.controlInGrid,
    paddingBlock: 0,
    textAlign: 'end',
    // What it does is on the page of the order, which the whole row opens.
    '@container': { [narrow]: { display: 'none' } },
  }),
]);

export const loading = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '3fr 4fr 6fr 2fr 3fr',
    alignItems: 'center',
    gap: space[32],
    blockSize: 44,
    borderBlockEnd: hairline,
    '@container': { [narrow]: { gridTemplateColumns: '4fr 2fr', blockSize: 84, gap: space[16] } },
  }),
);
