import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

/** The message for no results, in place of the title and above the field. */
export const nothingFound = style(
  inLayer.domains({
    paddingBlock: `${space[16]} ${space[32]}`,
    '@media': { [media.medium]: { paddingBlock: `${space[24]} ${space[40]}` } },
  }),
);

export const field = style(
  inLayer.domains({
    marginBlock: `${space[8]} ${space[16]}`,
    '@media': { [media.medium]: { marginBlock: `${space[16]} ${space[20]}` } },
  }),
);

/** The numbers of products and of events. */
export const count = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[24],
    marginBlockEnd: space[16],
  }),
);
