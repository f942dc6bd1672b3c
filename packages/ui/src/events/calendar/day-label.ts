import { type Day, toDate } from '@vitrine/atoms';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import { type DateStyle, formatDate } from '../../patterns/date-time/format-date-time.ts';

/** Formats a day in the locale's calendar. */
export const getDayLabel = (day: Day, locale: string, style: DateStyle = 'full'): string =>
  formatDate(toDate(day), locale, 'UTC', style);

/** The number of a day in its month. */
export const formatDayNumber = (day: Day, locale: string): string =>
  getDateFormat(locale, { day: 'numeric', timeZone: 'UTC' }).format(toDate(day));
