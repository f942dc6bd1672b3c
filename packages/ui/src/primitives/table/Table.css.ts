import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, size, space } = vars;

const hairline = `${border.width} solid ${color.hairline}`;
const ink = `${border.width} solid ${color.text}`;

/** Width of the shadow at an edge behind which columns are hidden. */
const shadow = space[16];

/** Each edge with the one opposite. */
const edges = [
  ['left', 'right'],
  ['right', 'left'],
] as const;

/**
 * A shadow at each edge of the region, behind the texts. Where the table ends it is under a cover that
 * scrolls with the table.
 */
const shadows = [
  ...edges.map(([edge, other]) => {
    const cover = `linear-gradient(to ${other}, ${color.ground} ${shadow}, transparent)`;
    return `${cover} ${edge} / calc(2 * ${shadow}) 100% no-repeat local`;
  }),
  ...edges.map(([edge, other]) => {
    const fade = `linear-gradient(to ${other}, ${color.hairline}, transparent)`;
    return `${fade} ${edge} / ${shadow} 100% no-repeat scroll`;
  }),
].join();

const scrollsInline = '&:is([data-overflow="inline"], [data-overflow="both"])';

export const region = style(
  inLayer.primitives({
    position: 'relative',
    maxInlineSize: '100%',
    overflow: 'auto',
    overscrollBehaviorInline: 'contain',
    selectors: {
      // A scrollable table contains its sticky header; otherwise the header sticks to the page.
      '&:not([data-overflow])': { overflow: 'visible' },
      [scrollsInline]: {
        background: shadows,
        '@media': { [media.forcedColors]: { background: 'none' } },
      },
    },
  }),
);

export const table = style(
  inLayer.primitives({
    ...text('body'),
    inlineSize: '100%',
    // A sticky header would lose collapsed borders.
    borderCollapse: 'separate',
    borderSpacing: 0,
  }),
);

export const caption = style(
  inLayer.primitives({ ...text('title'), textAlign: 'start', paddingBlockEnd: space[12] }),
);

const cell = inLayer.primitives({
  blockSize: size.row,
  paddingBlock: space[8],
  paddingInline: `0 ${space[24]}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'middle',
  // Rows are of one height; what does not fit is reached by scrolling.
  whiteSpace: 'nowrap',
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
    '&[data-numeric]': { textAlign: 'end' },
    '&[data-wrap]': { minInlineSize: '12rem', whiteSpace: 'normal', textWrap: 'pretty' },
    'tfoot &': { borderBlockEnd: 'none', fontWeight: vars.text.bodyStrong.weight },
    'tfoot tr:first-child > &': { borderBlockStart: ink },
    'tbody:has(+ tfoot) > tr:last-child > &': { borderBlockEnd: 'none' },
  },
});

export const data = style([cell]);

export const rowHeader = style([
  cell,
  inLayer.primitives({ fontWeight: vars.text.bodyStrong.weight }),
]);

export const columnHeader = style([
  cell,
  inLayer.primitives({
    ...text('caption'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    background: color.ground,
    color: color.textMuted,
    borderBlockEnd: ink,
    verticalAlign: 'bottom',
    // Nothing scrolls below it there, and the shadows of the region are behind it.
    selectors: { '[data-overflow="inline"] > table &': { background: 'none' } },
  }),
]);
