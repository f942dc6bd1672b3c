import type { EventV3 } from '@vitrine/client/events';
import { addDays, type Day, daysFrom } from '../../time/calendar/days.ts';
import { eventTimes, getSpan } from '../event-times.ts';
import { dayAt, minutesAt } from './zoned-days.ts';

/**
 * Returns the first and the last day of an event, in its venue's time zone; null without a date.
 * Without an end that visitors see, it is one day.
 */
export function eventSpan({
  dateAndTimeSettings,
}: Pick<EventV3, 'dateAndTimeSettings'>): { first: Day; last: Day } | null {
  const times = eventTimes(dateAndTimeSettings);
  if (times.kind !== 'dated') return null;
  const { start, end, timeZone } = times;
  const first = dayAt(start.getTime(), timeZone);
  if (!end) return { first, last: first };
  const last = dayAt(end.getTime(), timeZone);
  const span = getSpan(times);
  const isNight = span.kind === 'night' || (span.kind === 'days' && span.lastDay < end);
  // An event that ends at midnight does not include the day that starts then.
  const isAtMidnight = minutesAt(end.getTime(), timeZone) === 0;
  const hasNone = last > first && (isNight || isAtMidnight);
  return { first, last: hasNone ? addDays(last, -1) : last };
}

/** Groups events by their days, each in its own zone; the earliest of a day first. */
export function groupEventsByDay(events: readonly EventV3[]): ReadonlyMap<Day, readonly EventV3[]> {
  const days = new Map<Day, EventV3[]>();
  const inOrder = [...events].sort(
    (one, other) => getStart(one) - getStart(other) || (one.title < other.title ? -1 : 1),
  );
  for (const event of inOrder) {
    const span = eventSpan(event);
    for (const day of span ? daysFrom(span.first, span.last) : []) {
      const known = days.get(day);
      if (known) known.push(event);
      else days.set(day, [event]);
    }
  }
  return days;
}

const getStart = ({ dateAndTimeSettings }: EventV3): number =>
  dateAndTimeSettings.startDate?.getTime() ?? 0;
