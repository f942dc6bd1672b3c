import type { Client, RequestOptions } from '@vitrine/client';
import { listOrders, type Order } from '@vitrine/client/orders';
import type { OrdersQuery } from './keys.ts';

/** Orders a request. */
const LIMIT = 100;

/** Reads all orders that match a query, page by page; rejects if a page can't be read. */
export async function readAllOrders(
  client: Client,
  query: Omit<OrdersQuery, 'limit'>,
  request?: RequestOptions,
): Promise<readonly Order[]> {
  // An order may be on two pages if another one is made meanwhile.
  const orders = new Map<string, Order>();
  for (let offset = 0; ; ) {
    const page = await listOrders(client, { ...query, offset, limit: LIMIT }, request);
    for (const order of page.orders) orders.set(order.orderNumber, order);
    if (!page.hasNext || page.orders.length === 0) return [...orders.values()];
    // The platform may return fewer than the limit.
    offset += page.orders.length;
  }
}
