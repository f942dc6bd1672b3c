import { orders, wixEventsV2 } from '@wix/events';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { clientId } from '../settings.js';

const tokens = JSON.parse(localStorage.getItem('tokens') ?? 'null') ?? undefined;
const client = createClient({ auth: OAuthStrategy({ clientId, tokens }) });
const queryEvents = client.use(wixEventsV2.queryEvents);
const getEventBySlug = client.use(wixEventsV2.getEventBySlug);
const queryAvailableTickets = client.use(orders.queryAvailableTickets);
const createReservation = client.use(orders.createReservation);
const getInvoice = client.use(orders.getInvoice);
const checkout = client.use(orders.checkout);

export const list = (offset) =>
  queryEvents()
    .in('status', ['UPCOMING', 'STARTED'])
    .ascending('dateAndTimeSettings.startDate')
    .limit(20)
    .skip(offset)
    .find();
export const event = (slug) => getEventBySlug(slug, { fields: ['DETAILS', 'TEXTS'] });
export const tickets = (eventId) =>
  queryAvailableTickets({ filter: { eventId }, offset: 0, limit: 100, sort: 'orderIndex:asc' });
export const reserve = (eventId, ticketQuantities) =>
  createReservation(eventId, { ticketQuantities });
export const invoice = (reservationId, eventId) => getInvoice(reservationId, eventId);
export const buy = (eventId, reservationId, buyer, guests) =>
  checkout(eventId, { reservationId, buyer, guests });
