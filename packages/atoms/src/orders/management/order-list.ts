import type { Filter } from '@vitrine/client';
import {
  listOrders,
  type Order,
  OrderFieldset,
  OrderStatus,
  OrderTag,
} from '@vitrine/client/orders';
import { atom } from 'jotai/vanilla';
import type { ListOptions } from '../../lists/list.ts';
import type { Chosen, ListChoiceFacet } from '../../lists/list-facets.ts';
import { type ListSort, type ListSubject, toListQuery } from '../../lists/list-filter.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { ListState, ListView } from '../../lists/list-state.ts';
import { createListUpdates, type ListUpdatesAtom } from '../../lists/list-updates.ts';
import { createOwnerList, type OwnerList } from '../../lists/owner-list.ts';
import { offsetSource } from '../../lists/paged-source.ts';
import { storefrontAtom } from '../../storefront.ts';
import { type OrdersQuery, orderKeys } from '../keys.ts';
import { ordersAtom } from '../queries.ts';
import { readAllOrders } from '../read-all-orders.ts';

/** A filter of the order list: by status, by event, or by tag. */
export type OrderFacet = ListChoiceFacet<Order> & { id: 'status' | 'event' | 'tag' };

const facets: readonly OrderFacet[] = [
  {
    kind: 'choice',
    id: 'status',
    field: 'status',
    values: Object.values(OrderStatus).map((value) => ({ value })),
  },
  { kind: 'choice', id: 'event', field: 'eventId' },
  {
    kind: 'choice',
    id: 'tag',
    field: 'tag',
    values: [
      OrderTag.MEMBER,
      OrderTag.FULLY_CHECKED_IN,
      OrderTag.NOT_FULLY_CHECKED_IN,
      OrderTag.ARCHIVED,
    ].map((value) => ({ value })),
  },
];

/** A field by which the platform sorts orders. */
export type OrderSortField =
  | 'created'
  | 'orderNumber'
  | 'fullName'
  | 'email'
  | 'status'
  | 'totalPrice'
  | 'ticketsQuantity';

const sortFields: readonly OrderSortField[] = [
  ...(['created', 'orderNumber', 'fullName', 'email'] as const),
  ...(['status', 'totalPrice', 'ticketsQuantity'] as const),
];

/** Both directions of each field; the newest orders come first by default. */
const sorts: readonly ListSort[] = sortFields.flatMap((fieldName) =>
  (['DESC', 'ASC'] as const).map((order) => ({
    id: `${fieldName}:${order.toLowerCase()}`,
    sort: [{ fieldName, order }],
  })),
);

const builtIn = (id: string, chosen: Chosen = {}): ListView => ({
  id,
  chosen,
  sort: 'created:desc',
});

/** Orders that wait for a decision of the owner. */
const needsAction: readonly OrderStatus[] = [
  OrderStatus.AUTHORIZED,
  OrderStatus.OFFLINE_PENDING,
  OrderStatus.PARTIALLY_PAID,
];

/**
 * The views that every order list has: all orders that are not archived, those that wait for a
 * decision of the owner, those of members, and the archived ones.
 */
export const builtInOrderViews: readonly ListView[] = [
  builtIn('all'),
  builtIn('needs-action', { status: needsAction }),
  builtIn('members', { tag: [OrderTag.MEMBER] }),
  builtIn('archived', { tag: [OrderTag.ARCHIVED] }),
];

/**
 * The orders that wait for a decision of the owner, the oldest first; archived ones are left out. Their
 * `total` is known.
 */
export const ordersNeedingActionAtom = (limit: number) =>
  ordersAtom({
    fieldset: [OrderFieldset.DETAILS, OrderFieldset.TICKETS],
    status: [...needsAction],
    tag: [OrderTag.NON_ARCHIVED],
    sort: 'created:asc',
    limit,
  });

/** Returns the values of `{ $in: [...] }`, as facets of choices create it. */
const getValues = (condition: unknown): string[] => {
  const { $in = [] } = Object(condition) as { $in?: string[] };
  return $in;
};

/**
 * Converts the query of a list to the parameters of `listOrders`, which has no filter language. A list
 * has either archived orders or the others.
 */
export function toOrdersQuery({ filter, sort, limit }: ListQuery): OrdersQuery {
  const conditions = (filter?.$and as readonly Filter[] | undefined) ?? (filter ? [filter] : []);
  const query = { status: [] as string[], eventId: [] as string[], tag: [] as string[] };
  const terms: string[] = [];
  for (const condition of conditions) {
    const { searchPhrase } = condition as { searchPhrase?: { $contains: string } };
    if (searchPhrase) terms.push(searchPhrase.$contains);
    for (const field of ['status', 'eventId', 'tag'] as const) {
      query[field].push(...getValues(condition[field]));
    }
  }
  if (!query.tag.includes(OrderTag.ARCHIVED)) query.tag.push(OrderTag.NON_ARCHIVED);
  const [{ fieldName, order } = { fieldName: 'created', order: 'DESC' }] = sort ?? [];
  return {
    fieldset: [OrderFieldset.DETAILS, OrderFieldset.TICKETS],
    ...(query.status.length > 0 && { status: query.status as OrderStatus[] }),
    ...(query.eventId.length > 0 && { eventId: query.eventId }),
    tag: query.tag as OrderTag[],
    ...(terms.length > 0 && { searchPhrase: terms.join(' ') }),
    sort: `${fieldName}:${order?.toLowerCase() ?? 'asc'}`,
    ...(limit !== undefined && { limit }),
  };
}

/** Options of an order list. */
export interface OrderListOptions
  extends Partial<Pick<ListOptions<unknown>, 'limit' | 'location' | 'prefix'>> {
  /** Lists the orders of this event only. */
  eventId?: string;
}

/** The columns of an order list. */
const columns = ['order', 'buyer', 'tickets', 'total', 'status', 'created', 'email', 'updated'];

/** The atoms of an owner's list of orders. */
export interface OrderList extends OwnerList<Order, OrderFacet> {
  readonly facets: readonly OrderFacet[];
  /** The event to which the list is limited. */
  readonly eventId?: string;
  /** New orders, and those that others have changed. */
  readonly updatesAtom: ListUpdatesAtom;
  /** Returns the parameters of `listOrders` for filters and a search text. */
  readonly toQuery: (state: Partial<Pick<ListState, 'chosen' | 'search' | 'sort'>>) => OrdersQuery;
}

/**
 * Creates the state of an owner's list of orders: view, columns, filters, search text, sort order, pages
 * and results. All of it but the results is in the URL. 50 orders each by default, the newest first, and
 * archived ones only in a view or a filter of their own. See docs/reference/orders.mdx.
 *
 * @example const list = createOrderList({ location: historyLocation() });
 */
export function createOrderList({
  eventId,
  limit = 50,
  ...options
}: OrderListOptions = {}): OrderList {
  const subject: ListSubject<OrderFacet> = {
    facets: eventId ? facets.filter(({ id }) => id !== 'event') : facets,
    sorts,
    searchFields: ['searchPhrase'],
    ...(eventId && { filter: { eventId: { $in: [eventId] } } }),
  };
  const list = createOwnerList<Order, OrderFacet>(subject, {
    ...options,
    ...{ id: 'orders', limit, columns, initialColumns: columns.slice(0, 6) },
    source: offsetSource((query: ListQuery) => ordersAtom(toOrdersQuery(query))),
  });
  return {
    ...list,
    ...(eventId && { eventId }),
    facets: subject.facets,
    updatesAtom: createListUpdates<Order>({
      ...{ kind: 'order', list, queryKey: orderKeys.lists },
      read: (client, query) => listOrders(client, { ...toOrdersQuery(query), offset: 0 }),
      toId: ({ orderNumber }) => orderNumber,
      getFacts: ({ status, archived, fullName, email, totalPrice, ticketsQuantity, tags }) => [
        ...[status, archived, fullName, email, totalPrice?.amount, ticketsQuantity],
        [...(tags ?? [])].sort(),
      ],
      getUpdated: ({ updated }) => updated,
    }),
    toQuery: ({ chosen = {}, search = '', sort = '' }) =>
      toOrdersQuery(toListQuery(subject, { chosen, search, sort, page: 1 }, limit)),
  };
}

/**
 * The number of orders that match, as `total`, and with `facet` the number with each value of a field,
 * as `details`. One small request.
 */
export const orderCountAtom = ({ sort: _sort, ...query }: OrdersQuery, facet?: string) =>
  ordersAtom({ ...query, fieldset: [], limit: 1, ...(facet && { facet: [facet] }) });

/**
 * Reads all orders that match a query, page by page, for a selection or an export beyond the visible
 * pages. Writing returns them as they are at that moment; it rejects if a page can't be read.
 */
export const readMatchingOrdersAtom = atom(
  null,
  async (get, _set, { limit: _limit, ...query }: OrdersQuery): Promise<readonly Order[]> =>
    readAllOrders(get(storefrontAtom).client, query),
);
