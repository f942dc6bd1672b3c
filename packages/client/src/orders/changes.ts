import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { listOf, optional, text, trueOrFalse } from '../http/validate.ts';
import { formResponseShape, orderShape } from './codecs.ts';
import type { Order } from './entity.ts';
import type { BulkUpdateOrdersOptions, OrderIdentifiers, UpdateOrderOptions } from './inputs.ts';

const byMask = {
  service: services.orders,
  method: 'PATCH',
  idempotent: true,
  writers: { fields: (fields: readonly string[]) => fields.join(',') },
} as const;

const answersOrders = { answer: { orders: [orderShape] }, needs: ['orders'] } as const;

const update: Call<OrderIdentifiers & UpdateOrderOptions, { order: Order }> = {
  ...byMask,
  name: 'updateOrder',
  path: '/v1/events/{eventId}/orders/{orderNumber}',
  payload: { checkoutForm: formResponseShape },
  checks: { fields: listOf(text), archived: optional(trueOrFalse) },
  answer: { order: orderShape },
  needs: ['order'],
};

/** Changes the named fields of an order: the answers to its form, or whether it is archived. Specification 7.3. */
export function updateOrder(
  client: Client,
  identifiers: OrderIdentifiers,
  options: UpdateOrderOptions,
  request?: RequestOptions,
): Promise<{ order: Order }> {
  return run(client, update, { ...identifiers, ...options }, request);
}

const bulkUpdate: Call<{ eventId: string } & BulkUpdateOrdersOptions, { orders: Order[] }> = {
  ...byMask,
  name: 'bulkUpdateOrders',
  path: '/v1/events/{eventId}/orders',
  checks: { orderNumber: listOf(text), fields: listOf(text), archived: trueOrFalse },
  ...answersOrders,
};

/** Archives orders of an event, or brings them back, all of them in one call. Specification 7.3. */
export function bulkUpdateOrders(
  client: Client,
  eventId: string,
  options: BulkUpdateOrdersOptions,
  request?: RequestOptions,
): Promise<{ orders: Order[] }> {
  return run(client, bulkUpdate, { eventId, ...options }, request);
}

const confirm: Call<{ eventId: string; orderNumber: readonly string[] }, { orders: Order[] }> = {
  name: 'confirmOrder',
  service: services.orders,
  method: 'POST',
  path: '/v1/events/{eventId}/orders/confirm',
  checks: { orderNumber: listOf(text) },
  ...answersOrders,
};

/**
 * Takes orders that are initiated, pending or to be paid in person as paid; the buyers get their
 * tickets. An `ApplicationError` where an order's status does not allow it. Specification 7.3.
 */
export function confirmOrder(
  client: Client,
  eventId: string,
  options: { orderNumber: readonly string[] },
  request?: RequestOptions,
): Promise<{ orders: Order[] }> {
  return run(client, confirm, { eventId, ...options }, request);
}
