import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, text, vars } from '@vitrine/theme';
import { fieldRow } from '../editor/EditorLayout.css.ts';
import { inLines } from '../list/in-lines.ts';
import * as listCss from '../list/List.css.ts';

const { border, color, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;
const ink = `${border.width} solid ${color.text}`;
const wide = 'list (min-width: 840px)';
const narrow = 'list (max-width: 839.98px)';
/** The table next to the list of collections. */
const rowsInLines = 'collection (max-width: 559.98px)';
/** The width of a product's picture in px, and the space between it and the text. */
const productPictureWidth = 32;
const productGap = space[16];

export const root = style([listCss.root, inLayer.domains({ paddingBlockStart: 0 })]);

export const columns = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    '@container': { [wide]: { gridTemplateColumns: '264px minmax(0, 1fr)' } },
  }),
);

export const side = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    paddingBlock: space[20],
    '@container': {
      [wide]: { borderInlineEnd: hairline, paddingInlineEnd: space[20] },
      // The open collection takes the place of the list.
      [narrow]: { selectors: { '[data-open] > &': { display: 'none' } } },
    },
  }),
);

export const list = style(
  inLayer.domains({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: ink,
    // Its rules reach the line next to it.
    '@container': { [wide]: { marginInlineEnd: `calc(${space[20]} * -1)` } },
  }),
);

export const item = style(
  inLayer.domains({
    ...text('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: 60,
    padding: `${space[8]} 0`,
    border: 0,
    borderBlockEnd: hairline,
    background: 'none',
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    // The picture and the text are above the fill.
    isolation: 'isolate',
    '@media': {
      [media.hover]: { selectors: { '&:hover::before': { background: color.fill } } },
      // Forced colors remove the fill.
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]::before': { border: `${border.selected} solid Highlight` },
        },
      },
    },
    '@container': {
      [wide]: { selectors: { '&::before': { insetInlineEnd: `calc(${border.width} * -1)` } } },
    },
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        insetBlock: 0,
        insetInline: `calc(${space[16]} * -1)`,
      },
      // The fill ends in a rule on the line next to the list.
      '&[aria-current]::before': {
        borderInlineEnd: `${border.selected} solid ${color.text}`,
        background: color.fill,
      },
      // The ring is that of the fill, which is wider than the picture and the text.
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::before': {
        ...focusRing,
        outlineOffset: `calc(${border.focus} * -1)`,
        borderRadius: vars.radius.control,
      },
    },
  }),
);

export const itemPicture = style(
  inLayer.domains({ zIndex: -1, flex: 'none', inlineSize: 36, aspectRatio: '4 / 5' }),
);

export const itemText = style(
  inLayer.domains({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
);

export const itemName = style(
  inLayer.domains({
    fontWeight: vars.text.bodyStrong.weight,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

export const note = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted, textWrap: 'pretty' }),
);

export const detail = style(
  inLayer.domains({
    containerType: 'inline-size',
    containerName: 'collection',
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    minInlineSize: 0,
    paddingBlock: `${space[20]} 0`,
    '@container': { [wide]: { paddingInlineStart: space[40] } },
  }),
);

export const back = style(
  inLayer.domains({
    alignSelf: 'flex-start',
    '@container': { [wide]: { display: 'none' } },
  }),
);

export const backIcon = style(
  inLayer.domains({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
);

export const nothing = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

export const detailHead = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[16]}`,
    minBlockSize: vars.size.control,
    // In line with the rule of the list beside it.
    paddingBlockEnd: space[16],
    borderBlockEnd: ink,
  }),
);

export const detailTitle = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[16],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const detailActions = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[12] }),
);

export const viewInShop = style(inLayer.domains({ textDecoration: 'none' }));

export const fields = style([
  fieldRow,
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    '@container': {
      'collection (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
]);

export const description = style(inLayer.domains({ gridColumn: '1 / -1' }));

export const products = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }),
);

export const productsHead = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[20]}`,
    paddingBlockStart: space[8],
  }),
);

export const head = style(
  inLayer.domains({ '@container': { [rowsInLines]: { display: 'none' } } }),
);

export const body = style(
  inLayer.domains({
    '@container': {
      [rowsInLines]: {
        display: 'block',
        marginBlockStart: space[12],
        borderBlockStart: ink,
      },
    },
  }),
);

export const cell = style(
  inLayer.domains({ verticalAlign: 'middle', paddingInlineEnd: space[20] }),
);

export const row = style([
  listCss.row,
  inLayer.domains({
    '@container': {
      [rowsInLines]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"select product price" "select stock action"',
        alignItems: 'center',
        columnGap: space[16],
        rowGap: 0,
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
    '@container': { [rowsInLines]: { ...inLines('select'), alignSelf: 'start' } },
  }),
]);

export const product = style([
  cell,
  inLayer.domains({
    blockSize: 48,
    paddingBlock: space[2],
    '@container': {
      'collection (min-width: 560px)': { inlineSize: '45%', maxInlineSize: 0 },
      [rowsInLines]: inLines('product'),
    },
  }),
]);

export const productLine = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: productGap,
    minInlineSize: 0,
  }),
);

export const productPicture = style(
  inLayer.domains({ flex: 'none', inlineSize: productPictureWidth, aspectRatio: '4 / 5' }),
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
    whiteSpace: 'normal',
    textWrap: 'pretty',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);

export const stock = style([
  cell,
  inLayer.domains({
    '@container': {
      [rowsInLines]: {
        ...inLines('stock'),
        ...text('caption'),
        alignSelf: 'start',
        // Below the brand.
        marginInlineStart: `calc(${productPictureWidth}px + ${productGap})`,
      },
    },
  }),
]);

export const price = style([
  cell,
  inLayer.domains({
    fontWeight: vars.text.bodyStrong.weight,
    '@container': {
      [rowsInLines]: { ...inLines('price'), alignSelf: 'start', textAlign: 'end' },
    },
  }),
]);

export const rowAction = style(
  inLayer.domains({
    verticalAlign: 'middle',
    paddingBlock: 0,
    textAlign: 'end',
    '@container': {
      [rowsInLines]: {
        ...inLines('action'),
        // Its button is higher than the line of the status.
        gridRow: '1 / span 2',
        alignSelf: 'end',
        marginBlockEnd: `calc(${space[12]} * -1)`,
      },
    },
  }),
);

export const remove = style(inLayer.domains({ minBlockSize: vars.size.controlInGrid }));

export const loading = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '5fr 3fr 2fr',
    alignItems: 'center',
    gap: space[32],
    blockSize: 48,
    borderBlockEnd: hairline,
  }),
);
