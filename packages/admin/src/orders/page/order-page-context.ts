'use client';

import type { EventV3 } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import type { EventFormOptions, HeadingLevel } from '@vitrine/ui';
import { createContext, useContext } from 'react';

/**
 * Components that replace the controls of the form, as in the shop. The owner sees all questions, also
 * those that the shop hides.
 */
export type OrderFormOptions = Pick<EventFormOptions, 'controls' | 'controlsByName'>;

/** Shared context of the components of one order's page. */
export interface OrderPageContextValue {
  order: Order;
  /** Undefined until it is loaded. */
  event: EventV3 | undefined;
  /** Heading level of the sections. */
  level: HeadingLevel;
  formOptions: OrderFormOptions;
}

export const OrderPageContext = createContext<OrderPageContextValue | null>(null);

/** @throws {Error} outside an `OrderPage`. */
export function useOrderPageContext(): OrderPageContextValue {
  const value = useContext(OrderPageContext);
  if (!value) throw new Error('This component belongs in an <OrderPage>.');
  return value;
}
