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
