import type { HeadingLevel } from './Heading.tsx';

/** The place in the outline of what stands under a heading; 6 is the last. */
export const levelBelow = (level: HeadingLevel): HeadingLevel =>
  Math.min(level + 1, 6) as HeadingLevel;
