'use client';

import type { EventV3 } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import { createContext, useContext } from 'react';

/** State shared by the components of one order on the page. */
export interface TicketOrderContextValue {
  /** The order, as the client returns it. */
  order: Order;
  /** Undefined until it is loaded, and if it no longer exists. */
  event: EventV3 | undefined;
  /** Whether the order is being refreshed from the platform. */
  isRefreshing: boolean;
  /** Loads the order again, and polls it until no more automatic changes are expected. */
  refresh: () => Promise<void>;
}

export const TicketOrderContext = createContext<TicketOrderContextValue | null>(null);

/**
 * Returns the surrounding ticket order, for components of the host's own.
 *
 * @throws {Error} outside a `TicketOrder.Root`.
 */
export function useTicketOrderContext(): TicketOrderContextValue {
  const context = useContext(TicketOrderContext);
  if (!context) {
    throw new Error(
      'Components of an order need a <TicketOrder.Root> above them: wrap them in one.',
    );
  }
  return context;
}
