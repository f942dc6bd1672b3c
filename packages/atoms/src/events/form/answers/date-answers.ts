import { inLatinDigits } from '../../../utils/decimals.ts';
import {
  getCalendarSystem,
  getDateFigures,
  isGregorianYear,
  toTimestamp,
} from '../calendar-systems.ts';
import type { DateAnswer } from './answers.ts';

/** The parts of a date. */
export type DatePart = keyof DateAnswer;

/** Returns the order of a date's parts in a locale. */
export function getDateParts(locale: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(locale, {
    calendar: getCalendarSystem(locale),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(Date.UTC(2026, 10, 27));
  return parts.flatMap(({ type }) =>
    type === 'year' || type === 'month' || type === 'day' ? [type] : [],
  );
}

/** Problem of a typed date: parts are missing, its year is too short, or the day doesn't exist. */
export type DateProblem = { kind: 'partial'; missing: DatePart } | { kind: 'year' | 'unreal' };

/**
 * Returns the moment of a typed date: midnight UTC, because a question's date has no zone. `null`
 * if nothing was typed.
 *
 * @param locale whose calendar the numbers are of; years that are only possible in the Gregorian
 * calendar are treated as Gregorian.
 */
export function readDate(answer: DateAnswer, locale = 'en'): Date | DateProblem | null {
  const typed = (part: DatePart) => inLatinDigits(answer[part]);
  const parts = ['day', 'month', 'year'] as const;
  const missing = parts.find((part) => !typed(part));
  if (parts.every((part) => !typed(part))) return null;
  if (missing) return { kind: 'partial', missing };
  if (parts.some((part) => !/^\d+$/.test(typed(part)))) return { kind: 'unreal' };
  const [day = 0, month = 0, year = 0] = parts.map((part) => Number(typed(part)));
  if (typed('year').length !== 4) return { kind: 'year' };
  const calendar = getCalendarSystem(locale);
  if (!isGregorianYear(year, calendar)) {
    return (
      (month < 100 && day < 100 && toTimestamp({ year, month, day }, calendar)) || {
        kind: 'unreal',
      }
    );
  }
  const date = new Date(0);
  // `Date.UTC` maps years below 100 to the twentieth century.
  date.setUTCFullYear(year, month - 1, day);
  const isReal =
    year > 0 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day;
  return isReal ? date : { kind: 'unreal' };
}

/**
 * Returns the date of a moment in the locale's calendar, by its UTC parts, so that no zone moves
 * the day.
 */
export function formatDateAnswer(moment: Date, locale = 'en'): DateAnswer {
  const calendar = getCalendarSystem(locale);
  const own = calendar === 'gregory' ? undefined : getDateFigures(moment, calendar);
  const gregorian = {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
  };
  // A year that would be read as one of Gregory's is written so.
  const { year, month, day } = own && !isGregorianYear(own.year, calendar) ? own : gregorian;
  return { year: String(year).padStart(4, '0'), month: String(month), day: String(day) };
}

/** Whether a question is for a date of birth, by the name of its input. */
export const isBirthDate = (name: string): boolean =>
  /^(birth_?date|date_?of_?birth|birth_?day)$/i.test(name);
