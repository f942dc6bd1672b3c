import { missing } from '../core/errors.ts';
import type { Platform } from '../core/platform.ts';
import { ticketFactsOf } from '../orders/facts.ts';
import type { WireEvent } from '../programme.ts';
import { houseOf } from './house.ts';
import { registrationStatusOf } from './registration-status.ts';

/** An event with what its tickets cost, whether there are any left, and what they brought in. */
function withSales(platform: Platform, event: WireEvent): WireEvent {
  const { registration, summaries } = event;
  const facts = registration?.type === 'TICKETING' ? ticketFactsOf(platform, event.id) : undefined;
  if (!facts) return event;
  return {
    ...event,
    registration: { ...registration, tickets: { ...registration?.tickets, ...facts.registration } },
    summaries: { ...summaries, tickets: facts.summary },
  };
}

/** An event as it stands: with the status of its registration, and with its sales. */
export function asItStands(platform: Platform, stored: WireEvent): WireEvent {
  const event = withSales(platform, stored);
  const status = registrationStatusOf(event, platform.clock.now());
  return { ...event, registration: { ...event.registration, ...(status && { status }) } };
}

/** The event of this id. One that is not there is a 404. */
export function existing(platform: Platform, eventId: string): WireEvent {
  const event = houseOf(platform).get(eventId);
  if (!event) throw missing('EVENT_NOT_FOUND', `There is no event ${eventId}.`);
  return event;
}

/** The event of this slug. A draft has no page yet, so it is a 404. */
export function published(platform: Platform, slug: string): WireEvent {
  const event = houseOf(platform).bySlug(slug);
  if (event && event.status !== 'DRAFT') return event;
  throw missing('EVENT_NOT_FOUND', `There is no event "${slug}".`);
}
