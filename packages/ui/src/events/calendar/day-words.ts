import { type Day, toDate } from '@vitrine/atoms';
import { dateFormat } from '../../lib/when/date-format.ts';
import { type DateStyle, formatDate } from '../../lib/when/format-when.ts';

/** A day in words of the locale's own calendar. */
export const dayWords = (day: Day, locale: string, style: DateStyle = 'full'): string =>
  formatDate(toDate(day), locale, 'UTC', style);

/** The number of a day in its month. */
export const dayNumber = (day: Day, locale: string): string =>
  dateFormat(locale, { day: 'numeric', timeZone: 'UTC' }).format(toDate(day));
