import { addDays, type Day } from '../../time/calendar/days.ts';
import { dateInZone, timeInZone } from '../time-zone.ts';

/** The day of the calendar at a moment in a zone. */
export const dayAt = (moment: number, timeZone: string): Day =>
  dateInZone(new Date(moment), timeZone);

/** The minutes since midnight that clocks in a zone show at a moment. */
export const minutesAt = (moment: number, timeZone: string): number =>
  Math.floor((timeInZone(new Date(moment), timeZone) % 86_400_000) / 60_000);

/**
 * Returns the moment at which a day starts in a zone. If daylight saving time skips midnight, it is
 * the first moment after it; if midnight occurs twice, the first one.
 */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsets = [-1, 1].map((days) => {
    const near = midnight + days * 86_400_000;
    return timeInZone(new Date(near), timeZone) - near;
  });
  const candidates = offsets.map((offset) => midnight - offset).sort((one, other) => one - other);
  const exact = candidates.find((moment) => timeInZone(new Date(moment), timeZone) === midnight);
  // For a skipped midnight, the clocks show a later hour at the earlier candidate.
  return exact ?? firstOf(day, candidates[0] ?? midnight, timeZone);
}

/** The first moment of a day whose midnight is left out, from before it on. */
function firstOf(day: Day, before: number, timeZone: string): number {
  let low = before - 3_600_000 * 3;
  let high = before + 3_600_000 * 3;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (dayAt(middle, timeZone) < day) low = middle;
    else high = middle;
  }
  return high;
}

/** The moment at which a day is over in a zone. */
export const endOfDay = (day: Day, timeZone: string): number =>
  startOfDay(addDays(day, 1), timeZone);
