import {
  bulkUpdateOrders,
  confirmOrder,
  type Order,
  OrderStatus,
  type UpdateOrderOptions,
  updateOrder,
} from '@vitrine/client/orders';
import { dedupeMutation } from '../query/dedupe-mutation.ts';
import { mutationAtom } from '../query/mutation-atom.ts';
import { followOrdersAtom } from './follow-orders.ts';
import type { OrderName } from './keys.ts';
import { orderKeys } from './keys.ts';
import { archivePatches } from './order-patches.ts';

/** Changes to an order: only the fields in `fields`. */
export interface OrderChange extends OrderName, UpdateOrderOptions {}

/**
 * Updates the answers of an order's form, or archives or restores it; shows immediately, on the
 * order and in the lists, until the platform rejects it. See docs/reference/orders.mdx.
 */
export const updateOrderAtom = mutationAtom<OrderChange, Order>({
  mutationFn: async ({ eventId, orderNumber, ...options }, { client }) => {
    const { order } = await updateOrder(client, { eventId, orderNumber }, options);
    return order;
  },
  optimistic: ({ eventId, orderNumber, fields, archived }) =>
    fields.includes('archived') && archived !== undefined
      ? archivePatches(eventId, [orderNumber], archived)
      : [],
  invalidates: (order) => [orderKeys.order(order), orderKeys.lists],
});

/** Orders of one event. */
export interface OrderNames {
  /** ID of the event. */
  eventId: string;
  /** Number of each order. */
  orderNumber: readonly string[];
}

/** Orders of an event to archive or restore. */
export interface OrdersArchiving extends OrderNames {
  /** Whether they are archived; false restores them. */
  archived: boolean;
}

const getNames = ({ eventId, orderNumber }: OrderNames): OrderName[] =>
  orderNumber.map((number) => ({ eventId, orderNumber: number }));

/**
 * Archives or restores orders of an event, immediately on the page. See docs/reference/orders.mdx.
 */
export const bulkUpdateOrdersAtom = mutationAtom<OrdersArchiving, Order[]>({
  mutationFn: async ({ eventId, orderNumber, archived }, { client }) => {
    const change = { orderNumber, archived, fields: ['archived'] };
    const { orders } = await bulkUpdateOrders(client, eventId, change);
    return orders;
  },
  optimistic: ({ eventId, orderNumber, archived }) =>
    archivePatches(eventId, orderNumber, archived),
  invalidates: (names) => [...getNames(names).map(orderKeys.order), orderKeys.lists],
});

const { INITIATED, PENDING, OFFLINE_PENDING } = OrderStatus;

/**
 * Marks orders as paid that are initiated, pending or to be paid in person. Those that are still
 * unpaid in the response are followed; `orderSettlementAtom` shows the outcome. See
 * docs/reference/orders.mdx.
 */
export const confirmOrderAtom = dedupeMutation(
  mutationAtom<OrderNames, Order[]>({
    mutationFn: async ({ eventId, orderNumber }, { client, set }) => {
      const { orders } = await confirmOrder(client, eventId, { orderNumber });
      void set(followOrdersAtom, {
        eventId,
        orderNumber,
        leaves: [INITIATED, PENDING, OFFLINE_PENDING],
        known: orders,
      });
      return orders;
    },
    invalidates: (names) => [
      ...getNames(names).map(orderKeys.order),
      orderKeys.lists,
      orderKeys.summaries,
    ],
  }),
);
