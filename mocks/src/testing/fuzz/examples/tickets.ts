import type { Examples } from '../example.ts';

const answers = {
  inputValues: [
    { inputName: 'firstName', value: 'Astrid' },
    { inputName: 'lastName', value: 'Winther' },
    { inputName: 'email', value: 'astrid@example.com' },
  ],
};
const guests = [{ form: answers }];
const buyer = { firstName: 'Astrid', lastName: 'Winther', email: 'astrid@example.com' };

const reservation = {
  eventId: '$createReservation.sent.eventId',
  reservationId: '$createReservation.id',
};
const placed = { eventId: '$checkout.order.eventId', orderNumber: '$checkout.order.orderNumber' };
const order = { eventId: '$orders.eventId', orderNumber: '$orders.orderNumber' };
const ofEvent = { eventId: order.eventId };
const numbers = { orderNumber: [order.orderNumber] };

const oneTicket = {
  eventId: '$definitions.eventId',
  ticketQuantities: [{ ticketDefinitionId: '$definitions.id', quantity: 1 }],
};
const pricedTicket = {
  ticketDefinitionId: '$definitions.id',
  quantity: 2,
  priceOverride: '12.345',
  ticketDetails: [
    { priceOverride: '9999999999' },
    { pricingOptionId: '$definitions.pricing.pricingOptions.options.id' },
  ],
};

/** Requests of ticket buyers, and of ticket sellers. */
export const tickets: Examples = {
  'tickets.getCheckoutOptions': [{}],
  'tickets.listAvailableTickets': [
    { query: { limit: '5', offset: '1', state: ['INCLUDE_HIDDEN_NOT_ON_SALE'] } },
    { query: { eventId: '$definitions.eventId', sort: 'name:desc' } },
  ],
  'tickets.queryAvailableTickets': [
    {
      body: {
        filter: {
          eventId: '$definitions.eventId',
          $or: [{ free: false }, { name: { $contains: 'a' } }],
        },
        fieldset: ['POLICY', 'DASHBOARD'],
        sort: 'orderIndex:asc',
        limit: 10,
        offset: 0,
      },
    },
    { body: { filter: { 'dashboard.hidden': true } } },
    { body: {} },
  ],
  'tickets.createReservation': [
    { body: oneTicket },
    { body: { ...oneTicket, ignoreLimits: true, allowHiddenTickets: true } },
    { body: { ...oneTicket, ticketQuantities: [pricedTicket], ignoreLimits: true } },
  ],
  'tickets.cancelReservation': [
    {
      path: { id: reservation.reservationId },
      query: { id: reservation.reservationId, eventId: reservation.eventId },
    },
  ],
  'tickets.getInvoice': [
    { path: reservation, body: { ...reservation, withDiscount: { couponCode: 'FIRSTLIGHT' } } },
    {
      path: reservation,
      body: { ...reservation, paidPlanBenefit: { planOrderId: 'p', benefitId: 'b' } },
    },
    { path: reservation, body: reservation },
  ],
  'tickets.checkout': [
    { body: { ...reservation, buyer } },
    { body: { ...reservation, buyer, guests, options: { payInPerson: true } } },
    {
      body: {
        ...reservation,
        buyer,
        discount: { couponCode: 'WARMROOM' },
        options: { markAsPaid: true },
      },
    },
  ],
  'tickets.updateCheckout': [
    { path: placed, body: { eventId: placed.eventId, buyer: { ...buyer, firstName: 'Asta' } } },
    { path: placed, body: { eventId: placed.eventId, guests, memberId: null } },
  ],
  'tickets.posCheckout': [{ body: { ...reservation, paymentDetailsId: 'till-1' } }],
  'orders.listOrders': [
    { query: { limit: '5', offset: '1', sort: 'created:desc', fieldset: ['DETAILS', 'TICKETS'] } },
    {
      query: {
        status: ['PAID', 'FREE'],
        ...ofEvent,
        facet: ['status', 'tag', 'memberId'],
        searchPhrase: 'a',
        tag: 'NON_ARCHIVED',
      },
    },
  ],
  'orders.getSummary': [{ query: ofEvent }, {}],
  'orders.getOrder': [{ path: order, query: { fieldset: ['DETAILS', 'FORM', 'INVOICE'] } }],
  'orders.updateOrder': [
    { path: order, body: { fields: 'archived', archived: true } },
    { path: order, body: { fields: 'checkoutForm', checkoutForm: answers } },
  ],
  'orders.bulkUpdateOrders': [
    { path: ofEvent, body: { ...numbers, fields: 'archived', archived: false } },
  ],
  'orders.confirmOrder': [{ path: ofEvent, body: numbers }],
  'orders.captureAuthorizedPayment': [{ path: order, body: ofEvent }],
  'orders.voidAuthorizedPayment': [{ path: order, body: ofEvent }],
};
