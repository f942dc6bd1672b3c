import type { ListOrdersOptions, OrderFieldset } from '@vitrine/client/orders';

/** What names an order. */
export interface OrderName {
  eventId: string;
  orderNumber: string;
}

/** Which orders a list has, and what each carries: its details, by default. */
export interface OrdersQuery extends Omit<ListOrdersOptions, 'offset'> {}

/** Where the orders' queries lie in the cache. */
export const orderKeys = {
  all: ['orders'],
  lists: ['orders', 'list'],
  list: (query: OrdersQuery) => ['orders', 'list', query],
  /** An order, whatever it carries. */
  order: ({ eventId, orderNumber }: OrderName) => ['orders', 'order', eventId, orderNumber],
  orderWith: (order: OrderName, fieldset: readonly OrderFieldset[]) => [
    ...orderKeys.order(order),
    fieldset,
  ],
  summaries: ['orders', 'summary'],
  summary: (eventId: string | undefined) => ['orders', 'summary', eventId ?? null],
} as const;
