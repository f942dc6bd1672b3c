'use client';

import type { EventV3 } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import { createContext, useContext } from 'react';

/** State shared by the components of one order on the page. */
export interface OrderContextValue {
  order: Order;
  /** Undefined until it is loaded, and if it no longer exists. */
  event: EventV3 | undefined;
  /** Whether the order is being refreshed from the platform. */
  isRefreshing: boolean;
  /** Loads the order again, and polls it until no more automatic changes are expected. */
  refresh: () => Promise<void>;
}

export const OrderContext = createContext<OrderContextValue | null>(null);

/**
 * Returns the order of the current component.
 *
 * @throws {Error} outside a `TicketOrder.Root`.
 */
export function useOrderContext(): OrderContextValue {
  const context = useContext(OrderContext);
  if (!context) {
    throw new Error('Parts of an order need a <TicketOrder.Root> above them: wrap them in one.');
  }
  return context;
}
