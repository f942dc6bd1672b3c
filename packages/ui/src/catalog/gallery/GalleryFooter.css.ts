import { createVar, style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, text, transition, vars } from '@vitrine/theme';
import { whereWide } from './where-wide.ts';

const { border, color, radius, size, space } = vars;

/** The slide on show from 0, and how many there are. */
export const slideIndex = createVar();
export const slideCount = createVar();

/** A video has its own controls at the bottom. */
const overVideo = ':is([data-media-type="video"], [data-media-type="model"]) > &';

export const root = style(
  inLayer.domains({
    position: 'absolute',
    insetInline: space[20],
    insetBlockEnd: space[20],
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    pointerEvents: 'none',
    '@container': whereWide({
      insetInline: space[12],
      insetBlockEnd: space[12],
      selectors: {
        '[data-layout="mosaic"] &': { display: 'none' },
        [overVideo]: { insetBlock: `${space[12]} auto` },
      },
    }),
    selectors: { [overVideo]: { insetBlock: `${space[20]} auto` } },
  }),
);

export const counter = style(
  inLayer.domains({
    ...text('micro'),
    flex: 'none',
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: radius.mediaFrame,
    background: color.overImageLight,
    color: color.overImageInk,
  }),
);

export const track = style(
  inLayer.domains({
    position: 'relative',
    flex: 1,
    blockSize: border.selected,
    background: `color-mix(in srgb, ${color.overImageInk} 30%, transparent)`,
    selectors: {
      '&::after': {
        ...transition(['inset-inline-start'], 'base'),
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(100% / ${slideCount} * ${slideIndex})`,
        inlineSize: `calc(100% / ${slideCount})`,
        background: color.overImageInk,
      },
    },
    // Thumbnails show the same.
    '@container': whereWide({
      selectors: { '[data-layout="carousel"]:not([data-thumbnails="none"]) &': { opacity: 0 } },
    }),
    '@media': {
      [media.forcedColors]: {
        background: 'Canvas',
        selectors: { '&::after': { background: 'Highlight' } },
      },
    },
  }),
);

const change = transition(['background-color', 'color']);

/** The light plate with some percent of ink. */
const tinted = (percent: number) =>
  `color-mix(in srgb, ${color.overImageInk} ${percent}%, ${color.overImageLight})`;

const tile = {
  ...change,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.iconButton,
  blockSize: size.iconButton,
  borderRadius: radius.mediaFrame,
  background: color.overImageLight,
  color: color.overImageInk,
  cursor: 'pointer',
  pointerEvents: 'auto',
  '@media': {
    ...change['@media'],
    [media.hover]: { selectors: { '&:hover': { background: tinted(8) } } },
  },
  selectors: {
    '&:active': { background: tinted(14) },
    '&:focus-visible': focusRing,
    '&[aria-disabled]': {
      background: color.overImageLight,
      color: tinted(50),
      cursor: 'default',
    },
  },
} as const;

export const play = style(inLayer.domains(tile));

/** Narrow galleries use swiping, with the viewer as an alternative. */
export const control = style(
  inLayer.domains({
    ...tile,
    display: 'none',
    '@container': whereWide({ display: 'grid' }),
    // Two that belong together.
    selectors: {
      ...tile.selectors,
      'button + &': { marginInlineStart: `calc(${space[2]} - ${space[12]})` },
    },
  }),
);
