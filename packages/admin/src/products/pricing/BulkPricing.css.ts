import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';
import { inLines } from '../../list/in-lines.ts';

const { border, color, radius, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;
const wideTable = 'pricing (min-width: 840px)';
const narrow = 'pricing (max-width: 559.98px)';

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: space[20],
    minInlineSize: 0,
    containerType: 'inline-size',
    containerName: 'pricing',
    paddingBlock: `${space[20]} 0`,
  }),
);

export const columns = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[32],
    paddingBlockEnd: space[40],
    '@container': { [wideTable]: { gridTemplateColumns: '304px minmax(0, 1fr)' } },
  }),
);

export const rule = style(
  inLayer.domains({
    display: 'grid',
    gap: space[16],
    minInlineSize: 0,
    margin: 0,
    padding: `${space[16]} 0 0`,
    border: 0,
    borderBlockStart: `${border.width} solid ${color.text}`,
  }),
);

/** The first field has the same name. */
export const legend = style(
  inLayer.domains({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const how = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr)',
    alignItems: 'start',
    gap: space[16],
  }),
);

/** Its error may be as wide as this field and the next one, which are equally wide. */
export const value = style({});

globalStyle(
  `${value}[data-invalid] > :last-child > :last-child`,
  inLayer.domains({ marginInlineEnd: `calc(-100% - ${space[16]})` }),
);

export const pair = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: space[16],
  }),
);

export const guard = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
  }),
);

export const guardField = style(inLayer.domains({ flex: 'none', inlineSize: 72 }));

export const preview = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    minInlineSize: 0,
    borderBlockStart: `${border.width} solid ${color.text}`,
  }),
);

export const loading = style(
  inLayer.domains({ margin: `${space[16]} 0 0`, color: color.textMuted }),
);

export const head = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

// Between two rules, so its words are in the middle.
globalStyle(`${head} th`, inLayer.domains({ blockSize: 36, verticalAlign: 'middle' }));

export const body = style(inLayer.domains({ '@container': { [narrow]: { display: 'block' } } }));

export const row = style(
  inLayer.domains({
    selectors: { '&[data-left-out]': { color: color.textMuted } },
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"select product after" "select margin before"',
        alignItems: 'center',
        columnGap: space[12],
        rowGap: space[4],
        paddingBlock: space[12],
        borderBlockEnd: hairline,
      },
    },
  }),
);

const cell = inLayer.domains({ verticalAlign: 'middle' });

/** Columns of wide tables. */
export const wide = style(
  inLayer.domains({ '@container': { 'pricing (max-width: 759.98px)': { display: 'none' } } }),
);

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
    blockSize: 44,
    paddingBlock: space[2],
    '@container': {
      'pricing (min-width: 560px)': { inlineSize: '40%', maxInlineSize: 0, overflow: 'hidden' },
      [narrow]: inLines('product'),
    },
  }),
]);

export const productLine = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 }),
);

export const picture = style(
  inLayer.domains({ display: 'grid', flex: 'none', inlineSize: 28, blockSize: 36 }),
);

export const frame = style(inLayer.domains({ blockSize: '100%', aspectRatio: 'auto' }));

export const names = style(
  inLayer.domains({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
);

const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const name = style(inLayer.domains({ ...cut, fontWeight: vars.text.bodyStrong.weight }));

export const repeated = style(inLayer.domains({ ...cut, color: color.textMuted }));

export const choices = style(
  inLayer.domains({ ...text('caption'), ...cut, color: color.textMuted }),
);

export const before = style([
  cell,
  inLayer.domains({
    color: color.textMuted,
    '@container': { [narrow]: { ...inLines('before'), textAlign: 'end' } },
  }),
]);

export const after = style([
  cell,
  inLayer.domains({ '@container': { [narrow]: { ...inLines('after'), textAlign: 'end' } } }),
]);

export const afterLine = style(
  inLayer.domains({ display: 'inline-flex', alignItems: 'center', gap: space[8] }),
);

/** Looks like the text of the cell, with a border when it can be pressed. */
export const afterButton = style(
  inLayer.domains({
    ...transition(['border-color']),
    font: 'inherit',
    fontWeight: vars.text.bodyStrong.weight,
    boxSizing: 'border-box',
    minBlockSize: vars.size.controlInGrid,
    marginInlineEnd: `calc((${space[8]} + ${border.width}) * -1)`,
    paddingInline: space[8],
    border: `${border.width} solid transparent`,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'text',
    selectors: { '[data-left-out] &': { fontWeight: vars.text.body.weight } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: color.borderControl } } },
    },
  }),
);

export const afterField = style(
  inLayer.domains({
    inlineSize: '7rem',
    minBlockSize: vars.size.controlInGrid,
    blockSize: vars.size.controlInGrid,
    marginInlineStart: 'auto',
  }),
);

export const change = style([cell, inLayer.domains({ color: color.textMuted })]);

export const paid = style([cell]);

export const margin = style([
  cell,
  inLayer.domains({
    '@container': {
      [narrow]: { ...inLines('margin'), ...text('caption'), textAlign: 'start' },
    },
  }),
]);

export const notNarrow = style(
  inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }),
);

/** The name of a column, where there is no head. */
export const onlyNarrow = style(
  inLayer.domains({ '@container': { 'pricing (min-width: 560px)': { display: 'none' } } }),
);
