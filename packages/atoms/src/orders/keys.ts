import type { ListOrdersOptions, OrderFieldset } from '@vitrine/client/orders';

/** Identifiers of an order. */
export interface OrderName {
  /** ID of the event that the order is for. */
  eventId: string;
  /** The order’s number, as of `orderNumber`; it is unique within the event. */
  orderNumber: string;
}

/** Filter of an order list, and its field sets: the details by default. */
export interface OrdersQuery extends Omit<ListOrdersOptions, 'offset'> {}

/** Cache keys of the orders' queries. */
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
