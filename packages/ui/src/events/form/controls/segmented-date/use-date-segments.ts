'use client';

import {
  BuddhistCalendar,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  PersianCalendar,
} from '@internationalized/date';
import {
  type DateAnswer,
  type DatePart,
  formatDateAnswer,
  getCalendarSystem,
  getDatePartMaximum,
  getDatePartValue,
  readDate,
  type StepDatePartOptions,
  stepDatePart,
} from '@vitrine/atoms';
import { type DateFieldState, useDateFieldState } from 'react-stately/useDateFieldState';
import { getNumberFormat } from '../../../../utils/number-format.ts';

/** Only the calendars that answers can be of: each other one would be loaded too. */
function createCalendar(system: string) {
  switch (system) {
    case 'buddhist':
      return new BuddhistCalendar();
    case 'islamic-umalqura':
      return new IslamicUmalquraCalendar();
    case 'persian':
      return new PersianCalendar();
    default:
      return new GregorianCalendar();
  }
}

/** How far Page Up and Page Down go, as in other date fields of React Aria. */
const pageSteps: Readonly<Record<DatePart, number>> = { day: 7, month: 2, year: 5 };

/** Whether a segment is a part of the date, and not a separator. */
export const isDatePart = (type: string): type is DatePart =>
  type === 'day' || type === 'month' || type === 'year';

/** Returns a locale with the calendar that its answers are of. */
export const withCalendar = (locale: string): string =>
  new Intl.Locale(locale, { calendar: getCalendarSystem(locale) }).toString();

export interface DateSegmentsOptions extends StepDatePartOptions {
  answer: DateAnswer;
  change: (next: (before: DateAnswer) => DateAnswer) => void;
  isDisabled: boolean;
  isInvalid: boolean;
  isRequired: boolean;
}

/**
 * The state of a segmented date field, whose only value is the answer as typed. React Aria's own
 * state knows complete dates only: it would lose the parts of a draft, and correct 30 February when
 * the focus leaves the field. It stays empty, and provides the separators and the placeholders. See
 * docs/decisions/0100-offer-a-segmented-date-field-by-the-hooks-of-react-aria.md.
 */
export function useDateSegments({
  answer,
  change,
  locale,
  today,
  ...state
}: DateSegmentsOptions): DateFieldState {
  const own = useDateFieldState({
    ...state,
    locale,
    createCalendar,
    value: null,
    validationBehavior: 'aria',
  });
  const widths = own.dateFormatter.resolvedOptions();
  const set = (type: string, getText: (before: DateAnswer) => string) => {
    if (state.isDisabled || !isDatePart(type)) return;
    change((before) => ({ ...before, [type]: getText(before) }));
  };
  const step = (type: string, count: number) => {
    if (state.isDisabled || !isDatePart(type)) return;
    change((before) => stepDatePart(before, type, count, { locale, today }));
  };
  const toText = (part: DatePart, value: number | null) => {
    const typed = answer[part].trim();
    if (value === null) return typed;
    const isPadded = part !== 'year' && widths[part] === '2-digit';
    // A year keeps its zeros: without them it would be too short.
    const minimumIntegerDigits = part === 'year' ? typed.length : isPadded ? 2 : 1;
    return getNumberFormat(locale, { useGrouping: false, minimumIntegerDigits }).format(value);
  };
  return {
    ...own,
    segments: own.segments.map((segment) => {
      const part = segment.type;
      if (!isDatePart(part)) return segment;
      const value = getDatePartValue(answer, part);
      const isPlaceholder = !answer[part].trim();
      return {
        ...segment,
        value,
        minValue: 1,
        maxValue: getDatePartMaximum(answer, part, locale),
        isPlaceholder,
        text: isPlaceholder ? segment.placeholder : toText(part, value),
      };
    }),
    dateValue: getNamedDate(answer, { locale, today }) ?? own.dateValue,
    increment: (type) => step(type, 1),
    decrement: (type) => step(type, -1),
    incrementPage: (type) => step(type, isDatePart(type) ? pageSteps[type] : 0),
    decrementPage: (type) => step(type, isDatePart(type) ? -pageSteps[type] : 0),
    incrementToMax: (type) =>
      set(type, (before) =>
        isDatePart(type) ? String(getDatePartMaximum(before, type, locale)) : '',
      ),
    decrementToMin: (type) => set(type, () => '1'),
    setSegment: (type: string, value: number | string) => set(type, () => String(value)),
    clearSegment: (type) => set(type, () => ''),
  };
}

/** Returns a date in the month of an answer, for the name of the month. */
function getNamedDate(answer: DateAnswer, { locale, today }: StepDatePartOptions) {
  const { year } = formatDateAnswer(today, locale);
  return [answer, { ...answer, day: '1' }, { ...answer, day: '1', year }]
    .map((one) => readDate(one, locale))
    .find((one) => one instanceof Date);
}
