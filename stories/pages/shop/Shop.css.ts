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

/** A page that begins with its title. */
export const titled = style(
  inLayer.domains({
    paddingBlockStart: space[8],
    '@media': { [media.medium]: { paddingBlockStart: space[32] } },
  }),
);

/** The page of a closed store begins with an image. */
export const closed = style(
  inLayer.domains({ '@media': { [media.medium]: { paddingBlockStart: space[32] } } }),
);

/** Sections of the first page, one after another. */
export const home = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[56],
    '@media': { [media.medium]: { gap: space[80] } },
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

/** An image and a text about it; on narrow screens the image is edge to edge above the text. */
export const feature = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[40] },
    },
  }),
);

export const featureMedia = style(
  inLayer.domains({
    aspectRatio: '4 / 5',
    marginInline: `calc(${vars.container.gutter} * -1)`,
    '@media': { [media.medium]: { aspectRatio: '1', marginInline: 0 } },
  }),
);

export const featureText = style(
  inLayer.domains({
    display: 'grid',
    alignContent: 'end',
    justifyItems: 'start',
    gap: space[16],
    maxInlineSize: '32rem',
  }),
);

export const kicker = style(inLayer.domains({ marginBlockEnd: `calc(${space[8]} * -1)` }));

export const featureActions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[24] }),
);

/** The newsletter in the footer. */
export const newsletter = style(inLayer.domains({ marginBlockStart: space[16] }));

/** The last line of the footer. */
export const legalRow = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[24],
    rowGap: space[4],
    flexBasis: '100%',
  }),
);

/** Copyright and the links beside it. */
export const legal = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[20],
    rowGap: space[4],
  }),
);

export const legalLink = style(
  inLayer.domains({
    color: 'inherit',
    textDecoration: 'none',
    // At least 24 px high.
    paddingBlock: space[4],
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  }),
);

/** A readable line length. */
export const infoText = style(inLayer.domains({ maxInlineSize: '38rem' }));
