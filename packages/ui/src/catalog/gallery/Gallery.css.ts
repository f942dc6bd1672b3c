import { createVar, style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, text, transition, vars } from '@vitrine/theme';
import { ratio } from './ratio.ts';

const { border, color, radius, space } = vars;

/** The slide on show from 0, and how many there are. */
export const place = createVar();
export const places = createVar();

const mosaic = '[data-layout="mosaic"] &';

export const root = style(inLayer.domains({ display: 'grid', gap: space[8], minInlineSize: 0 }));

export const missing = style(
  inLayer.domains({
    aspectRatio: ratio.swiped,
    '@media': { [media.medium]: { aspectRatio: ratio.lead } },
  }),
);

export const stage = style(inLayer.domains({ position: 'relative', minInlineSize: 0 }));

export const viewport = style(
  inLayer.domains({
    position: 'relative',
    overflow: 'hidden',
    '@media': {
      [media.medium]: { selectors: { [mosaic]: { overflow: 'visible' } } },
    },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      // Over the pictures, with a line of ground inside that parts it from any of them.
      '&:focus-visible::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        border: `${border.focus} solid ${color.focus}`,
        boxShadow: `inset 0 0 0 ${border.focus} ${color.ground}`,
        pointerEvents: 'none',
      },
    },
  }),
);

export const slides = style(
  inLayer.domains({
    display: 'flex',
    touchAction: 'pan-y pinch-zoom',
    '@media': {
      [media.medium]: {
        selectors: {
          [mosaic]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: space[8],
          },
        },
      },
    },
  }),
);

export const slide = style(
  inLayer.domains({
    flex: '0 0 100%',
    minInlineSize: 0,
    aspectRatio: ratio.swiped,
    '@media': {
      [media.medium]: {
        aspectRatio: ratio.lead,
        selectors: {
          [`${mosaic}:not([data-place="pair"])`]: { gridColumn: '1 / -1' },
          [`${mosaic}[data-place="pair"]`]: { aspectRatio: ratio.pair },
          [`${mosaic}[data-place="wide"]`]: { aspectRatio: ratio.wide },
        },
      },
    },
  }),
);

export const opener = style(
  inLayer.domains({ display: 'block', inlineSize: '100%', blockSize: '100%', cursor: 'zoom-in' }),
);

export const frame = style(
  inLayer.domains({
    display: 'block',
    overflow: 'hidden',
    inlineSize: '100%',
    blockSize: '100%',
    aspectRatio: 'auto',
    borderRadius: 0,
    background: color.stage,
    '@media': { [media.medium]: { borderRadius: radius.stage } },
  }),
);

export const video = style(
  inLayer.domains({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: `brightness(${vars.picture.dim})`,
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

export const foot = style(
  inLayer.domains({
    position: 'absolute',
    insetInline: space[20],
    insetBlockEnd: space[20],
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    pointerEvents: 'none',
    '@media': { [media.medium]: { display: 'none' } },
  }),
);

export const counter = style(
  inLayer.domains({
    ...text('micro'),
    flex: 'none',
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: radius.stage,
    background: color.surface,
    color: color.text,
  }),
);

export const track = style(
  inLayer.domains({
    position: 'relative',
    flex: 1,
    blockSize: border.selected,
    // Both tones, so that one of them shows whatever is in the picture.
    background: color.surface,
    selectors: {
      '&::after': {
        ...transition(['inset-inline-start'], 'base'),
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(100% / ${places} * ${place})`,
        inlineSize: `calc(100% / ${places})`,
        background: color.text,
      },
    },
    '@media': {
      [media.forcedColors]: {
        background: 'Canvas',
        selectors: { '&::after': { background: 'Highlight' } },
      },
    },
  }),
);

export const thumbnails = style(
  inLayer.domains({
    display: 'none',
    gap: space[8],
    // Room for the frame of the current one and for the focus ring.
    padding: space[4],
    margin: `calc(${space[4]} * -1)`,
    overflowX: 'auto',
    '@media': { [media.medium]: { display: 'flex' } },
  }),
);

export const thumbnail = style(
  inLayer.domains({
    position: 'relative',
    display: 'block',
    inlineSize: 72,
    borderRadius: radius.stage,
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

/** In a thumbnail: the sign of a film over its still, or of a file in place of a picture. */
export const sign = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockEnd: space[4],
    insetInlineStart: space[4],
    display: 'grid',
    padding: space[2],
    borderRadius: radius.stage,
    background: color.surface,
    color: color.text,
  }),
);

export const fileSign = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    aspectRatio: '4 / 5',
    borderRadius: radius.stage,
    background: color.stage,
  }),
);
