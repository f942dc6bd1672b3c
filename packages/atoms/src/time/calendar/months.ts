import { addDays, type Day, daysFrom, getWeek, toDate } from './days.ts';

/** A month of some calendar, by its first and its last day. */
export interface Month {
  /** Its first day, in ISO 8601. */
  first: Day;
  /** Its last day, in ISO 8601. */
  last: Day;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(calendar: string): Intl.DateTimeFormat {
  const known = formats.get(calendar);
  if (known) return known;
  const existing = new Intl.DateTimeFormat('en', {
    ...{ calendar, timeZone: 'UTC', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
  });
  formats.set(calendar, existing);
  return existing;
}

/**
 * Returns the number of a day in its month, from 1, in a calendar of `Intl`: `persian`, `gregory`.
 */
export function getDayOfMonth(day: Day, calendar: string): number {
  const parts = getFormat(calendar).formatToParts(toDate(day));
  return Number(parts.find(({ type }) => type === 'day')?.value);
}

/** Longer than any month, and shorter than any two. */
const MAX_MONTH_DAYS = 32;

/** The month that a day is in. Any calendar does whose months begin with a day 1. */
export function getMonth(day: Day, calendar = 'gregory'): Month {
  const first = addDays(day, 1 - getDayOfMonth(day, calendar));
  const monthAfter = addDays(first, MAX_MONTH_DAYS);
  return { first, last: addDays(monthAfter, -getDayOfMonth(monthAfter, calendar)) };
}

/** Adds a number of months to a month; a negative number subtracts. */
export function addMonths(month: Month, count: number, calendar = 'gregory'): Month {
  let there = month;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    there = getMonth(addDays(count > 0 ? there.last : there.first, Math.sign(count)), calendar);
  }
  return there;
}

/** Adds a number of months to a day; uses the last day of a month that is too short. */
export function addMonthsToDay(day: Day, count: number, calendar = 'gregory'): Day {
  const { first, last } = addMonths(getMonth(day, calendar), count, calendar);
  const there = addDays(first, getDayOfMonth(day, calendar) - 1);
  const isTooLate = there > last;
  return isTooLate ? last : there;
}

/** Returns the complete weeks of a month, including the adjacent days that fill them. */
export function getWeeks({ first, last }: Month, weekStart: number): Day[][] {
  const weeks: Day[][] = [];
  for (let start = getWeek(first, weekStart); start <= last; start = addDays(start, 7)) {
    weeks.push(daysFrom(start, addDays(start, 6)));
  }
  return weeks;
}
