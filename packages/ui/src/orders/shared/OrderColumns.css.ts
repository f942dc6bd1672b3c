import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

/** Maximum width of forms and text. The summary takes the remaining space. */
const mainWidth = 640;
const columnGap = 96;

export const root = style(inLayer.domains({ paddingBlock: `${space[32]} ${space[96]}` }));

/**
 * From 1024 px up, the summary is next to the main column. Below, it follows the main column,
 * except for urgent content, which comes first.
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

/** Content of the summary that must come first. */
export const urgent = style(inLayer.domains({ order: -1 }));
