import { missing } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { ORDER_ERRORS } from './rules.ts';
import { orderBook, type StoredOrder } from './state.ts';

/** Returns the order with this number and event; a 404 if there is none. */
export function requireOrder(
  context: PlatformContext,
  eventId: string,
  number: string,
): StoredOrder {
  const order = context.use(orderBook).get(number);
  if (order?.eventId === eventId) return order;
  throw missing(ORDER_ERRORS.unknown, `The event ${eventId} has no order ${number}.`);
}
