import {
  getOrder,
  getSummary,
  listOrders,
  type Order,
  OrderFieldset,
  type OrderList,
  type OrderListDetails,
} from '@vitrine/client/orders';
import { flatPaging, listFamily } from '../lists/list-query.ts';
import { entityFamily } from '../query/entity-family.ts';
import { type OrderName, type OrdersQuery, orderKeys } from './keys.ts';

/** The facets of an order list, if the query requests them. */
export type OrderFacets = Pick<OrderListDetails, 'facets' | 'orderFacets'>;

const ordersFamily = listFamily<OrdersQuery, Order, OrderList, OrderFacets>({
  toKey: orderKeys.list,
  call: flatPaging(listOrders),
  toId: ({ orderNumber }) => orderNumber,
  toDetails: ({ facets, orderFacets }) => ({
    ...(facets && { facets }),
    ...(orderFacets && { orderFacets }),
  }),
});

/**
 * Orders in numbered pages or with "load more", by event, status, tag and search; their facets are
 * the list's `details`. See docs/reference/orders.mdx.
 */
export const ordersAtom = (query: OrdersQuery = {}) =>
  ordersFamily({ fieldset: [OrderFieldset.DETAILS], ...query });

/** An order and what it should carry: everything, by default. */
export interface OrderRequest extends OrderName {
  /** Parts of the order to return. Default: all of them. */
  fieldset?: readonly OrderFieldset[];
}

const everything = Object.values(OrderFieldset);

/** An order by event and number, or null if there is none. See docs/reference/orders.mdx. */
export const orderAtom = entityFamily(
  ({ fieldset = everything, ...order }: OrderRequest) => orderKeys.orderWith(order, fieldset),
  (client, { fieldset = everything, eventId, orderNumber }, request) =>
    getOrder(client, { eventId, orderNumber }, { fieldset }, request),
);

const summaryFamily = entityFamily(
  (eventId: string | undefined) => orderKeys.summary(eventId),
  (client, eventId, request) => getSummary(client, eventId ? { eventId } : {}, request),
);

/** Sales of one event or of all, by currency. See docs/reference/orders.mdx. */
export const orderSummaryAtom = (eventId?: string) => summaryFamily(eventId);
