import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { runFlatList } from '../http/lists/flat-list.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { listOf, optional, text, wholeNumber } from '../http/validate.ts';
import { orderShape } from './codecs.ts';
import type { Order } from './entity.ts';
import type { GetOrderOptions, OrderIdentifiers } from './inputs.ts';
import type { ListOrdersOptions, OrderList, OrderListDetails, OrderSummary } from './order-list.ts';

const texts = optional(listOf(text));

type ListAnswer = OrderListDetails & { total?: number };

const list: Call<ListOrdersOptions, ListAnswer> = {
  name: 'listOrders',
  service: services.orders,
  method: 'GET',
  path: '/v1/orders',
  checks: {
    offset: optional(wholeNumber),
    limit: optional(wholeNumber),
    fieldset: texts,
    status: texts,
    eventId: texts,
    orderNumber: texts,
    memberId: texts,
    contactId: texts,
    eventCreatorId: texts,
    tag: texts,
    facet: texts,
    sort: optional(text),
  },
  answer: { orders: [orderShape], total: 'number' },
  needs: ['orders'],
};

/**
 * Orders of all events or of some, in pages of 50 unless told otherwise, with their total and the
 * facets that were asked for. Without field sets an order has little more than its number.
 * Specification 7.3.
 */
export function listOrders(
  client: Client,
  options: ListOrdersOptions = {},
  request?: RequestOptions,
): Promise<OrderList> {
  return runFlatList(client, list, options, toOrderList, request);
}

function toOrderList({ orders, total, facets, orderFacets }: ListAnswer) {
  const details: OrderListDetails = {
    orders,
    ...(facets && { facets }),
    ...(orderFacets && { orderFacets }),
  };
  return { items: orders, total, details };
}

const get: Call<OrderIdentifiers & GetOrderOptions, { order: Order }> = {
  name: 'getOrder',
  service: services.orders,
  method: 'GET',
  path: '/v1/events/{eventId}/orders/{orderNumber}',
  checks: { fieldset: texts },
  answer: { order: orderShape },
  needs: ['order'],
};

/** An order of an event, with the field sets that are asked for. Specification 7.3. */
export async function getOrder(
  client: Client,
  identifiers: OrderIdentifiers,
  options: GetOrderOptions = {},
  request?: RequestOptions,
): Promise<Order> {
  const { order } = await run(client, get, { ...identifiers, ...options }, request);
  return order;
}

const summarise: Call<{ eventId?: string }, OrderSummary> = {
  name: 'getSummary',
  service: services.orders,
  method: 'GET',
  path: '/v1/orders/summary',
  checks: { eventId: optional(text) },
  needs: ['sales'],
};

/** What was sold, of one event or of all, by currency. Specification 7.3. */
export function getSummary(
  client: Client,
  options: { eventId?: string } = {},
  request?: RequestOptions,
): Promise<OrderSummary> {
  return run(client, summarise, options, request);
}
