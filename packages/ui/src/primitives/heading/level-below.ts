import type { HeadingLevel } from './Heading.tsx';

/** The place in the outline of what is under a heading; 6 is the last. */
export const nextHeadingLevel = (level: HeadingLevel): HeadingLevel =>
  Math.min(level + 1, 6) as HeadingLevel;
