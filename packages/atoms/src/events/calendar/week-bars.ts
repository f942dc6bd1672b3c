import type { EventV3 } from '@vitrine/client/events';
import type { CalendarDay } from './calendar-month.ts';
import { eventSpan } from './event-days.ts';

/** An event of several days in one week of a calendar. */
export interface WeekBar {
  /** The event that the bar is of. */
  event: EventV3;
  /** The index of its first day in the week, from 0. */
  from: number;
  /** The number of its days in the week. */
  days: number;
  /** The line in which it lies, from 0: two bars that share a day have different ones. */
  lane: number;
  /** Whether the event begins in this week, and not before. */
  isStart: boolean;
  /** Whether it ends in this week, and not after. */
  isEnd: boolean;
}

/**
 * Returns the events of several days of a week as bars, packed into as few lanes as they need: those
 * that begin earlier lie above, and of two that begin together the longer one.
 */
export function getWeekBars(week: readonly CalendarDay[]): WeekBar[] {
  const [first] = week;
  const last = week.at(-1);
  if (!first || !last) return [];
  const events = new Set(week.flatMap((day) => day.events));
  const bars = [...events].flatMap((event): Omit<WeekBar, 'lane'>[] => {
    const span = eventSpan(event);
    if (!span || span.first === span.last) return [];
    const isStart = span.first >= first.day;
    const isEnd = span.last <= last.day;
    const from = isStart ? week.findIndex(({ day }) => day === span.first) : 0;
    const to = isEnd ? week.findIndex(({ day }) => day === span.last) : week.length - 1;
    return [{ event, from, days: to - from + 1, isStart, isEnd }];
  });
  bars.sort((one, other) => one.from - other.from || other.days - one.days);
  /** The first free day of each lane. */
  const free: number[] = [];
  return bars.map((bar) => {
    const known = free.findIndex((day) => day <= bar.from);
    const lane = known < 0 ? free.length : known;
    free[lane] = bar.from + bar.days;
    return { ...bar, lane };
  });
}
