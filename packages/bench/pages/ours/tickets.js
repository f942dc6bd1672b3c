import { createClient } from '@vitrine/client';
import { getEventBySlug, queryEvents } from '@vitrine/client/events';
import {
  checkout,
  createReservation,
  getInvoice,
  queryAvailableTickets,
} from '@vitrine/client/tickets';
import { clientId, provider } from '../settings.js';

const client = createClient({ clientId, provider, storage: localStorage });

export const list = (offset) =>
  queryEvents(client, {
    filter: { status: { $in: ['UPCOMING', 'STARTED'] } },
    sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
    paging: { limit: 20, offset },
  });
export const event = (slug) => getEventBySlug(client, slug, { fields: ['DETAILS', 'TEXTS'] });
export const tickets = (eventId) =>
  queryAvailableTickets(client, {
    filter: { eventId },
    offset: 0,
    limit: 100,
    sort: 'orderIndex:asc',
  });
export const reserve = (eventId, ticketQuantities) =>
  createReservation(client, eventId, { ticketQuantities });
export const invoice = (reservationId, eventId) => getInvoice(client, reservationId, eventId);
export const buy = (eventId, reservationId, buyer, guests) =>
  checkout(client, eventId, { reservationId, buyer, guests });
