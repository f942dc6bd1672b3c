/**
 * A day of the calendar, wherever it is lived through: `2026-11-27`. Days compare as texts do, from
 * year 1 to year 9999.
 */
export type Day = string;

const DAY_MS = 86_400_000;

/** Returns the moment at which a day starts in UTC, for day arithmetic. */
const toDayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const written = (dayNumber: number): Day => new Date(dayNumber).toISOString().slice(0, 10);

/** Whether a text is an existing day: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const dayNumber = toDayNumber(text);
  return !Number.isNaN(dayNumber) && written(dayNumber) === text;
}

/** Adds a number of days; a negative number subtracts. */
export const addDays = (day: Day, count: number): Day => written(toDayNumber(day) + count * DAY_MS);

/** Returns the number of days from one day to another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toDayNumber(to) - toDayNumber(from)) / DAY_MS);

/** Monday is 1 and Sunday is 7. */
export const getWeekday = (day: Day): number =>
  ((new Date(toDayNumber(day)).getUTCDay() + 6) % 7) + 1;

/** The first day of the week that a day is in. */
export const getWeek = (day: Day, weekStart: number): Day =>
  addDays(day, -((getWeekday(day) - weekStart + 7) % 7));

/** A moment that is this day in UTC, for `Intl` with `timeZone: 'UTC'`. */
export const toDate = (day: Day): Date => new Date(toDayNumber(day));

/** The days from one through another. */
export const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
