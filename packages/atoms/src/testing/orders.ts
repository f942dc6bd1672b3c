import type { Client } from '@vitrine/client';
import { listOrders, type Order, type OrderStatus } from '@vitrine/client/orders';

/** An order of the programme in this status. */
export async function orderIn(client: Client, status: OrderStatus): Promise<Order> {
  const { orders } = await listOrders(client, { status: [status], fieldset: ['DETAILS'] });
  const [order] = orders;
  if (order) return order;
  throw new Error(`The programme has no order that is ${status}.`);
}
