import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

/** The foot of a short page is at the foot of the window. */
export const root = style(
  inLayer.domains({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' }),
);

export const content = style(inLayer.domains({ flex: 1, outline: 'none' }));

/** Where a page ends before its foot. */
export const page = style(
  inLayer.domains({
    paddingBlockEnd: space[80],
    '@media': { [media.medium]: { paddingBlockEnd: space[96] } },
  }),
);

/** A page that begins with a picture: from the head on where the page is small. */
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

/** The title of a page that is no collection's, and what is said of it, on one line. */
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

/** That nothing was found, in place of the title and over the field. */
export const nothingFound = style(
  inLayer.domains({
    paddingBlock: `${space[16]} ${space[32]}`,
    '@media': { [media.medium]: { paddingBlock: `${space[24]} ${space[40]}` } },
  }),
);

/** As wide as words are read, at the end of the line under the button that opens it. */
export const search = style(inLayer.domains({ maxInlineSize: '40rem', marginInlineStart: 'auto' }));

export const pageSearch = style(
  inLayer.domains({ maxInlineSize: '40rem', marginBlockEnd: space[32] }),
);

/** The way here. */
export const trail = style(
  inLayer.domains({
    paddingBlock: space[16],
    '@media': { [media.medium]: { paddingBlock: space[20] } },
  }),
);

/** One shelf after another, and the first one after what is above it. */
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

/** The programme below its head, part by part. */
export const programme = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
  }),
);

/** The title of the programme, what it is, and how much there is of it. */
export const programmeHead = style([
  head,
  inLayer.domains({
    alignItems: 'end',
    '@media': { [media.medium]: { paddingBlockEnd: space[16] } },
  }),
]);

export const programmeLead = style(
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

/** A section's title, and at the end of its line where there is more. */
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
