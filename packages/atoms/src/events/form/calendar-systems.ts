import type { DateAnswer } from './answers/answers.ts';

/**
 * Calendars with numeric years and months, and the years that are only possible in the Gregorian
 * calendar.
 */
const known: Readonly<Record<string, (year: number) => boolean>> = {
  persian: (year) => year >= 1700,
  buddhist: (year) => year < 2300,
  'islamic-umalqura': (year) => year >= 1700,
};

/** Returns the calendar of a locale: the Gregorian one, or another supported one. */
export function getCalendarSystem(locale: string): string {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  return Object.hasOwn(known, calendar) ? calendar : 'gregory';
}

/** Whether a year is Gregorian, as filled in by a browser, whatever the locale's calendar. */
export const isGregorianYear = (year: number, calendar: string): boolean =>
  known[calendar]?.(year) ?? true;

/** A day in numbers. */
export type DayFigures = Readonly<Record<keyof DateAnswer, number>>;

/** Returns the numbers of a moment's UTC day in a calendar. */
export function getDateFigures(moment: Date, calendar: string): DayFigures {
  const parts = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(moment);
  const figure = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: figure('year'), month: figure('month'), day: figure('day') };
}

/** Days in their order; no month has a hundred days, and no year a hundred months. */
const rank = ({ year, month, day }: DayFigures): number => (year * 100 + month) * 100 + day;

const DAY = 86_400_000;

/** The days between which typed dates are looked for. */
const first = Date.UTC(623, 0) / DAY;
const last = Date.UTC(2400, 0) / DAY;

/**
 * Returns midnight UTC of a day in a calendar; `undefined` if the calendar has no such day. Uses a
 * binary search, because days and their numbers increase together.
 */
export function toTimestamp(figures: DayFigures, calendar: string): Date | undefined {
  const targetRank = rank(figures);
  let [low, high] = [first, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (rank(getDateFigures(new Date(middle * DAY), calendar)) < targetRank) low = middle + 1;
    else high = middle;
  }
  const found = new Date(low * DAY);
  return rank(getDateFigures(found, calendar)) === targetRank ? found : undefined;
}
