import { defineDomain, type Incoming, pathValue } from '../../platform/domain.ts';
import { requireText } from '../../platform/requests/fields.ts';
import { readEnums } from '../../platform/requests/list-request.ts';
import { bulkUpdateOrders, confirmOrders, updateOrder } from './change.ts';
import { requireOrder } from './find.ts';
import { withSeededOrders } from './order-scheduler.ts';
import { FIELDSETS, toOrder } from './order-wire.ts';
import { settlePayment } from './payment.ts';
import { listOrders } from './queries/list.ts';
import { getOrderSummary } from './queries/summary.ts';

const named = (incoming: Incoming) => ({
  eventId: pathValue(incoming, 'eventId'),
  orderNumber: pathValue(incoming, 'orderNumber'),
});

function getOrder(incoming: Incoming) {
  const { context, query } = incoming;
  const { eventId, orderNumber } = named(incoming);
  const fieldsets = readEnums(query.getAll('fieldset'), 'fieldset', FIELDSETS);
  return { order: toOrder(context, requireOrder(context, eventId, orderNumber), fieldsets) };
}

const settling = (action: 'CAPTURE' | 'VOID') =>
  withSeededOrders((incoming) => {
    const { context, visitor, body } = incoming;
    const eventId = requireText(body, 'eventId');
    const order = requireOrder(context, eventId, pathValue(incoming, 'orderNumber'));
    return settlePayment(context, order, action, visitor);
  });

const OF_EVENT = '/v1/events/:eventId/orders';

/** The orders of tickets, as sellers see them. See docs/reference/orders.mdx. */
export const orders = defineDomain('orders', '/events', {
  listOrders: {
    method: 'GET',
    path: '/v1/orders',
    respond: withSeededOrders(({ context, query }) => listOrders(context, query)),
  },
  getSummary: {
    method: 'GET',
    path: '/v1/orders/summary',
    respond: withSeededOrders(({ context, query }) =>
      getOrderSummary(context, query.get('eventId') ?? undefined),
    ),
  },
  captureAuthorizedPayment: {
    method: 'POST',
    path: '/v1/events/orders/:orderNumber/capture',
    respond: settling('CAPTURE'),
  },
  voidAuthorizedPayment: {
    method: 'POST',
    path: '/v1/events/orders/:orderNumber/void',
    respond: settling('VOID'),
  },
  confirmOrder: {
    method: 'POST',
    path: `${OF_EVENT}/confirm`,
    respond: withSeededOrders((incoming) => {
      const { context, visitor, body } = incoming;
      return confirmOrders(context, visitor, pathValue(incoming, 'eventId'), body);
    }),
  },
  getOrder: {
    method: 'GET',
    path: `${OF_EVENT}/:orderNumber`,
    respond: withSeededOrders(getOrder),
  },
  updateOrder: {
    method: 'PATCH',
    path: `${OF_EVENT}/:orderNumber`,
    respond: withSeededOrders((incoming) => {
      const { context, visitor, body } = incoming;
      return updateOrder(context, visitor, named(incoming), body);
    }),
  },
  bulkUpdateOrders: {
    method: 'PATCH',
    path: OF_EVENT,
    respond: withSeededOrders((incoming) => {
      const { context, visitor, body } = incoming;
      return bulkUpdateOrders(context, visitor, pathValue(incoming, 'eventId'), body);
    }),
  },
});
