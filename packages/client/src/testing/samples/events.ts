import type * as events from '../../events/index.ts';
import type * as orders from '../../orders/index.ts';
import type * as tickets from '../../tickets/index.ts';
import type { SamplesOf } from './sample.ts';

const filter = { status: 'UPCOMING' };
const withFields = { fields: ['DETAILS' as const] };

export const eventsSamples: SamplesOf<typeof events> = {
  createEvent: {
    required: [
      {
        title: 'Kiln opening',
        location: { type: 'VENUE', name: 'The kiln' },
        dateAndTimeSettings: { dateAndTimeTbd: true },
        registration: { initialType: 'RSVP' },
      },
    ],
    optional: [{ draft: true }],
  },
  cloneEvent: { required: ['event-1'], optional: [{ draft: true }] },
  updateEvent: { required: ['event-1', { event: { title: 'Kiln opening' } }], optional: [] },
  publishDraftEvent: { required: ['event-1'], optional: [withFields] },
  cancelEvent: { required: ['event-1'], optional: [withFields] },
  deleteEvent: { required: ['event-1'], optional: [] },
  bulkCancelEventsByFilter: { required: [{ filter }], optional: [] },
  bulkDeleteEventsByFilter: { required: [{ filter }], optional: [] },
  queryEvents: { required: [], optional: [{ filter }, withFields] },
  countEventsByStatus: { required: [], optional: [{ filter }] },
  getEvent: { required: ['event-1'], optional: [withFields] },
  getEventBySlug: { required: ['kiln-opening'], optional: [withFields] },
};

const identifiers = { eventId: 'event-1', orderNumber: 'order-1' };

export const ordersSamples: SamplesOf<typeof orders> = {
  listOrders: { required: [], optional: [{ limit: 5 }] },
  getOrder: { required: [identifiers], optional: [{ fieldset: ['TICKETS'] }] },
  updateOrder: { required: [identifiers, { fields: ['archived'], archived: true }], optional: [] },
  bulkUpdateOrders: {
    required: ['event-1', { orderNumber: ['order-1'], fields: ['archived'], archived: true }],
    optional: [],
  },
  confirmOrder: { required: ['event-1', { orderNumber: ['order-1'] }], optional: [] },
  getSummary: { required: [], optional: [{ eventId: 'event-1' }] },
  captureAuthorizedPayment: { required: ['order-1', { eventId: 'event-1' }], optional: [] },
  voidAuthorizedPayment: { required: ['order-1', { eventId: 'event-1' }], optional: [] },
};

const buyer = { firstName: 'Ada', lastName: 'Lind', email: 'ada@example.com' };

export const ticketsSamples: SamplesOf<typeof tickets> = {
  getCheckoutOptions: { required: [], optional: [] },
  listAvailableTickets: { required: [], optional: [{ limit: 5 }] },
  queryAvailableTickets: { required: [], optional: [{ limit: 5 }] },
  createReservation: {
    required: ['event-1', { ticketQuantities: [{ ticketDefinitionId: 'ticket-1', quantity: 2 }] }],
    optional: [],
  },
  cancelReservation: { required: ['reservation-1', 'event-1'], optional: [] },
  getInvoice: {
    required: ['reservation-1', 'event-1'],
    optional: [{ withDiscount: { couponCode: 'SPRING' } }],
  },
  checkout: {
    required: ['event-1', { reservationId: 'reservation-1', guests: [], buyer }],
    optional: [],
  },
  updateCheckout: { required: ['order-1', 'event-1', { buyer }], optional: [] },
  posCheckout: { required: ['event-1', { reservationId: 'reservation-1' }], optional: [] },
};
