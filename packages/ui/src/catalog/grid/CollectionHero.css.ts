import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { container, space } = vars;

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

/** The media above the text: the first thing of a page. */
export const lead = style(
  inLayer.domains({
    gap: space[20],
    paddingBlock: 0,
    '@media': { [media.medium]: { gap: space[24], paddingBlockStart: space[32] } },
  }),
);

export const leadMedia = style(
  inLayer.domains({
    aspectRatio: '4 / 5',
    // Edge to edge on a narrow page.
    inlineSize: `calc(100% + 2 * ${container.gutter})`,
    marginInline: `calc(${container.gutter} * -1)`,
    objectFit: 'cover',
    background: vars.color.mediaFrame,
    '@media': {
      [media.medium]: {
        aspectRatio: '16 / 9',
        inlineSize: '100%',
        marginInline: 0,
        borderRadius: vars.radius.mediaFrame,
      },
    },
  }),
);

/** Title, and sentence with action: two columns on one baseline where there is room. */
export const leadText = style(
  inLayer.domains({
    gap: space[16],
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)',
        alignItems: 'end',
        columnGap: space[40],
      },
      [media.large]: { columnGap: wideGap },
    },
  }),
);

export const leadEnd = style(
  inLayer.domains({
    display: 'grid',
    gap: space[24],
    '@media': { [media.medium]: { justifyItems: 'start' } },
  }),
);

export const kicker = style(inLayer.domains({ marginBlockEnd: space[12] }));
