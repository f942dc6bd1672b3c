import { type EventStore, eventStore } from '../../fixtures/events/index.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { seedTicketsAndOrders } from '../orders/order-scheduler.ts';

/**
 * Returns the event store for changes. Seeded orders refer to the initial events, so they are
 * created before anything changes.
 */
export function getEventStore(context: PlatformContext): EventStore {
  seedTicketsAndOrders(context);
  return context.use(eventStore);
}
