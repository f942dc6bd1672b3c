import { breakpoints, containerBreakpoints } from '../tokens/layout.ts';
import { mapValues, px } from '../units.ts';

const from = (width: number) => `(min-width: ${px(width)})`;

/** Conditions for `@media`. Styles start small; `medium` is 761 px and up. */
export const media = {
  ...mapValues(breakpoints, from),
  small: `(max-width: ${px(breakpoints.medium - 1)})`,
  /** For pointers that can hover: all hover styles go here. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Conditions for `@container`: 360, 560, 840 and 920 px and up. */
export const containers = mapValues(containerBreakpoints, from);
