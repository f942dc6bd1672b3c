import type { DateAnswer } from './answers/answers.ts';

/** Calendars with years and months in plain figures, and the years that only Gregory's could have. */
const known: Readonly<Record<string, (year: number) => boolean>> = {
  persian: (year) => year >= 1700,
  buddhist: (year) => year < 2300,
  'islamic-umalqura': (year) => year >= 1700,
};

/** The calendar in which a locale counts its days: that of Gregory, or another that is known here. */
export function getCalendarSystem(locale: string): string {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  return Object.hasOwn(known, calendar) ? calendar : 'gregory';
}

/** Whether a year is one of Gregory's, as a browser fills it in, whatever the locale's calendar. */
export const isGregorianYear = (year: number, calendar: string): boolean =>
  known[calendar]?.(year) ?? true;

/** A day in figures. */
export type DayFigures = Readonly<Record<keyof DateAnswer, number>>;

/** The figures of a moment's day in UTC, in a calendar. */
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
 * Midnight UTC of a day in a calendar; `undefined` where the calendar has no such day. Days and
 * their figures rise together, so the day is found by halves.
 */
export function toTimestamp(figures: DayFigures, calendar: string): Date | undefined {
  const wanted = rank(figures);
  let [low, high] = [first, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (rank(getDateFigures(new Date(middle * DAY), calendar)) < wanted) low = middle + 1;
    else high = middle;
  }
  const found = new Date(low * DAY);
  return rank(getDateFigures(found, calendar)) === wanted ? found : undefined;
}
