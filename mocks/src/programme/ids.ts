import { idOf } from '../core/random.ts';

/** The id of the event of the programme that was made with this slug. */
export const eventIdOf = (slug: string): string => idOf(`event/${slug}`);

/** The n-th slug that the same words make; the first one has no number. */
export const numbered = (slug: string, number: number): string =>
  number === 1 ? slug : `${slug}-${number}`;

/** The category that holds the dates of a recurring event. */
export const seriesIdOf = (slug: string): string => idOf(`event-series/${slug}`);
