import type { RegistrationStatus } from '@vitrine/client/events';
import type { WireEvent } from '../../fixtures/events/index.ts';
import { getTime } from '../../fixtures/events/status.ts';
import { missing } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getTicketFacts } from '../orders/ticket-counts.ts';
import { getEventStore } from './get-event-store.ts';

function rsvpStatus({ registration, summaries }: WireEvent, now: number): RegistrationStatus {
  const { limit, waitlistEnabled, startDate, endDate } = registration?.rsvp ?? {};
  if (now < (getTime(startDate) ?? now)) return 'SCHEDULED_RSVP';
  if (now >= (getTime(endDate) ?? Number.POSITIVE_INFINITY)) return 'CLOSED_AUTOMATICALLY';
  if ((summaries?.rsvps?.yesCount ?? 0) < (limit ?? Number.POSITIVE_INFINITY)) return 'OPEN_RSVP';
  return waitlistEnabled ? 'OPEN_RSVP_WAITLIST_ONLY' : 'CLOSED_AUTOMATICALLY';
}

/** Returns whether guests can register now. An event without registration has no status. */
function getRegistrationStatus(event: WireEvent, now: number): RegistrationStatus | undefined {
  const { status, registration } = event;
  const { type, registrationDisabled, registrationPaused, tickets } = registration ?? {};
  if (type === undefined || type === 'NONE') return undefined;
  if (status === 'ENDED' || status === 'CANCELED') return 'CLOSED_AUTOMATICALLY';
  if (registrationDisabled || registrationPaused) return 'CLOSED_MANUALLY';
  if (type === 'EXTERNAL') return 'OPEN_EXTERNAL';
  if (type === 'RSVP') return rsvpStatus(event, now);
  return tickets?.soldOut ? 'CLOSED_AUTOMATICALLY' : 'OPEN_TICKETS';
}

/** An event with what its tickets cost, whether there are any left, and what they brought in. */
function withSales(context: PlatformContext, event: WireEvent): WireEvent {
  const { registration, summaries } = event;
  const facts = registration?.type === 'TICKETING' ? getTicketFacts(context, event.id) : undefined;
  if (!facts) return event;
  return {
    ...event,
    registration: { ...registration, tickets: { ...registration?.tickets, ...facts.registration } },
    summaries: { ...summaries, tickets: facts.summary },
  };
}

/** Returns an event with its current registration status and sales. */
export function withCurrentStatus(context: PlatformContext, stored: WireEvent): WireEvent {
  const event = withSales(context, stored);
  const status = getRegistrationStatus(event, context.clock.now());
  return { ...event, registration: { ...event.registration, ...(status && { status }) } };
}

/** Returns the event with this id; a 404 if there is none. */
export function existing(context: PlatformContext, eventId: string): WireEvent {
  const event = getEventStore(context).get(eventId);
  if (!event) throw missing('EVENT_NOT_FOUND', `There is no event ${eventId}.`);
  return event;
}

/** The event of this slug. A draft has no page yet, so it is a 404. */
export function published(context: PlatformContext, slug: string): WireEvent {
  const event = getEventStore(context).bySlug(slug);
  if (event && event.status !== 'DRAFT') return event;
  throw missing('EVENT_NOT_FOUND', `There is no event "${slug}".`);
}
