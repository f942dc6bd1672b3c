import { atom, type WritableAtom } from 'jotai/vanilla';
import type {
  MemberOrder,
  MemberTicketOrder,
  OrderHistoryPage,
  OrderHistoryPort,
  OrderHistoryRequest,
} from '../../ports.ts';
import { infiniteQueryAtom } from '../../query/query-atom.ts';
import { personal } from '../../session/session-scope.ts';
import { clientAtom, orderHistoryPortAtom } from '../../storefront.ts';
import { sessionAtom } from '../session.ts';

/** The loaded orders of the member, the newest first. */
export interface OrderHistory<Item> {
  /** `unavailable` without a port for it, and for visitors. */
  status: 'unavailable' | 'pending' | 'error' | 'success';
  /** Orders of all loaded pages; empty while they are `unavailable`. */
  items: readonly Item[];
  /** Whether there are older ones. */
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore: boolean;
  /** Whether the next page or a refetch failed; the loaded orders stay. */
  hasFailed: boolean;
}

/** Writing `'more'` loads the next page, and writing nothing loads all pages again. */
export type OrderHistoryAtom<Item> = WritableAtom<
  OrderHistory<Item>,
  [change?: 'more'],
  Promise<void>
>;

type ReadPage<Item> = (request: OrderHistoryRequest) => Promise<OrderHistoryPage<Item>>;

function createOrderHistory<Item>(
  name: string,
  getReader: (port: OrderHistoryPort) => ReadPage<Item> | undefined,
): OrderHistoryAtom<Item> {
  const readerAtom = atom((get) => {
    const port = get(orderHistoryPortAtom);
    return port && getReader(port)?.bind(port);
  });
  const isEnabledAtom = atom((get) => Boolean(get(readerAtom)) && get(sessionAtom).loggedIn);
  const pagesAtom = infiniteQueryAtom<OrderHistoryPage<Item>, string | null>((get) => {
    const read = get(readerAtom);
    const client = get(clientAtom);
    return {
      queryKey: ['identity', 'order-history', name],
      meta: personal,
      queryFn: async ({ pageParam: cursor, signal }) => {
        if (!read) throw new TypeError('createStorefront was given no "orderHistory" port.');
        return read({ client, cursor, signal });
      },
      initialPageParam: null,
      getNextPageParam: ({ next }) => next ?? null,
      enabled: get(isEnabledAtom),
    };
  });
  return atom(
    (get): OrderHistory<Item> => {
      const isEnabled = get(isEnabledAtom);
      const { data, status, hasNextPage, isFetchingNextPage, isFetching, error } = get(pagesAtom);
      const items = isEnabled ? (data?.pages.flatMap((page) => page.items) ?? []) : [];
      return {
        status: !isEnabled ? 'unavailable' : data ? 'success' : status,
        items,
        hasMore: isEnabled && hasNextPage,
        isLoadingMore: isFetchingNextPage,
        hasFailed: error !== null && !isFetching,
      };
    },
    async (get, set, change) => {
      if (get(isEnabledAtom)) await set(pagesAtom, change === 'more' ? 'next' : undefined);
    },
  );
}

/** The member’s orders of products, from the port `orderHistory`. */
export const memberOrdersAtom: OrderHistoryAtom<MemberOrder> = createOrderHistory(
  'orders',
  ({ readOrders }) => readOrders,
);

/** The member’s orders of tickets, from the port `orderHistory`. */
export const memberTicketOrdersAtom: OrderHistoryAtom<MemberTicketOrder> = createOrderHistory(
  'ticket-orders',
  ({ readTicketOrders }) => readTicketOrders,
);
