import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { container, space } = vars;

export const root = style(inLayer.domains({ display: 'grid', gap: space[24], minInlineSize: 0 }));

/** The title, and what its end has on the same baseline. */
export const header = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[24],
  }),
);

/**
 * A shelf: one row that scrolls horizontally if it is wider than the page. On a small page it
 * extends to the window's edges, and a third of the next card is visible.
 */
export const shelf = style(
  inLayer.domains({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max(8rem, 42%)',
    gap: space[12],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    // Room for the focus ring around a card.
    paddingBlock: space[4],
    marginBlock: `calc(${space[4]} * -1)`,
    paddingInline: container.gutter,
    scrollPaddingInline: container.gutter,
    marginInline: `calc(${container.gutter} * -1)`,
    '@media': {
      [media.medium]: {
        gridAutoColumns: `calc((100% - 3 * ${space[24]}) / 4)`,
        gap: space[24],
        paddingInline: space[4],
        scrollPaddingInline: space[4],
        marginInline: `calc(${space[4]} * -1)`,
      },
    },
  }),
);

export const item = style(inLayer.domains({ minInlineSize: 0, scrollSnapAlign: 'start' }));

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
