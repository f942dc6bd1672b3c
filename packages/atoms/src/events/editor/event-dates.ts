import { getMomentInZone, isTimeInZone } from '../moment-in-zone.ts';

/**
 * One date of a series, in the event's own time zone: dates are `2026-12-11`, times `22:00`. Empty
 * texts are missing values.
 */
export interface EventDateValues {
  /** Day of the start. */
  startDate: string;
  /** Time of the start, with hours from 00 to 23. */
  startTime: string;
  /** Day of the end. */
  endDate: string;
  /** Time of the end; it is after the start. */
  endTime: string;
}

/** What is wrong with one date of a series; `with` is the index of the other date. */
export type EventDateProblem =
  | { kind: 'missing' | 'end-before-start' | 'skipped-time' }
  | { kind: 'overlap'; with: number };

/** Maximum number of dates of a series. */
export const MAX_SERIES_DATES = 200;

const DAY_MS = 86_400_000;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const getStart = ({ startDate, startTime }: EventDateValues) => `${startDate}T${startTime}`;
const getEnd = ({ endDate, endTime }: EventDateValues) => `${endDate}T${endTime}`;

const isComplete = (date: EventDateValues): boolean =>
  Object.values(date).every((text) => text !== '');

/**
 * Moves a date by days and minutes of the local clock: it begins at the same time of day before and
 * after a change of the clocks. An incomplete date stays as it is.
 */
export function shiftDate(
  date: EventDateValues,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
): EventDateValues {
  if (!isComplete(date)) return date;
  const move = (text: string) =>
    new Date(Date.parse(`${text}Z`) + days * DAY_MS + minutes * 60_000).toISOString();
  const [start, end] = [move(getStart(date)), move(getEnd(date))];
  return {
    startDate: start.slice(0, 10),
    startTime: start.slice(11, 16),
    endDate: end.slice(0, 10),
    endTime: end.slice(11, 16),
  };
}

/** How a date is repeated: every few days or weeks, up to and including a day. */
export interface DateRepetition {
  /** Number of units between two dates. */
  every: number;
  /** Unit of `every`. */
  unit: 'day' | 'week';
  /** `2026-12-31`. */
  until: string;
}

/**
 * Returns the repetitions of a date, without the date itself: none if it is incomplete, and no more
 * than `MAX_SERIES_DATES`.
 */
export function repeatDate(
  date: EventDateValues,
  { every, unit, until }: DateRepetition,
): EventDateValues[] {
  const step = every * (unit === 'week' ? 7 : 1);
  if (!isComplete(date) || !(step >= 1)) return [];
  const repeated: EventDateValues[] = [];
  for (let days = step; repeated.length < MAX_SERIES_DATES; days += step) {
    const next = shiftDate(date, { days });
    if (next.startDate > until) break;
    repeated.push(next);
  }
  return repeated;
}

/**
 * Returns the next date of a series: after the last one by the same number of days as between the
 * last two, or by a week. Without any date, it is empty.
 */
export function getNextDate(dates: readonly EventDateValues[]): EventDateValues {
  const [last, previous] = [dates.at(-1), dates.at(-2)];
  if (!last) return { startDate: '', startTime: '', endDate: '', endTime: '' };
  const interval = previous
    ? Math.round((Date.parse(last.startDate) - Date.parse(previous.startDate)) / DAY_MS)
    : 7;
  return shiftDate(last, { days: interval > 0 ? interval : 7 });
}

/**
 * Changes the start day of a date, which keeps its length. Without a length, it ends on its day, or on
 * the next one by its times.
 */
export function moveDate(date: EventDateValues, startDate: string): EventDateValues {
  const days = Math.round((Date.parse(date.endDate) - Date.parse(date.startDate)) / DAY_MS);
  if (startDate !== '' && days >= 0)
    return { ...date, startDate, endDate: addDays(startDate, days) };
  return changeTime({ ...date, startDate, endDate: startDate }, {});
}

/**
 * Changes a time of a date that ends within a day: an end at or before the start is on the next day.
 */
export function changeTime(
  date: EventDateValues,
  times: Partial<Pick<EventDateValues, 'startTime' | 'endTime'>>,
): EventDateValues {
  const next = { ...date, ...times };
  const { startDate, startTime, endTime, endDate } = next;
  if (startDate === '' || startTime === '' || endTime === '') return next;
  if (endDate > addDays(startDate, 1)) return next;
  return { ...next, endDate: endTime <= startTime ? addDays(startDate, 1) : startDate };
}

/** Returns dates in the order of their starts; incomplete ones are last. */
export const sortDates = (dates: readonly EventDateValues[]): EventDateValues[] =>
  dates.toSorted((one, other) => {
    const [first, second] = [one, other].map((date) => (isComplete(date) ? getStart(date) : '~'));
    return (first ?? '') < (second ?? '') ? -1 : first === second ? 0 : 1;
  });

/** Returns the problem of each date of a series. Overlaps are problems of the later date. */
export function checkEventDates(
  dates: readonly EventDateValues[],
  timeZone: string,
): (EventDateProblem | undefined)[] {
  return dates.map((date, index): EventDateProblem | undefined => {
    if (!isComplete(date)) return { kind: 'missing' };
    const [start, end] = [getStart(date), getEnd(date)];
    if (end <= start) return { kind: 'end-before-start' };
    if (!isTimeInZone(start, timeZone) || !isTimeInZone(end, timeZone)) {
      return { kind: 'skipped-time' };
    }
    const other = dates.findIndex((one, at) => {
      if (at === index || !isComplete(one)) return false;
      const isEarlier = getStart(one) < start || (getStart(one) === start && at < index);
      return isEarlier && getEnd(one) > start;
    });
    return other < 0 ? undefined : { kind: 'overlap', with: other };
  });
}

/**
 * Returns the indexes of the dates before which the clocks change: those whose offset from UTC differs
 * from that of the date before it.
 */
export function getClockChanges(dates: readonly EventDateValues[], timeZone: string): number[] {
  const offsets = dates.map((date) => {
    const start = getStart(date);
    return isComplete(date)
      ? Date.parse(`${start}Z`) - getMomentInZone(start, timeZone).getTime()
      : undefined;
  });
  return offsets.flatMap((offset, index) => {
    const before = offsets[index - 1];
    return offset !== undefined && before !== undefined && offset !== before ? [index] : [];
  });
}
