import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { four, productList, three } from './product-columns.css.ts';

const { border, space } = vars;

/** About how high a card is before it was on show. */
const cardHeight = '28rem';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const root = style(
  inLayer.domains({ containerName: productList, containerType: 'inline-size', minInlineSize: 0 }),
);

export const failure = style(inLayer.domains({ marginBlockStart: space[32] }));

export const grid = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: columns(2),
    columnGap: space[12],
    rowGap: space[32],
    '@container': {
      [three]: {
        gridTemplateColumns: columns(3),
        columnGap: space[24],
        rowGap: space[56],
      },
      [four]: { gridTemplateColumns: columns(4) },
    },
  }),
);

export const cell = style(
  inLayer.domains({
    minInlineSize: 0,
    selectors: { '&[data-size="feature"]': { gridColumn: 'span 2' } },
  }),
);

/** Off-screen cards are laid out only near the viewport; in-page search still finds all of them. */
export const offscreenCell = style(
  inLayer.domains({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${cardHeight}`,
    // Room for the focus ring around a card.
    overflowClipMargin: `calc(${border.focus} * 4)`,
  }),
);

export const offscreen = style(
  inLayer.domains({
    paddingBlockStart: space[32],
    '@container': { [three]: { paddingBlockStart: space[56] } },
  }),
);

/** The gap belongs to the row, so that it is measured with it. */
export const offscreenRow = style(
  inLayer.domains({
    paddingBlockEnd: space[32],
    '@container': { [three]: { paddingBlockEnd: space[56] } },
  }),
);
