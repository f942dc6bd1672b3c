import type { ThemeName } from './color.ts';

/** A color with its opacity. */
export type TranslucentColor = {
  /** Written `#rrggbb`. */
  readonly hex: string;
  /** Opacity, from 0 to 1. */
  readonly alpha: number;
};

/** One layer of a shadow; lengths in px. */
export type ShadowLayer = {
  /** Offset to the right. */
  readonly x: number;
  /** Offset to the bottom. */
  readonly y: number;
  /** Radius of the blur. */
  readonly blur: number;
  /** How much larger than its box the shadow is; negative for smaller. */
  readonly spread: number;
  /** Color of the shadow. */
  readonly color: TranslucentColor;
};

type Elevation = {
  /** Color over the page behind a drawer or a dialog. */
  readonly scrim: TranslucentColor;
  /** Shadow of small layers, such as menus. */
  readonly popover: readonly ShadowLayer[];
  /** Shadow of drawers and dialogs. */
  readonly layer: readonly ShadowLayer[];
};

const ink = (alpha: number): TranslucentColor => ({ hex: '#101211', alpha });
const black = (alpha: number): TranslucentColor => ({ hex: '#000000', alpha });
const ring = (spread: number, color: TranslucentColor): ShadowLayer => ({
  x: 0,
  y: 0,
  blur: 0,
  spread,
  color,
});
const near = (color: TranslucentColor): ShadowLayer => ({
  x: 0,
  y: 8,
  blur: 24,
  spread: -6,
  color,
});
const far = (color: TranslucentColor): ShadowLayer => ({
  x: 0,
  y: 32,
  blur: 72,
  spread: -16,
  color,
});

const lightRing = ring(1, ink(0.06));
const darkRing = ring(1, { hex: '#373b39', alpha: 1 });
const contrastRing = ring(2, black(1));

/** Shadows above the page: `popover` for small layers, `layer` for drawer and dialog. */
export const elevation: Readonly<Record<ThemeName, Elevation>> = {
  light: {
    scrim: ink(0.48),
    popover: [near(ink(0.16)), lightRing],
    layer: [far(ink(0.32)), lightRing],
  },
  dark: {
    scrim: black(0.64),
    popover: [near(black(0.6)), darkRing],
    layer: [far(black(0.8)), darkRing],
  },
  contrast: {
    scrim: black(0.7),
    popover: [contrastRing],
    layer: [contrastRing],
  },
};
