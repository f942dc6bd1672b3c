import { eventTimes } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { formatDate } from '../../patterns/date-time/format-date-time.ts';

/** Events that begin in one month, in their original order. */
export interface EventMonth {
  /** The month formatted in the locale's calendar; undefined for events without a date. */
  month: string | undefined;
  events: readonly EventV3[];
}

/**
 * Groups events by month, each in the time zone of its location. Events without a date form their
 * own group.
 */
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
