import { idOf } from '../core/random.ts';

/** The id of the event of the programme that was made with this slug. */
export const eventIdOf = (slug: string): string => idOf(`event/${slug}`);

/** The slug of one of several dates, as the platform numbers slugs; the first one has no number. */
export const numbered = (slug: string, position: number): string =>
  position === 0 ? slug : `${slug}-${position}`;

/** The category that holds the dates of a recurring event. */
export const seriesIdOf = (slug: string): string => idOf(`event-series/${slug}`);
