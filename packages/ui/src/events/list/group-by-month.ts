import { eventTimes } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { formatDate } from '../../patterns/date-time/format-date-time.ts';

/** Events that begin in one month, in the order in which they were given. */
export interface EventMonth {
  /** The month in words of the locale's own calendar; undefined for events without a date. */
  month: string | undefined;
  events: readonly EventV3[];
}

/** Events under their months, each in the zone of its place; those without a date by themselves. */
export function groupByMonth(events: readonly EventV3[], locale: string): EventMonth[] {
  const months: { month: string | undefined; events: EventV3[] }[] = [];
  for (const event of events) {
    const times = eventTimes(event.dateAndTimeSettings);
    const month =
      times.kind === 'dated' ? formatDate(times.start, locale, times.timeZone, 'month') : undefined;
    const last = months.at(-1);
    if (last && last.month === month) last.events.push(event);
    else months.push({ month, events: [event] });
  }
  return months;
}
