import type { EventV3 } from '@vitrine/client/events';
import { loadData, loadEntity } from '../hydration/load-data.ts';
import type { Storefront } from '../storefront.ts';
import { ticketOfferAtom } from '../tickets/selection/ticket-offer.ts';
import { eventClockAtom } from './event-clock.ts';
import { EVENT_PAGE_FIELDS, TICKET_EVENT_FIELDS } from './event-fields.ts';
import { occurrencesQuery } from './occurrences.ts';
import { eventAtom, eventBySlugAtom, eventsAtom } from './queries.ts';
import {
  getEventTransitions,
  isForMembers,
  registrationStep,
} from './registration/registration-step.ts';

/** Which event a page shows, and what else it shows. */
export interface EventPageRequest {
  /** Last segment of the event's URL. */
  slug: string;
  /** Whether the page has a `TicketSelector`. Default true. */
  hasTickets?: boolean;
}

/**
 * Loads what `EventDetail` and `TicketSelector` read: the event with its form, the other dates of a
 * recurring event, and its tickets if they are on sale to all visitors.
 *
 * @returns the event, or null if there is none: respond with 404 then.
 * @throws the client's error if the event could not be loaded. Failed requests for the rest are left
 * to the browser.
 *
 * @example const event = await loadEventPage(storefront, { slug });
 */
export async function loadEventPage(
  storefront: Storefront,
  { slug, hasTickets = true }: EventPageRequest,
): Promise<EventV3 | null> {
  const event = await loadEntity(storefront, eventBySlugAtom(slug, EVENT_PAGE_FIELDS));
  if (!event) return null;
  const { _id: eventId } = event;
  const transitions = getEventTransitions([event]);
  await loadData(storefront, (get) => {
    const otherDates = occurrencesQuery(event);
    if (otherDates) get(eventsAtom(otherDates));
    const step = registrationStep(event, get(eventClockAtom(transitions)));
    // The page shows no tickets before it knows that the visitor is a member.
    if (!hasTickets || step.kind !== 'tickets' || isForMembers(event)) return;
    get(ticketOfferAtom(eventId));
    get(eventAtom(eventId, TICKET_EVENT_FIELDS));
  });
  return event;
}
