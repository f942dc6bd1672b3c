'use client';

import type { EventV3 } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import type { EventFormRootProps, HeadingLevel } from '@vitrine/ui';
import { createContext, useContext } from 'react';

/** Shared context of the components of one order's page. */
export interface OrderPageContextValue {
  order: Order;
  /** Undefined until it is loaded. */
  event: EventV3 | undefined;
  /** Heading level of the sections. */
  level: HeadingLevel;
  controls: EventFormRootProps['controls'] | undefined;
}

export const OrderPageContext = createContext<OrderPageContextValue | null>(null);

/** @throws {Error} outside an `OrderPage`. */
export function useOrderPageContext(): OrderPageContextValue {
  const value = useContext(OrderPageContext);
  if (!value) throw new Error('This component belongs in an <OrderPage>.');
  return value;
}
