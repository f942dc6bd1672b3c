import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { fit } from '../../primitives/picture/Picture.css.ts';
import { frameOnImage, thumbnailWidth } from './GalleryThumbnails.css.ts';
import { mediaRatios } from './media-ratio.ts';
import { whereWide } from './where-wide.ts';

const { color, radius, space } = vars;

const mosaic = '[data-layout="mosaic"] &';
const immersive = '[data-layout="immersive"] &';

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    minInlineSize: 0,
    '@container': whereWide({
      selectors: {
        '[data-thumbnails="side"] > &': {
          gridTemplateColumns: `${thumbnailWidth} minmax(0, 1fr)`,
          columnGap: space[12],
        },
      },
    }),
  }),
);

export const missing = style(
  inLayer.domains({
    aspectRatio: mediaRatios.swiped,
    '@container': whereWide({
      aspectRatio: mediaRatios.lead,
      selectors: { [immersive]: { aspectRatio: mediaRatios.immersive, maxBlockSize: '85svb' } },
    }),
  }),
);

export const mediaFrame = style(
  inLayer.domains({
    position: 'relative',
    minInlineSize: 0,
    '@container': whereWide({ selectors: { '[data-thumbnails="side"] &': { gridColumn: 2 } } }),
  }),
);

export const viewport = style(
  inLayer.domains({
    position: 'relative',
    // Until the carousel is loaded, it is a natively scrolling strip.
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '@container': whereWide({
      selectors: { [mosaic]: { overflow: 'visible', scrollSnapType: 'none' } },
    }),
    selectors: {
      '&[data-swipe="move"]': { overflow: 'hidden', scrollSnapType: 'none' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': frameOnImage.focus,
    },
  }),
);

export const slides = style(
  inLayer.domains({
    display: 'flex',
    touchAction: 'pan-y pinch-zoom',
    '@container': whereWide({
      selectors: {
        [mosaic]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: space[8],
        },
      },
    }),
  }),
);

export const slide = style(
  inLayer.domains({
    flex: '0 0 100%',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    aspectRatio: mediaRatios.swiped,
    '@container': whereWide({
      aspectRatio: mediaRatios.lead,
      selectors: {
        [`${mosaic}:not([data-mosaic-slot="pair"])`]: { gridColumn: '1 / -1' },
        [`${mosaic}[data-mosaic-slot="pair"]`]: { aspectRatio: mediaRatios.pair },
        [`${mosaic}[data-mosaic-slot="wide"]`]: { aspectRatio: mediaRatios.wide },
        [immersive]: { aspectRatio: mediaRatios.immersive, maxBlockSize: '85svb' },
        // Little of it would be left.
        [`${immersive}[data-orientation="vertical"]`]: { vars: { [fit]: 'contain' } },
      },
    }),
  }),
);

export const opener = style(
  inLayer.domains({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    cursor: 'zoom-in',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': frameOnImage.focus,
    },
  }),
);

export const frame = style(
  inLayer.domains({
    display: 'block',
    overflow: 'hidden',
    inlineSize: '100%',
    blockSize: '100%',
    aspectRatio: 'auto',
    borderRadius: 0,
    background: color.mediaFrame,
    '@container': whereWide({
      borderRadius: radius.mediaFrame,
      selectors: { [immersive]: { borderRadius: 0 } },
    }),
  }),
);

export const file = style(
  inLayer.domains({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[4],
    blockSize: '100%',
    padding: space[24],
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const fileTitle = style(inLayer.domains({ ...text('label'), marginBlockStart: space[8] }));

export const fileKind = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

/** Above the footer, on the image. */
export const notice = style(
  inLayer.domains({
    ...text('caption'),
    position: 'absolute',
    insetBlockStart: space[12],
    insetInlineStart: space[12],
    maxInlineSize: `calc(100% - 2 * ${space[12]})`,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.mediaFrame,
    background: color.overImageLight,
    color: color.overImageInk,
  }),
);
