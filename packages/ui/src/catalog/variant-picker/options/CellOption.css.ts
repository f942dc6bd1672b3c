import { createVar, style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** Least width of a cell, in px: three stand side by side on a screen of 360 px. */
const least = 100;

/** The longest word of the values, in characters. */
export const longestWord = createVar();

/** No word is broken as long as the line is wide enough for it. */
const room = `calc(${longestWord} * 1ch + 2 * ${vars.space[16]})`;

// A few cells share the whole line; many keep to one width.
export const root = style(
  inLayer.domains({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${least}px, ${room})), 1fr))`,
  }),
);

/** A price above further words; no line where there is none. */
export const line = style(
  inLayer.domains({ display: 'block', selectors: { '&:empty': { display: 'none' } } }),
);
