import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { shareBar } from '../utils/share-bar.css.ts';

const { border, color, space } = vars;

const wide = 'dashboard (min-width: 840px)';
const narrow = 'dashboard (max-width: 559.98px)';

const inkRule = `${border.width} solid ${color.text}`;
const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[24],
    containerType: 'inline-size',
    containerName: 'dashboard',
    paddingBlock: space[20],
  }),
);

export const updated = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

/** Sales by currency, side by side between two rules. */
export const figures = style(
  inLayer.domains({
    display: 'grid',
    // Two columns fit a phone of 390 px.
    gridTemplateColumns: 'repeat(auto-fit, minmax(10.75rem, 1fr))',
    // Hairlines are before and below each figure; those of the first column and the last row are
    // outside of the frame.
    overflow: 'hidden',
    borderBlockStart: inkRule,
    borderBlockEnd: hairline,
    margin: 0,
  }),
);

export const figure = style(
  inLayer.domains({
    display: 'grid',
    alignContent: 'start',
    gap: space[4],
    minInlineSize: 0,
    // The texts of the first column begin at the edge of the page in every row.
    marginInlineStart: `calc((${space[16]} + ${border.width}) * -1)`,
    marginBlockEnd: `calc(${border.width} * -1)`,
    paddingBlock: space[12],
    // The next figure begins that much before the end of this one.
    paddingInline: `${space[16]} calc(${space[16]} * 2 + ${border.width})`,
    borderInlineStart: hairline,
    borderBlockEnd: hairline,
    '@container': { [narrow]: { borderInlineStartColor: 'transparent' } },
  }),
);

export const figureName = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const figureAmount = style(inLayer.domains({ ...text('title'), margin: 0 }));

export const figureNote = style(
  inLayer.domains({
    ...text('caption'),
    margin: 0,
    color: color.textMuted,
    textWrap: 'pretty',
  }),
);

export const columns = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    alignItems: 'start',
    '@container': {
      [wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)', columnGap: space[40] },
    },
  }),
);

export const section = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
);

export const sectionHeader = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
    paddingBlockEnd: space[8],
    borderBlockEnd: inkRule,
  }),
);

export const list = style(inLayer.domains({ listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[12],
    minBlockSize: '52px',
    paddingBlock: space[8],
    borderBlockEnd: hairline,
    '@media': { '(pointer: coarse)': { minBlockSize: '60px' } },
  }),
);

export const rowText = style(
  inLayer.domains({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

/** The column at the end of a row, whose lines have one edge. */
export const rowEnd = style(inLayer.domains({ display: 'grid', justifyItems: 'end' }));

/** The share of the places that is taken. */
export const bar = style([
  shareBar,
  inLayer.domains({ inlineSize: 112, marginBlockStart: space[4] }),
]);

export const rowNote = style(
  inLayer.domains({ ...text('caption'), color: color.textMuted, textWrap: 'pretty' }),
);

export const rowAmount = style(
  inLayer.domains({
    ...text('bodyStrong'),
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
);

export const eventRow = style([
  row,
  inLayer.domains({ gridTemplateColumns: '36px minmax(0, 1fr) auto' }),
]);

export const rowLink = style(
  inLayer.domains({
    ...text('bodyStrong'),
    color: color.text,
    textDecoration: 'none',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  }),
);

export const empty = style(
  inLayer.domains({
    ...text('body'),
    margin: 0,
    paddingBlock: space[16],
    color: color.textMuted,
    textWrap: 'pretty',
  }),
);

export const failed = style(inLayer.domains({ marginBlockStart: space[12] }));

export const more = style(inLayer.domains({ paddingBlockStart: space[12] }));
