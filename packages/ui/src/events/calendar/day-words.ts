import { type Day, dateOfDay } from '@vitrine/atoms';
import { type DateStyle, formatDate } from '../../lib/when/format-when.ts';

/** A day in words of the locale's own calendar. */
export const dayWords = (day: Day, locale: string, style: DateStyle = 'full'): string =>
  formatDate(dateOfDay(day), locale, 'UTC', style);

/** The number of a day in its month. */
export const dayNumber = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' }).format(dateOfDay(day));
