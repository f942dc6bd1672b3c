import { type EventStore, eventStore } from '../../fixtures/events/index.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { seedTicketsAndOrders } from '../orders/order-scheduler.ts';

/**
 * The programme, for anyone who may change it. The orders of before are about the programme as it was
 * at first, so they are put in before anything changes.
 */
export function getEventStore(context: PlatformContext): EventStore {
  seedTicketsAndOrders(context);
  return context.use(eventStore);
}
