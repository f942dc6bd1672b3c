import { describeWrongArguments } from '../testing/endpoint-cases.ts';
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

const identifiers = { eventId: 'e1', orderNumber: '2XY-1' };
const bulk = { orderNumber: ['2XY-1'], fields: ['archived'], archived: true };
const isUndefined = 'must be a non-empty string, but it is undefined.';

describeWrongArguments('wrong arguments of the order calls', [
  [
    'options that are not an object',
    (client) => listOrders(client, 'PAID' as never),
    'listOrders: options must be an object, but it is a string.',
  ],
  [
    'a status that is not in a list',
    (client) => listOrders(client, { status: 'PAID' as never }),
    'listOrders: status must be a list, but it is a string.',
  ],
  [
    'an event id that is empty',
    (client) => listOrders(client, { eventId: ['e1', ''] }),
    'listOrders: eventId[1] must be a non-empty string, but it is an empty string.',
  ],
  [
    'a sort that is not a string',
    (client) => listOrders(client, { sort: { created: 'desc' } as never }),
    'listOrders: sort must be a non-empty string, but it is an object.',
  ],
  [
    'an offset that is not a number',
    (client) => listOrders(client, { offset: '10' as never }),
    'listOrders: offset must be a whole number, but it is a string.',
  ],
  [
    'missing identifiers',
    (client) => getOrder(client, undefined as never),
    `getOrder: eventId ${isUndefined}`,
  ],
  [
    'an order number that leads elsewhere',
    (client) => getOrder(client, { eventId: 'e1', orderNumber: '..' }),
    'getOrder: orderNumber must be an id or a slug, but it is a string.',
  ],
  [
    'field sets that are not a list',
    (client) => getOrder(client, identifiers, { fieldset: 'FORM' as never }),
    'getOrder: fieldset must be a list, but it is a string.',
  ],
  [
    'missing fields to change',
    (client) => updateOrder(client, identifiers, undefined as never),
    'updateOrder: fields must be a list, but it is undefined.',
  ],
  [
    'an archived that is a word',
    (client) => updateOrder(client, identifiers, { fields: [], archived: 'yes' as never }),
    'updateOrder: archived must be true or false, but it is a string.',
  ],
  [
    'a response with an invalid date',
    (client) =>
      updateOrder(client, identifiers, {
        fields: ['checkoutForm'],
        checkoutForm: { inputValues: [{ inputName: 'born', dateTime: new Date('no date') }] },
      }),
    'updateOrder: checkoutForm.inputValues[0].dateTime must be a valid date.',
  ],
  [
    'a missing event of a bulk change',
    (client) => bulkUpdateOrders(client, undefined as never, bulk),
    `bulkUpdateOrders: eventId ${isUndefined}`,
  ],
  [
    'order numbers that are no list',
    (client) => bulkUpdateOrders(client, 'e1', { ...bulk, orderNumber: '2XY-1' as never }),
    'bulkUpdateOrders: orderNumber must be a list, but it is a string.',
  ],
  [
    'a bulk change that does not say to what',
    (client) => bulkUpdateOrders(client, 'e1', { ...bulk, archived: undefined as never }),
    'bulkUpdateOrders: archived must be true or false, but it is undefined.',
  ],
  [
    'nothing to confirm',
    (client) => confirmOrder(client, 'e1', {} as never),
    'confirmOrder: orderNumber must be a list, but it is undefined.',
  ],
  [
    'an event that is not text',
    (client) => getSummary(client, { eventId: 7 as never }),
    'getSummary: eventId must be a non-empty string, but it is the number 7.',
  ],
  [
    'a capture without an event',
    (client) => captureAuthorizedPayment(client, '2XY-1', {} as never),
    `captureAuthorizedPayment: eventId ${isUndefined}`,
  ],
  [
    'a void without an order',
    (client) => voidAuthorizedPayment(client, undefined as never, { eventId: 'e1' }),
    `voidAuthorizedPayment: orderNumber ${isUndefined}`,
  ],
]);
