import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { requestFlatList } from '../http/lists/flat-list.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { boolean, integer, listOf, nonEmptyString, optional } from '../http/validate.ts';
import { formResponseCodec, orderCodec } from './codecs.ts';
import type { Order } from './entity.ts';
import type {
  BulkUpdateOrdersOptions,
  GetOrderOptions,
  OrderIdentifiers,
  UpdateOrderOptions,
} from './inputs.ts';
import type { ListOrdersOptions, OrderList, OrderListDetails, OrderSummary } from './order-list.ts';

const texts = optional(listOf(nonEmptyString));

type ListResponse = OrderListDetails & { total?: number };

const list: Endpoint<ListOrdersOptions, ListResponse> = {
  name: 'listOrders',
  service: services.orders,
  method: 'GET',
  path: '/v1/orders',
  checks: {
    offset: optional(integer),
    limit: optional(integer),
    fieldset: texts,
    status: texts,
    eventId: texts,
    orderNumber: texts,
    memberId: texts,
    contactId: texts,
    eventCreatorId: texts,
    tag: texts,
    facet: texts,
    sort: optional(nonEmptyString),
  },
  response: { orders: [orderCodec], total: 'number' },
  required: ['orders'],
};

/**
 * Lists orders of all events or of some, 50 per page by default, with their total and the requested
 * facets. Without field sets an order contains little more than its number. See
 * docs/reference/orders.mdx.
 */
export function listOrders(
  client: Client,
  options: ListOrdersOptions = {},
  request?: RequestOptions,
): Promise<OrderList> {
  return requestFlatList(client, list, options, toOrderList, request);
}

function toOrderList({ orders, total, facets, orderFacets }: ListResponse) {
  const details: OrderListDetails = {
    orders,
    ...(facets && { facets }),
    ...(orderFacets && { orderFacets }),
  };
  return { items: orders, total, details };
}

const get: Endpoint<OrderIdentifiers & GetOrderOptions, { order: Order }> = {
  name: 'getOrder',
  service: services.orders,
  method: 'GET',
  path: '/v1/events/{eventId}/orders/{orderNumber}',
  checks: { fieldset: texts },
  response: { order: orderCodec },
  required: ['order'],
};

/** Fetches an order of an event, with the requested field sets. See docs/reference/orders.mdx. */
export async function getOrder(
  client: Client,
  identifiers: OrderIdentifiers,
  options: GetOrderOptions = {},
  request?: RequestOptions,
): Promise<Order> {
  const { order } = await callEndpoint(client, get, { ...options, ...identifiers }, request);
  return order;
}

const summarize: Endpoint<{ eventId?: string }, OrderSummary> = {
  name: 'getSummary',
  service: services.orders,
  method: 'GET',
  path: '/v1/orders/summary',
  checks: { eventId: optional(nonEmptyString) },
  required: ['sales'],
};

/** Summarizes the sales of one event or of all, by currency. See docs/reference/orders.mdx. */
export function getSummary(
  client: Client,
  options: { eventId?: string } = {},
  request?: RequestOptions,
): Promise<OrderSummary> {
  return callEndpoint(client, summarize, options, request);
}

const withFieldMask = {
  service: services.orders,
  method: 'PATCH',
  idempotent: true,
  serializers: { fields: (fields: readonly string[]) => fields.join(',') },
} as const;

const ordersResponse = { response: { orders: [orderCodec] }, required: ['orders'] } as const;

const update: Endpoint<OrderIdentifiers & UpdateOrderOptions, { order: Order }> = {
  ...withFieldMask,
  name: 'updateOrder',
  path: '/v1/events/{eventId}/orders/{orderNumber}',
  payload: { checkoutForm: formResponseCodec },
  checks: { fields: listOf(nonEmptyString), archived: optional(boolean) },
  response: { order: orderCodec },
  required: ['order'],
};

/** Changes the named fields of an order: the answers to its form, or whether it is archived. See docs/reference/orders.mdx. */
export function updateOrder(
  client: Client,
  identifiers: OrderIdentifiers,
  options: UpdateOrderOptions,
  request?: RequestOptions,
): Promise<{ order: Order }> {
  return callEndpoint(client, update, { ...options, ...identifiers }, request);
}

const bulkUpdate: Endpoint<{ eventId: string } & BulkUpdateOrdersOptions, { orders: Order[] }> = {
  ...withFieldMask,
  name: 'bulkUpdateOrders',
  path: '/v1/events/{eventId}/orders',
  checks: {
    orderNumber: listOf(nonEmptyString),
    fields: listOf(nonEmptyString),
    archived: boolean,
  },
  ...ordersResponse,
};

/** Archives orders of an event, or brings them back, all of them in one call. See docs/reference/orders.mdx. */
export function bulkUpdateOrders(
  client: Client,
  eventId: string,
  options: BulkUpdateOrdersOptions,
  request?: RequestOptions,
): Promise<{ orders: Order[] }> {
  return callEndpoint(client, bulkUpdate, { ...options, eventId }, request);
}

const confirm: Endpoint<{ eventId: string; orderNumber: readonly string[] }, { orders: Order[] }> =
  {
    name: 'confirmOrder',
    service: services.orders,
    method: 'POST',
    path: '/v1/events/{eventId}/orders/confirm',
    checks: { orderNumber: listOf(nonEmptyString) },
    ...ordersResponse,
  };

/**
 * Marks orders that are initiated, pending or to be paid in person as paid; the buyers get their
 * tickets. An `ApplicationError` if an order's status does not allow it. See
 * docs/reference/orders.mdx.
 */
export function confirmOrder(
  client: Client,
  eventId: string,
  options: { orderNumber: readonly string[] },
  request?: RequestOptions,
): Promise<{ orders: Order[] }> {
  return callEndpoint(client, confirm, { ...options, eventId }, request);
}

/** Confirms that the platform accepted the order, without further data. */
export type PaymentResponse = Readonly<Record<string, unknown>>;

const payment = (name: string, action: string): Endpoint<OrderOfEvent, PaymentResponse> => ({
  name,
  service: services.orders,
  method: 'POST',
  path: `/v1/events/orders/{orderNumber}/${action}`,
  checks: { eventId: nonEmptyString },
  response: {},
});

interface OrderOfEvent {
  orderNumber: string;
  eventId: string;
}

const capture = payment('captureAuthorizedPayment', 'capture');

/**
 * Captures an authorized payment. The response precedes the effect: the order is paid a moment
 * later. An `ApplicationError` if nothing is authorized. See docs/reference/states.mdx and
 * docs/reference/orders.mdx.
 */
export function captureAuthorizedPayment(
  client: Client,
  orderNumber: string,
  options: { eventId: string },
  request?: RequestOptions,
): Promise<PaymentResponse> {
  return callEndpoint(client, capture, { ...options, orderNumber }, request);
}

const voidPayment = payment('voidAuthorizedPayment', 'void');

/**
 * Voids an authorized payment. The response precedes the effect: the order is voided a moment
 * later. An `ApplicationError` if nothing is authorized. See docs/reference/states.mdx and
 * docs/reference/orders.mdx.
 */
export function voidAuthorizedPayment(
  client: Client,
  orderNumber: string,
  options: { eventId: string },
  request?: RequestOptions,
): Promise<PaymentResponse> {
  return callEndpoint(client, voidPayment, { ...options, orderNumber }, request);
}
