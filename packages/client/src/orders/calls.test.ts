import { describeEndpoints } from '../testing/endpoint-cases.ts';
import {
  bulkUpdateOrders,
  captureAuthorizedPayment,
  confirmOrder,
  getOrder,
  getSummary,
  listOrders,
  updateOrder,
  voidAuthorizedPayment,
} from './endpoints.ts';

const response = { order: {}, orders: [], sales: [] };

describeEndpoints('what the order calls send', response, [
  ['listOrders', (client) => listOrders(client), 'GET /events/v1/orders?limit=50&offset=0'],
  [
    'listOrders with everything to choose by',
    (client) =>
      listOrders(client, {
        offset: 100,
        limit: 25,
        fieldset: ['DETAILS', 'TICKETS'],
        status: ['PAID', 'FREE'],
        eventId: ['e1', 'e2'],
        orderNumber: ['2XY-1'],
        memberId: ['m1'],
        facet: ['status'],
        searchPhrase: 'Åse & Bo',
        eventCreatorId: ['u1'],
        sort: 'created:desc',
        tag: ['NON_ARCHIVED'],
        contactId: ['c1'],
      }),
    'GET /events/v1/orders?offset=100&limit=25&fieldset=DETAILS&fieldset=TICKETS&status=PAID&status=FREE' +
      '&eventId=e1&eventId=e2&orderNumber=2XY-1&memberId=m1&facet=status&searchPhrase=%C3%85se+%26+Bo' +
      '&eventCreatorId=u1&sort=created%3Adesc&tag=NON_ARCHIVED&contactId=c1',
  ],
  [
    'getOrder',
    (client) => getOrder(client, { eventId: 'e1', orderNumber: '2XY/1' }, { fieldset: ['FORM'] }),
    'GET /events/v1/events/e1/orders/2XY%2F1?fieldset=FORM&eventId=e1&orderNumber=2XY%2F1',
  ],
  [
    'updateOrder',
    (client) =>
      updateOrder(
        client,
        { eventId: 'e1', orderNumber: '2XY-1' },
        {
          fields: ['archived', 'checkoutForm'],
          archived: false,
          checkoutForm: {
            inputValues: [
              { inputName: 'born', dateTime: new Date('1990-04-01T00:00:00.000Z') },
              { inputName: 'children', number: Number.POSITIVE_INFINITY },
              { inputName: 'courses', values: ['Glaze', 'Wheel'] },
              {
                inputName: 'home',
                address: { address: { geocode: { latitude: Number.NaN, longitude: 12 } } },
              },
            ],
          },
        },
      ),
    'PATCH /events/v1/events/e1/orders/2XY-1',
    {
      eventId: 'e1',
      orderNumber: '2XY-1',
      fields: 'archived,checkoutForm',
      archived: false,
      checkoutForm: {
        inputValues: [
          { inputName: 'born', dateTime: '1990-04-01T00:00:00.000Z' },
          { inputName: 'children', number: 'Infinity' },
          { inputName: 'courses', values: ['Glaze', 'Wheel'] },
          {
            inputName: 'home',
            address: { address: { geocode: { latitude: 'NaN', longitude: 12 } } },
          },
        ],
      },
    },
  ],
  [
    'bulkUpdateOrders',
    (client) =>
      bulkUpdateOrders(client, 'e1', {
        orderNumber: ['2XY-1', '2XY-2'],
        fields: ['archived'],
        archived: true,
      }),
    'PATCH /events/v1/events/e1/orders',
    { eventId: 'e1', orderNumber: ['2XY-1', '2XY-2'], fields: 'archived', archived: true },
  ],
  [
    'confirmOrder',
    (client) => confirmOrder(client, 'e1', { orderNumber: ['2XY-1'] }),
    'POST /events/v1/events/e1/orders/confirm',
    { eventId: 'e1', orderNumber: ['2XY-1'] },
  ],
  [
    'getSummary',
    (client) => getSummary(client, { eventId: 'e1' }),
    'GET /events/v1/orders/summary?eventId=e1',
  ],
  ['getSummary of all events', (client) => getSummary(client), 'GET /events/v1/orders/summary'],
  [
    'captureAuthorizedPayment',
    (client) => captureAuthorizedPayment(client, '2XY-1', { eventId: 'e1' }),
    'POST /events/v1/events/orders/2XY-1/capture',
    { orderNumber: '2XY-1', eventId: 'e1' },
  ],
  [
    'voidAuthorizedPayment',
    (client) => voidAuthorizedPayment(client, '2XY-1', { eventId: 'e1' }),
    'POST /events/v1/events/orders/2XY-1/void',
    { orderNumber: '2XY-1', eventId: 'e1' },
  ],
]);
