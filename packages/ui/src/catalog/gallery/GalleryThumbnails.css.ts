import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { whereWide } from './where-wide.ts';

const { border, color, radius, space } = vars;

const onImage = {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: `inset 0 0 0 ${border.focus} ${color.ground}`,
  pointerEvents: 'none',
} as const;

/** A frame above an image, with an inner line that contrasts with any of them. */
export const frameOnImage = {
  selected: { ...onImage, border: `${border.selected} solid ${color.text}` },
  focus: { ...onImage, border: `${border.focus} solid ${color.focus}` },
} as const;

/** The width of a thumbnail, in px. */
export const thumbnailDisplayWidth = 72;

/** The ratio of its width to its height. */
export const thumbnailDisplayRatio = 4 / 5;

/** The width of a thumbnail as a CSS length. */
export const thumbnailWidth = `${thumbnailDisplayWidth}px`;

export const thumbnails = style(
  inLayer.domains({
    display: 'none',
    gap: space[8],
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    '@container': whereWide({
      display: 'flex',
      selectors: {
        // The stage determines the height of both; the column scrolls in it.
        '[data-thumbnails="side"] &': {
          flexDirection: 'column',
          gridColumn: 1,
          gridRow: 1,
          minBlockSize: '100%',
          blockSize: 0,
          overflowX: 'visible',
          overflowY: 'auto',
        },
      },
    }),
  }),
);

export const thumbnail = style(
  inLayer.domains({
    position: 'relative',
    display: 'block',
    flex: 'none',
    inlineSize: thumbnailWidth,
    borderRadius: radius.mediaFrame,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      // On the image: the row would cut off a frame around it.
      '&[aria-current]::after': frameOnImage.selected,
      '&:focus-visible::after': frameOnImage.focus,
    },
  }),
);

export const thumbnailPicture = style(
  inLayer.domains({ inlineSize: '100%', aspectRatio: '4 / 5' }),
);

/** In a thumbnail: the icon of a video on its poster, or of a file instead of an image. */
export const sign = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockEnd: space[4],
    insetInlineStart: space[4],
    display: 'grid',
    padding: space[2],
    borderRadius: radius.mediaFrame,
    background: color.overImageLight,
    color: color.overImageInk,
  }),
);

export const fileSign = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    aspectRatio: '4 / 5',
    borderRadius: radius.mediaFrame,
    background: color.mediaFrame,
  }),
);
