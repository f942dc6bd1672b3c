import type { HeadingLevel } from './Heading.tsx';

/** Returns the heading level below a heading, at most 6. */
export const nextHeadingLevel = (level: HeadingLevel): HeadingLevel =>
  Math.min(level + 1, 6) as HeadingLevel;
