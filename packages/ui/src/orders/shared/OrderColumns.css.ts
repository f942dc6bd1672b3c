import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

/** What is filled in or read is no wider than is comfortable; the summary takes the rest. */
const mainWidth = 640;
const columnGap = 96;

export const root = style(inLayer.domains({ paddingBlock: `${space[32]} ${space[96]}` }));

/**
 * The summary is next to what it is about from 1024 px up. Below, it comes after it, but for what
 * is urgent: that is above.
 */
export const columns = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[32],
    '@media': {
      [media.large]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, ${mainWidth}px) minmax(300px, 1fr)`,
        columnGap,
        alignItems: 'start',
      },
    },
  }),
);

export const main = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[40],
    inlineSize: '100%',
    maxInlineSize: mainWidth,
  }),
);

export const aside = style(
  inLayer.domains({
    display: 'contents',
    '@media': {
      [media.large]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[24],
        position: 'sticky',
        insetBlockStart: space[24],
      },
    },
  }),
);

/** What of the summary has to be in sight before all else. */
export const urgent = style(inLayer.domains({ order: -1 }));
