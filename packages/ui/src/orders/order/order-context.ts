import type { EventV3 } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import { createContext, useContext } from 'react';

/** What the parts of one order on the page share. */
export interface OrderContextValue {
  order: Order;
  /** Missing until it is read, and where there is none any more. */
  event: EventV3 | undefined;
  /** Whether someone asks the platform how the order is at this moment. */
  isRefreshing: boolean;
  /** Reads the order again, and follows it until nothing more changes by itself. */
  refresh: () => Promise<void>;
}

export const OrderContext = createContext<OrderContextValue | null>(null);

/**
 * The order around a part.
 *
 * @throws {Error} outside a `TicketOrder.Root`.
 */
export function useOrderContext(): OrderContextValue {
  const place = useContext(OrderContext);
  if (!place) {
    throw new Error('Parts of an order need a <TicketOrder.Root> above them: wrap them in one.');
  }
  return place;
}
