import type { CalendarConventions } from './calendar-locale.ts';
import { addDays, type Day, getWeek } from './days.ts';
import { addMonthsToDay } from './months.ts';

/** A key that is pressed in a grid of days, as an event of the keyboard has it. */
export interface DayKey {
  /** Name of the key, such as `ArrowRight`. */
  key: string;
  /** Whether Shift is pressed. Default false. */
  shiftKey?: boolean;
}

/**
 * Returns the target day of a key in a grid of days: arrows move by a day or a week, Home and End
 * to the ends of the week, Page Up and Page Down by a month, with Shift by a year. Undefined for
 * other keys.
 */
export function moveByKey(
  day: Day,
  { key, shiftKey = false }: DayKey,
  { calendar, weekStart, isRightToLeft = false }: CalendarConventions & { isRightToLeft?: boolean },
): Day | undefined {
  const onwards = isRightToLeft ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, onwards);
    case 'ArrowLeft':
      return addDays(day, -onwards);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return getWeek(day, weekStart);
    case 'End':
      return addDays(getWeek(day, weekStart), 6);
    case 'PageDown':
      return addMonthsToDay(day, months, calendar);
    case 'PageUp':
      return addMonthsToDay(day, -months, calendar);
    default:
      return undefined;
  }
}
