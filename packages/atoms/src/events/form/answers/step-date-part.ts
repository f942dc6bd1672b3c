import { inLatinDigits } from '../../../utils/decimals.ts';
import type { DateAnswer } from './answers.ts';
import { type DatePart, formatDateAnswer, readDate } from './date-answers.ts';

/** Returns the number of a date's part; `null` while it is empty or not a number. */
export function getDatePartValue(answer: DateAnswer, part: DatePart): number | null {
  const typed = inLatinDigits(answer[part]);
  return /^\d+$/.test(typed) ? Number(typed) : null;
}

/** The largest number of each part in all supported calendars. */
const largest: Readonly<Record<DatePart, number>> = { day: 31, month: 12, year: 9999 };

/**
 * Returns the largest number that a date's part can have. For a day it is the last one of the
 * month, once month and year are known.
 *
 * @param locale whose calendar the numbers are of.
 */
export function getDatePartMaximum(answer: DateAnswer, part: DatePart, locale: string): number {
  if (part !== 'day') return largest[part];
  const isReal = (day: number) => readDate({ ...answer, day: String(day) }, locale) instanceof Date;
  if (!isReal(1)) return largest.day;
  return [31, 30, 29].find(isReal) ?? 28;
}

export interface StepDatePartOptions {
  /** Whose calendar the numbers are of. */
  locale: string;
  /** Midnight UTC of the current day: an empty part starts there. */
  today: Date;
}

/**
 * Returns the date with one part increased or decreased, as by an arrow key. Days and months
 * continue at their other end, years stop. The other parts stay as they were typed.
 *
 * @example stepDatePart({ day: '31', month: '1', year: '2026' }, 'day', 1, options).day; // '1'
 */
export function stepDatePart(
  answer: DateAnswer,
  part: DatePart,
  count: number,
  { locale, today }: StepDatePartOptions,
): DateAnswer {
  const value = getDatePartValue(answer, part);
  if (value === null) return { ...answer, [part]: formatDateAnswer(today, locale)[part] };
  const most = getDatePartMaximum(answer, part, locale);
  const next = value + count;
  const nextValue =
    part === 'year' ? Math.min(Math.max(next, 1), most) : ((((next - 1) % most) + most) % most) + 1;
  return { ...answer, [part]: String(nextValue) };
}
