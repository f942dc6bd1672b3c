import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(inLayer.domains({ display: 'grid', gap: space[24], minInlineSize: 0 }));

/** A shelf: one row that is swiped where it is wider than the page. */
export const shelf = style(
  inLayer.domains({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(10rem, 44%)',
    gap: space[12],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    // The ring of a card goes around it.
    padding: space[4],
    scrollPadding: space[4],
    margin: `calc(${space[4]} * -1)`,
    '@media': {
      [media.medium]: { gridAutoColumns: `calc((100% - 3 * ${space[24]}) / 4)`, gap: space[24] },
    },
  }),
);

export const item = style(inLayer.domains({ minInlineSize: 0, scrollSnapAlign: 'start' }));

/** Where a product was that is here no more. */
export const gone = style(
  inLayer.domains({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space[12],
  }),
);

export const stage = style(inLayer.domains({ inlineSize: '100%', aspectRatio: '4 / 5' }));
