import { addDays, type Day } from './days.ts';

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** The clock of a zone; null where the zone is none that is known. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  let made: Intl.DateTimeFormat | null = null;
  try {
    made = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', era: 'short' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  } catch {
    // A zone that a browser does not know is read as UTC, which is a guess but no failure.
  }
  clocks.set(timeZone, made);
  return made;
}

/** Whether a zone is one of the IANA database that this machine knows. */
export const isTimeZone = (timeZone: string): boolean => clockOf(timeZone) !== null;

/** What clocks in a zone show at a moment, as if it were a moment in UTC; in ms. */
export function shownAt(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone)?.formatToParts(moment);
  if (!parts) return Math.floor(moment / 1000) * 1000;
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
}

/** The day of the calendar at a moment in a zone. */
export const dayAt = (moment: number, timeZone: string): Day =>
  new Date(shownAt(moment, timeZone)).toISOString().slice(0, 10);

/** The minutes since midnight that clocks in a zone show at a moment. */
export const minutesAt = (moment: number, timeZone: string): number =>
  Math.floor((shownAt(moment, timeZone) % 86_400_000) / 60_000);

/**
 * The moment at which a day begins in a zone. Where midnight is left out by summer time, it is the
 * first moment after it; where it comes twice, the first one.
 */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsets = [-1, 1].map((days) => {
    const near = midnight + days * 86_400_000;
    return shownAt(near, timeZone) - near;
  });
  const candidates = offsets.map((offset) => midnight - offset).sort((one, other) => one - other);
  const exact = candidates.find((moment) => shownAt(moment, timeZone) === midnight);
  // Of a midnight that is left out, the clocks show a later hour at the earlier candidate's place.
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
