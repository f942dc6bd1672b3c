import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

/** The foot of a short page is at the foot of the window. */
export const root = style(
  inLayer.domains({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' }),
);

export const content = style(inLayer.domains({ flex: 1, outline: 'none' }));

/** Bottom spacing of a page before its footer. */
export const page = style(
  inLayer.domains({
    paddingBlockEnd: space[80],
    '@media': { [media.medium]: { paddingBlockEnd: space[96] } },
  }),
);

/** A page that begins with an image: on small screens directly below the header. */
export const event = style([
  page,
  inLayer.domains({ '@media': { [media.medium]: { paddingBlockStart: space[40] } } }),
]);

/** A page that begins with its title. */
export const titled = style(
  inLayer.domains({
    paddingBlockStart: space[8],
    '@media': { [media.medium]: { paddingBlockStart: space[32] } },
  }),
);

/** The title and description of a page other than a collection's, on one line. */
export const head = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[24],
    rowGap: space[8],
    paddingBlock: `${space[16]} ${space[24]}`,
    '@media': { [media.medium]: { paddingBlock: `${space[24]} ${space[40]}` } },
  }),
);

/** The message for no results, in place of the title and above the field. */
export const nothingFound = style(
  inLayer.domains({
    paddingBlock: `${space[16]} ${space[32]}`,
    '@media': { [media.medium]: { paddingBlock: `${space[24]} ${space[40]}` } },
  }),
);

/** Limited to a readable line width, at the end of the line below its button. */
export const search = style(inLayer.domains({ maxInlineSize: '40rem', marginInlineStart: 'auto' }));

export const pageSearch = style(
  inLayer.domains({ maxInlineSize: '40rem', marginBlockEnd: space[32] }),
);

/** The breadcrumbs. */
export const trail = style(
  inLayer.domains({
    paddingBlock: space[16],
    '@media': { [media.medium]: { paddingBlock: space[20] } },
  }),
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

export const list = style(
  inLayer.domains({
    display: 'grid',
    gap: space[24],
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockStart: space[24],
  }),
);

/** Sections of the event list below its header. */
export const eventList = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
  }),
);

/** The event list's title, description and number of events. */
export const eventListHead = style([
  head,
  inLayer.domains({
    alignItems: 'end',
    '@media': { [media.medium]: { paddingBlockEnd: space[16] } },
  }),
]);

export const eventListIntro = style(
  inLayer.domains({ maxInlineSize: '44ch', marginBlockStart: space[12] }),
);

/** Sections of the first page, one after another. */
export const home = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[40],
    '@media': { [media.medium]: { gap: space[56] } },
  }),
);

/** A section's title, with a link to more at the end of its line. */
export const section = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[24],
    marginBlockEnd: space[24],
  }),
);
