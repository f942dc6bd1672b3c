import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gap: space[16],
    paddingBlock: `${space[16]} ${space[24]}`,
    '@media': { [media.medium]: { paddingBlock: `${space[24]} ${space[40]}` } },
  }),
);

/** Gap between image and text on a wide page, in px: the same as on a product page. */
const wideGap = 72;

/** The text next to the image, which is neither cropped nor enlarged, if there is room for both. */
export const withMedia = style(
  inLayer.domains({
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)',
        alignItems: 'end',
        columnGap: wideGap,
      },
    },
  }),
);

export const header = style(
  inLayer.domains({
    display: 'grid',
    gap: space[16],
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
    },
  }),
);

export const beside = style(
  inLayer.domains({
    '@media': {
      [media.large]: {
        gridColumn: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'start',
        gap: space[24],
      },
    },
  }),
);

export const intro = style(
  inLayer.domains({ maxInlineSize: '26rem', marginBlockStart: space[16] }),
);

export const files = style(inLayer.domains({ marginBlockStart: space[12] }));

export const title = style(inLayer.domains({ overflowWrap: 'anywhere' }));

/** Its media above the title, or next to it. */
export const mediaFrame = style(
  inLayer.domains({
    aspectRatio: '3 / 2',
    inlineSize: '100%',
    borderRadius: vars.radius.mediaFrame,
    objectFit: 'cover',
    background: vars.color.mediaFrame,
    '@media': { [media.large]: { gridColumn: 1 } },
  }),
);
