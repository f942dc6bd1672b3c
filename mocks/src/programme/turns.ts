import { announce } from '../core/announce.ts';
import type { Platform } from '../core/platform.ts';
import { schedule } from '../core/schedule.ts';
import type { WireEvent } from './make-event.ts';
import { timeOf } from './status.ts';

const DAY = 86_400_000;

/** Whether anyone has answered an invitation; of tickets the orders tell. */
const guestsOf = ({ registration, summaries }: WireEvent) =>
  registration?.type === 'RSVP' ? { hasGuests: (summaries?.rsvps?.totalCount ?? 0) > 0 } : {};

/** Who is told of a turn of an event, and what. */
const TURNS = {
  event_reminder: ({ title, userId, location, dateAndTimeSettings }: WireEvent) => ({
    title,
    userId,
    location,
    dateAndTimeSettings,
    startsIn: { days: 1, hours: 0, minutes: 0 },
  }),
  event_started: () => ({}),
  event_ended: () => ({}),
};

/**
 * Plans what is announced of an event as time passes: that it is a day ahead, has begun, and is
 * over. What lay before this moment is not announced.
 *
 * @returns takes all of it off the agenda.
 */
export function planTurns(platform: Platform, event: WireEvent, since: number): () => void {
  const { status, dateAndTimeSettings: dates } = event;
  const start = timeOf(dates.startDate);
  if (status === 'DRAFT' || status === 'CANCELED' || dates.dateAndTimeTbd || start === undefined) {
    return () => {};
  }
  const moments = {
    event_reminder: start - DAY,
    event_started: start,
    event_ended: timeOf(dates.endDate) ?? start,
  };
  const plans = (Object.keys(TURNS) as (keyof typeof TURNS)[]).flatMap((name) => {
    const at = moments[name];
    if (at <= since) return [];
    return schedule(platform, { at }, () =>
      announce(platform, name, {
        eventId: event.id,
        ...guestsOf(event),
        ...TURNS[name](event),
      }),
    );
  });
  return () => {
    for (const takeOff of plans) takeOff();
  };
}
