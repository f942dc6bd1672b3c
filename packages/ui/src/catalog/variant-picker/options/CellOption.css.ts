import { createVar, style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** Minimum width of a cell, in px: three fit side by side on a 360 px screen. */
const least = 100;

/** Length of the longest word of the values, in characters. */
export const longestWord = createVar();

/** Words do not break as long as the line is wide enough. */
const room = `calc(${longestWord} * 1ch + 2 * ${vars.space[16]})`;

// A few cells share the full line; many cells have one fixed width.
export const root = style(
  inLayer.domains({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${least}px, ${room})), 1fr))`,
  }),
);
