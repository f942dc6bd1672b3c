import type { Client } from '@vitrine/client';
import { listOrders, type Order, type OrderStatus } from '@vitrine/client/orders';

/** A seeded order in this status. */
export async function orderIn(client: Client, status: OrderStatus): Promise<Order> {
  const { orders } = await listOrders(client, { status: [status], fieldset: ['DETAILS'] });
  const [order] = orders;
  if (order) return order;
  throw new Error(`There is no seeded order that is ${status}.`);
}
