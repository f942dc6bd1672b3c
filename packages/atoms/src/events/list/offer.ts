import type { EventMoney, EventV3 } from '@vitrine/client/events';

/** What an event offers to whoever would come, in one word, and what goes with it. */
export type EventOffer =
  | { kind: 'cancelled' | 'ended' | 'none' | 'external' | 'rsvp' | 'waitlist' }
  /** Tickets can be had: from the lowest price, where the platform tells one. */
  | { kind: 'tickets'; lowest?: EventMoney; highest?: EventMoney; isFree: boolean }
  /** Answers are taken from this moment on. */
  | { kind: 'scheduled'; from?: Date }
  /** All tickets are sold, or all places are taken. */
  | { kind: 'sold-out' | 'full' }
  /** Registration is over, or was closed by hand. */
  | { kind: 'closed' | 'paused' };

const isNothing = ({ value }: EventMoney) => value !== undefined && Number(value) === 0;

/**
 * What an event offers at a moment, in ms since 1970; undefined when it does not say, as without
 * its field set REGISTRATION or with a status of tomorrow. Specification 3.6.
 */
export function eventOffer(event: EventV3, now: number): EventOffer | undefined {
  const { status: stands, registration } = event;
  if (stands === 'CANCELED') return { kind: 'cancelled' };
  if (stands === 'ENDED') return { kind: 'ended' };
  if (!registration) return undefined;
  const { type, status, tickets, rsvp } = registration;
  if (type === 'NONE') return { kind: 'none' };
  switch (status) {
    case 'OPEN_TICKETS':
      return tickets?.soldOut ? { kind: 'sold-out' } : ticketsOf(tickets);
    case 'OPEN_RSVP':
      return { kind: 'rsvp' };
    case 'OPEN_RSVP_WAITLIST_ONLY':
      return { kind: 'waitlist' };
    case 'OPEN_EXTERNAL':
      return { kind: 'external' };
    case 'SCHEDULED_RSVP':
      return { kind: 'scheduled', ...(rsvp?.startDate && { from: rsvp.startDate }) };
    case 'CLOSED_MANUALLY':
      return { kind: registration.registrationPaused ? 'paused' : 'closed' };
    case 'CLOSED_AUTOMATICALLY': {
      if (tickets?.soldOut) return { kind: 'sold-out' };
      // A limit whose time is not over closes for one reason only.
      const isOver = rsvp?.endDate !== undefined && rsvp.endDate.getTime() <= now;
      return { kind: type === 'RSVP' && rsvp?.limit && !isOver ? 'full' : 'closed' };
    }
    default:
      return undefined;
  }
}

function ticketsOf(
  tickets: NonNullable<EventV3['registration']>['tickets'],
): Extract<EventOffer, { kind: 'tickets' }> {
  const { lowestPrice: lowest, highestPrice: highest } = tickets ?? {};
  return {
    kind: 'tickets',
    isFree: !!highest && isNothing(highest),
    ...(lowest && { lowest }),
    ...(highest && { highest }),
  };
}

/** Whether only members may register. */
export const isForMembers = ({ registration }: EventV3): boolean =>
  registration?.allowedGuestTypes === 'MEMBER';

/** How many dates of a recurring event are still to come; of one that is over, how many it had. */
export function datesAhead({ dateAndTimeSettings }: EventV3, now: number): number {
  const dates = dateAndTimeSettings.recurringEvents?.individualEventDates ?? [];
  const ahead = dates.filter(
    ({ startDate, endDate }) =>
      (endDate ?? startDate)?.getTime() !== undefined && Number(endDate ?? startDate) > now,
  );
  return ahead.length || dates.length;
}
