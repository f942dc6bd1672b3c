import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, vars } from '@vitrine/theme';
import { whereWide } from './where-wide.ts';

const { border, color, radius, space } = vars;

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
    // Room for the frame of the current one and for the focus ring.
    padding: space[4],
    margin: `calc(${space[4]} * -1)`,
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
      '&[aria-current]': {
        outline: `${border.selected} solid ${color.text}`,
        outlineOffset: border.selected,
      },
      '&:focus-visible': focusRing,
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
