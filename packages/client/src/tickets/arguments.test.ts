import { describeWrongArguments } from '../testing/endpoint-cases.ts';
import {
  cancelReservation,
  checkout,
  createReservation,
  getInvoice,
  listAvailableTickets,
  posCheckout,
  queryAvailableTickets,
  updateCheckout,
} from './endpoints.ts';

const ticketQuantities = [{ ticketDefinitionId: 'd1', quantity: 1 }];
const isUndefined = 'must be a non-empty string, but it is undefined.';

describeWrongArguments('wrong arguments of the ticket calls', [
  [
    'options that are a list',
    (client) => listAvailableTickets(client, [] as never),
    'listAvailableTickets: options must be an object, but it is a list.',
  ],
  [
    'a state that is not in a list',
    (client) => listAvailableTickets(client, { state: 'INCLUDE_HIDDEN_NOT_ON_SALE' as never }),
    'listAvailableTickets: state must be a list, but it is a string.',
  ],
  [
    'a limit that is not whole',
    (client) => queryAvailableTickets(client, { limit: 1.5 }),
    'queryAvailableTickets: limit must be a whole number, but it is the number 1.5.',
  ],
  [
    'a filter that is a string',
    (client) => queryAvailableTickets(client, { filter: 'e1' as never }),
    'queryAvailableTickets: filter must be an object, but it is a string.',
  ],
  [
    'a filter with an invalid date',
    (client) =>
      queryAvailableTickets(client, { filter: { 'salePeriod.endDate': new Date('no date') } }),
    'queryAvailableTickets: filter.salePeriod.endDate must be a valid date.',
  ],
  [
    'a reservation without an event',
    (client) => createReservation(client, undefined as never, { ticketQuantities }),
    `createReservation: eventId ${isUndefined}`,
  ],
  [
    'a reservation of nothing',
    (client) => createReservation(client, 'e1', undefined as never),
    'createReservation: ticketQuantities must be a list, but it is undefined.',
  ],
  [
    'a line without a ticket',
    (client) => createReservation(client, 'e1', { ticketQuantities: [{ quantity: 1 } as never] }),
    `createReservation: ticketQuantities[0].ticketDefinitionId ${isUndefined}`,
  ],
  [
    'a quantity that is a string',
    (client) =>
      createReservation(client, 'e1', {
        ticketQuantities: [{ ticketDefinitionId: 'd1', quantity: '2' as never }],
      }),
    'createReservation: ticketQuantities[0].quantity must be a whole number, but it is a string.',
  ],
  [
    'a switch that is a number',
    (client) => createReservation(client, 'e1', { ticketQuantities, ignoreLimits: 1 as never }),
    'createReservation: ignoreLimits must be true or false, but it is the number 1.',
  ],
  [
    'a missing reservation',
    (client) => cancelReservation(client, undefined as never, 'e1'),
    `cancelReservation: id ${isUndefined}`,
  ],
  [
    'a missing event of a reservation',
    (client) => cancelReservation(client, 'r1', undefined as never),
    `cancelReservation: eventId ${isUndefined}`,
  ],
  [
    'an invoice of nothing',
    (client) => getInvoice(client, '', 'e1'),
    'getInvoice: reservationId must be a non-empty string, but it is an empty string.',
  ],
  [
    'a checkout of nothing',
    (client) => checkout(client, 'e1', {} as never),
    `checkout: reservationId ${isUndefined}`,
  ],
  [
    'a guest without a form',
    (client) => checkout(client, 'e1', { reservationId: 'r1', guests: [{} as never] }),
    'checkout: guests[0].form must be an object, but it is undefined.',
  ],
  [
    'a buyer that is a string',
    (client) => updateCheckout(client, '2XY-1', 'e1', { buyer: 'Åse' as never }),
    'updateCheckout: buyer must be an object, but it is a string.',
  ],
  [
    'a change of no order',
    (client) => updateCheckout(client, undefined as never, 'e1', {}),
    `updateCheckout: orderNumber ${isUndefined}`,
  ],
  [
    'a sale without a reservation',
    (client) => posCheckout(client, 'e1', {} as never),
    `posCheckout: reservationId ${isUndefined}`,
  ],
]);
