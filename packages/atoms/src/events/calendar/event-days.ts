import type { EventV3 } from '@vitrine/client/events';
import { addDays, type Day, daysFrom } from '../../time/calendar/days.ts';
import { getSpan } from '../event-times.ts';
import { dayAt, minutesAt } from './zoned-days.ts';

/**
 * Returns the first and the last day of an event, in its venue's time zone; null without a date.
 */
export function eventSpan({
  dateAndTimeSettings: { startDate, endDate, timeZoneId = 'UTC', dateAndTimeTbd },
}: EventV3): { first: Day; last: Day } | null {
  if (dateAndTimeTbd || !startDate || Number.isNaN(startDate.getTime())) return null;
  const first = dayAt(startDate.getTime(), timeZoneId);
  if (!endDate || !(endDate > startDate)) return { first, last: first };
  const end = endDate.getTime();
  const last = dayAt(end, timeZoneId);
  const span = getSpan({ start: startDate, end: endDate, timeZone: timeZoneId });
  const isNight = span.kind === 'night' || (span.kind === 'days' && span.lastDay < endDate);
  // An event that ends at midnight does not include the day that starts then.
  const isAtMidnight = minutesAt(end, timeZoneId) === 0;
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
