import type { Order } from '@vitrine/client/orders';

/** Orders that one request may change. See docs/reference/constants.mdx. */
const CHUNK = 100;

/** Returns the orders by event, in groups that fit in one request. */
export function toOrderChunks<One extends Pick<Order, 'eventId'>>(
  orders: readonly One[],
): (readonly [eventId: string, orders: readonly One[]])[] {
  const byEvent = new Map<string, One[]>();
  for (const order of orders) {
    byEvent.set(order.eventId, [...(byEvent.get(order.eventId) ?? []), order]);
  }
  return [...byEvent].flatMap(([eventId, some]) =>
    Array.from(
      { length: Math.ceil(some.length / CHUNK) },
      (_, index) => [eventId, some.slice(index * CHUNK, (index + 1) * CHUNK)] as const,
    ),
  );
}
