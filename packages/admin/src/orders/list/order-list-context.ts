'use client';

import type { OrderList, RowSelectionAtom } from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import type { HeadingLevel } from '@vitrine/ui';
import { createContext, type RefObject, useContext } from 'react';
import type { OrderActions } from './use-order-actions.ts';

/** ID of a column of the list. */
export type OrderColumn =
  | ('order' | 'buyer' | 'tickets' | 'total' | 'status' | 'created')
  | ('email' | 'updated');

/** Returns what identifies an order in its list. */
export const getOrderId = ({ orderNumber }: Order): string => orderNumber;

/** Shared context of one list's components. */
export interface OrderListContextValue {
  list: OrderList;
  selectionAtom: RowSelectionAtom<Order>;
  actions: OrderActions;
  /** Number of the order in the inspector. */
  inspected: string | undefined;
  /** Opens the inspector for an order, or closes it. */
  inspect: (orderNumber: string | undefined) => void;
  /** The element that contains the rows. */
  rows: RefObject<HTMLTableSectionElement | null>;
  /** Heading level below the title. */
  level: HeadingLevel;
}

export const OrderListContext = createContext<OrderListContextValue | null>(null);

/** @throws {Error} outside an `OrderList`. */
export function useOrderListContext(): OrderListContextValue {
  const value = useContext(OrderListContext);
  if (!value) throw new Error('This component belongs in an <OrderList>.');
  return value;
}
