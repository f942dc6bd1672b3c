import { describeEndpoints } from '../testing/endpoint-cases.ts';
import {
  cancelReservation,
  checkout,
  createReservation,
  getCheckoutOptions,
  getInvoice,
  listAvailableTickets,
  posCheckout,
  queryAvailableTickets,
  updateCheckout,
} from './endpoints.ts';

const response = { definitions: [], id: 'r1', reservations: [], invoice: {}, order: {} };
const buyer = { firstName: 'Åse', lastName: 'Lind', email: 'aase@fenn.example' };
const paidPlanBenefit = { planOrderId: 'plan-1', benefitId: 'benefit-1' };
const born = new Date('1990-04-01T00:00:00.000Z');
const guests = [{ form: { inputValues: [{ inputName: 'born', dateTime: born }] } }];
const ticketQuantities = [
  { ticketDefinitionId: 'd1', quantity: 2, priceOverride: '12.50' },
  {
    ticketDefinitionId: 'd2',
    quantity: 1,
    ticketDetails: [{ pricingOptionId: 'o1', seatId: 'A1' }],
  },
];
const wireGuests = [
  { form: { inputValues: [{ inputName: 'born', dateTime: '1990-04-01T00:00:00.000Z' }] } },
];

describeEndpoints('what the ticket calls send', response, [
  ['getCheckoutOptions', (client) => getCheckoutOptions(client), 'GET /events/v1/checkout/options'],
  [
    'listAvailableTickets',
    (client) =>
      listAvailableTickets(client, {
        eventId: 'e1',
        offset: 10,
        limit: 5,
        sort: 'created:desc',
        state: ['INCLUDE_HIDDEN_NOT_ON_SALE'],
      }),
    'GET /events/v1/checkout/available-tickets?eventId=e1&offset=10&limit=5&sort=created%3Adesc' +
      '&state=INCLUDE_HIDDEN_NOT_ON_SALE',
  ],
  [
    'listAvailableTickets of all events',
    (client) => listAvailableTickets(client),
    'GET /events/v1/checkout/available-tickets?limit=50&offset=0',
  ],
  [
    'queryAvailableTickets',
    (client) =>
      queryAvailableTickets(client, {
        filter: { _id: { $in: ['d1'] }, 'salePeriod.endDate': { $gt: new Date(0) } },
        fieldset: ['POLICY', 'DASHBOARD'],
        sort: 'orderIndex:asc',
        limit: 100,
      }),
    'POST /events/v1/checkout/available-tickets/query',
    {
      filter: { id: { $in: ['d1'] }, 'salePeriod.endDate': { $gt: '1970-01-01T00:00:00.000Z' } },
      fieldset: ['POLICY', 'DASHBOARD'],
      sort: 'orderIndex:asc',
      limit: 100,
      offset: 0,
    },
  ],
  [
    'createReservation',
    (client) =>
      createReservation(client, 'e1', {
        ticketQuantities,
        ignoreLimits: false,
        allowHiddenTickets: true,
      }),
    'POST /events/v1/checkout/reservations',
    {
      eventId: 'e1',
      ticketQuantities,
      ignoreLimits: false,
      allowHiddenTickets: true,
    },
  ],
  [
    'cancelReservation',
    (client) => cancelReservation(client, 'r 1', 'e1'),
    'DELETE /events/v1/checkout/reservations/r%201?id=r+1&eventId=e1',
  ],
  [
    'getInvoice',
    (client) =>
      getInvoice(client, 'r1', 'e1', { withDiscount: { couponCode: 'EARLY' }, paidPlanBenefit }),
    'POST /events/v1/checkout/invoices/r1',
    {
      reservationId: 'r1',
      eventId: 'e1',
      withDiscount: { couponCode: 'EARLY' },
      paidPlanBenefit,
    },
  ],
  [
    'checkout with options of another event, whose id does not count',
    (client) => {
      const request = { eventId: 'e2', reservationId: 'r1' };
      return checkout(client, 'e1', request);
    },
    'POST /events/v1/checkout',
    { eventId: 'e1', reservationId: 'r1' },
  ],
  [
    'checkout',
    (client) =>
      checkout(client, 'e1', {
        reservationId: 'r1',
        memberId: 'm1',
        discount: { couponCode: 'EARLY' },
        buyer,
        guests,
        paidPlanBenefit,
        options: { silent: true, payInPerson: false },
        marketingConsent: false,
      }),
    'POST /events/v1/checkout',
    {
      eventId: 'e1',
      reservationId: 'r1',
      memberId: 'm1',
      discount: { couponCode: 'EARLY' },
      buyer,
      guests: wireGuests,
      paidPlanBenefit,
      options: { silent: true, payInPerson: false },
      marketingConsent: false,
    },
  ],
  [
    'updateCheckout',
    (client) =>
      updateCheckout(client, '2XY-1', 'e1', {
        buyer,
        guests,
        memberId: null,
        discount: { couponCode: '' },
        paidPlanBenefit,
      }),
    'PATCH /events/v1/checkout/2XY-1',
    {
      orderNumber: '2XY-1',
      eventId: 'e1',
      buyer,
      guests: wireGuests,
      memberId: null,
      discount: { couponCode: '' },
      paidPlanBenefit,
    },
  ],
  [
    'posCheckout',
    (client) => posCheckout(client, 'e1', { reservationId: 'r1', paymentDetailsId: 'p1' }),
    'POST /events/v1/pos-checkout',
    { eventId: 'e1', reservationId: 'r1', paymentDetailsId: 'p1' },
  ],
]);
