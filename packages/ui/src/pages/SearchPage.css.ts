import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

/** The section after it has its own space. */
export const nothingFound = style(inLayer.domains({ paddingBlock: `${space[12]} 0` }));

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
