import { missing } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform-context.ts';
import { ORDER_ERRORS } from './rules.ts';
import { type HeldOrder, orderBook } from './state.ts';

/** The order of this number and event. One that is not there is a 404. */
export function requireOrder(platform: Platform, eventId: string, number: string): HeldOrder {
  const order = platform.use(orderBook).get(number);
  if (order?.eventId === eventId) return order;
  throw missing(ORDER_ERRORS.unknown, `The event ${eventId} has no order ${number}.`);
}
