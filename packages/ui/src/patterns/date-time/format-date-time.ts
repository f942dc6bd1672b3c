import { type DatedEvent, getSpan } from '@vitrine/atoms';
import { getDateFormat } from './date-format.ts';

/**
 * Length of a formatted date: “Friday 27 November 2026”, “Friday 27 November”, “Fri 27 Nov”, “Fri 27
 * Nov 2026”, “November 2026”.
 */
export type DateStyle = 'full' | 'long' | 'short' | 'shortWithYear' | 'month';

const styles = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  shortWithYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<DateStyle, Intl.DateTimeFormatOptions>;

/**
 * Whether two moments are in the same year in a time zone. In the locale's calendar a year may
 * begin in March.
 */
export function isSameYear(
  one: number | Date,
  other: number | Date,
  locale: string,
  timeZone: string,
): boolean {
  const { format } = getDateFormat(locale, { timeZone, year: 'numeric' });
  return format(one) === format(other);
}

/** Short, and with the year where one of the moments is of another year than the present. */
export const getShortStyle = (
  moments: readonly Date[],
  now: number,
  locale: string,
  timeZone: string,
): DateStyle =>
  moments.every((moment) => isSameYear(moment, now, locale, timeZone)) ? 'short' : 'shortWithYear';

/** Formats the date of a moment in a time zone, in the locale's own calendar. */
export function formatDate(
  moment: Date,
  locale: string,
  timeZone: string,
  style: DateStyle = 'full',
): string {
  const options = { ...styles[style], timeZone };
  const format = getDateFormat(locale, options);
  if ('year' in options && format.resolvedOptions().calendar === 'persian') {
    // The locale data have no order for a Persian year, which is written last.
    const { year, ...rest } = options;
    return [rest, { year, timeZone }]
      .map((one) => getDateFormat(locale, one).format(moment))
      .join(' ');
  }
  const text = format.format(moment);
  // Editions of the locale data differ in the comma that British dates have after the weekday.
  return locale === 'en-GB' ? text.replace(',', '') : text;
}

const time = { timeStyle: 'short' } as const;

/** The time of day in a zone: “19:30”. */
export const formatTime = (moment: Date, locale: string, timeZone: string): string =>
  getDateFormat(locale, { ...time, timeZone }).format(moment);

/** Formats a time range within one day for the locale: “19:30–20:40”. */
export const formatTimes = (from: Date, until: Date, locale: string, timeZone: string): string =>
  getDateFormat(locale, { ...time, timeZone }).formatRange(from, until);

/**
 * Adds a word joiner after each dash, because a line would break there, between two times, and keeps
 * the number of a day with its month.
 */
export const withoutBreaks = (range: string): string =>
  range.replace(/[-–]/g, '$&\u2060').replace(/(?<=\d\.?) (?=\p{L})/gu, '\u00a0');

/** When an event is, piece by piece. */
export interface DateTimeParts {
  /** The date on which it begins. */
  date: string;
  /** The date on which it ends, where that is not the evening of the first. */
  lastDate?: string;
  /** It ends in the night after that date, before six in the morning. */
  endsAtNight?: boolean;
  /** Whether it lasts from midnight to midnight. */
  isWholeDay?: boolean;
  /** When it begins, or from when until when where that is on one day. */
  time: string;
  /** When it ends, where that is past midnight. */
  endTime?: string;
}

/** Formats the date and time of an event for a locale, in the event's time zone. */
export function formatDateTime(
  event: DatedEvent,
  locale: string,
  style: DateStyle = 'full',
): DateTimeParts {
  const { start, end, timeZone } = event;
  const span = getSpan(event);
  const date = formatDate(start, locale, timeZone, style);
  if (!end || span.kind === 'open') return { date, time: formatTime(start, locale, timeZone) };
  if (span.kind === 'whole-day') {
    return { date, isWholeDay: true, time: formatTime(start, locale, timeZone) };
  }
  if (span.kind === 'day') return { date, time: formatTimes(start, end, locale, timeZone) };
  return {
    date,
    time: formatTime(start, locale, timeZone),
    endTime: formatTime(end, locale, timeZone),
    ...(span.kind === 'days' && {
      lastDate: formatDate(span.lastDay, locale, timeZone, style),
      endsAtNight: span.lastDay < end,
    }),
  };
}

/** Names of an event's time zone. */
export interface TimeZoneNames {
  /** Its name in the locale: “Central European Time”. */
  name: string;
  /**
   * The city that represents it: “Copenhagen”. In English alone, as that is how the database names
   * them, and not for UTC and the like.
   */
  city?: string;
}

/** Returns the names of a time zone in a locale. */
export function getTimeZoneNames(timeZone: string, locale: string, moment: Date): TimeZoneNames {
  const [area, ...places] = timeZone.split('/');
  const hasCity = places.length > 0 && area !== 'Etc';
  // Zones without a city have no daylight saving time, and their generic name would be an offset.
  const timeZoneName = hasCity ? 'longGeneric' : 'long';
  const parts = getDateFormat(locale, { timeZone, timeZoneName }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const city = locale.split('-')[0] === 'en' && hasCity && places.at(-1)?.replaceAll('_', ' ');
  return { name, ...(city && { city }) };
}
