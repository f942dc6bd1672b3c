import { eventTimes, registrationStep } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { formatDate } from '../../patterns/date-time/format-date-time.ts';

/** Events that are on now or begin in one month, in their original order. */
export interface EventMonth {
  /** The month formatted in the locale's calendar; undefined for events without a date. */
  month: string | undefined;
  /** Whether they have begun and aren't over. They have no month then. */
  isOn: boolean;
  events: readonly EventV3[];
}

/**
 * Groups events by month, each in the time zone of its location. Those that are on now form the
 * first group, and those without a date a group of their own.
 *
 * @param now the platform's time in milliseconds.
 */
export function groupByMonth(
  events: readonly EventV3[],
  locale: string,
  now: number,
): EventMonth[] {
  const isOn = (event: EventV3) =>
    event.status === 'STARTED' && registrationStep(event, now).kind !== 'ended';
  const months: { month: string | undefined; isOn: boolean; events: EventV3[] }[] = [];
  for (const event of events.filter((one) => !isOn(one))) {
    const times = eventTimes(event.dateAndTimeSettings);
    const month =
      times.kind === 'dated' ? formatDate(times.start, locale, times.timeZone, 'month') : undefined;
    const last = months.at(-1);
    if (last && last.month === month) last.events.push(event);
    else months.push({ month, isOn: false, events: [event] });
  }
  const current = events.filter(isOn);
  return current.length > 0
    ? [{ month: undefined, isOn: true, events: current }, ...months]
    : months;
}
