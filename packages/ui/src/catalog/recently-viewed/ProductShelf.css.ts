import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { pageSectionHeaderStyle } from '../../utils/styles/section.ts';
import { four, productList, three } from '../grid/product-columns.css.ts';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gap: space[24],
    minInlineSize: 0,
    containerName: productList,
    containerType: 'inline-size',
  }),
);

/** The title, and what its end has on the same baseline. */
export const header = style(inLayer.domains(pageSectionHeaderStyle));

/**
 * Full rows of cards: four next to each other, three, or two rows of two. What does not fill a row is
 * left out.
 */
export const shelf = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[12],
    rowGap: space[32],
    '@container': {
      [three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[24] },
      [four]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

const leftOut = { display: 'none' };

export const item = style(
  inLayer.domains({
    minInlineSize: 0,
    selectors: { '&:nth-child(3):last-child': leftOut },
    '@container': {
      [three]: {
        selectors: { '&:nth-child(4)': leftOut, '&:nth-child(3):last-child': { display: 'block' } },
      },
      [four]: { selectors: { '&:nth-child(4)': { display: 'block' } } },
    },
  }),
);

/** Position of a removed product. */
export const removed = style(
  inLayer.domains({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space[12],
  }),
);

export const mediaFrame = style(inLayer.domains({ inlineSize: '100%', aspectRatio: '4 / 5' }));
