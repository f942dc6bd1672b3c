import { style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';

/** Least width of a cell, in px: three stand side by side on a small screen. */
const least = 104;

// A few cells share the whole line; many keep to one width.
export const root = style(
  inLayer.domains({ gridTemplateColumns: `repeat(auto-fit, minmax(${least}px, 1fr))` }),
);
