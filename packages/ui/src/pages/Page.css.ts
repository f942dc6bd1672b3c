import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

/** Bottom spacing of a page before its footer. */
export const page = style(
  inLayer.domains({
    paddingBlockEnd: space[80],
    '@media': { [media.medium]: { paddingBlockEnd: space[96] } },
  }),
);

/** A page that begins with its title. */
export const titled = style([
  page,
  inLayer.domains({
    paddingBlockStart: space[8],
    '@media': { [media.medium]: { paddingBlockStart: space[32] } },
  }),
]);

/** A page that begins with an image: on small screens directly below the header. */
export const withImage = style([
  page,
  inLayer.domains({ '@media': { [media.medium]: { paddingBlockStart: space[40] } } }),
]);

/** A title in the position of the one of `header`. */
export const title = style(
  inLayer.domains({
    paddingBlockStart: space[16],
    '@media': { [media.medium]: { paddingBlockStart: space[24] } },
  }),
);

/** The title of a page, and on the same line what its end has. */
export const header = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    // The end is on the line of the sentence below the title, if there is one.
    alignItems: 'last baseline',
    justifyContent: 'space-between',
    columnGap: space[24],
    rowGap: space[8],
    paddingBlock: `${space[16]} ${space[24]}`,
    '@media': { [media.medium]: { paddingBlock: `${space[24]} ${space[40]}` } },
  }),
);

export const description = style(inLayer.domains({ marginBlockStart: space[8] }));

/** The breadcrumbs above a product. */
export const breadcrumbs = style(
  inLayer.domains({
    paddingBlock: space[16],
    '@media': { [media.medium]: { paddingBlock: space[20] } },
  }),
);

/** Quiet actions next to each other. */
export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] }),
);

/** An action that is beside the main one on wider screens. */
export const smallOnly = style(
  inLayer.domains({ '@media': { [media.medium]: { display: 'none' } } }),
);

/** Consecutive shelves, with space above the first one. */
export const shelves = style(
  inLayer.domains({
    display: 'grid',
    gap: space[56],
    paddingBlockStart: space[56],
    '@media': { [media.medium]: { gap: space[80], paddingBlockStart: space[80] } },
    ':empty': { display: 'none' },
  }),
);
