import { type Client, PlatformError } from '@vitrine/client';
import {
  getOrder,
  listOrders,
  type Order,
  OrderFieldset,
  type OrderStatus,
} from '@vitrine/client/orders';
import { atom } from 'jotai/vanilla';
import { toError } from '../query/to-error.ts';
import { createSessionCheck, logoutCountAtom } from '../session/session-scope.ts';
import { type Storefront, storefrontAtom } from '../storefront.ts';
import { backoffDelays } from '../time/backoff.ts';
import { randomAtom } from '../utils/random.ts';
import { orderKeys } from './keys.ts';
import { getName, type OrderSettlement, setSettlementAtom } from './order-settlement.ts';

/** Orders to follow, and the end condition. */
export interface OrdersToFollow {
  /** ID of the event that all orders are of. */
  eventId: string;
  /** Number of each order. */
  orderNumber: readonly string[];
  /** An order has changed when its status is none of these. */
  leaves: readonly OrderStatus[];
  /** Whether an order still has to change, whatever its status. */
  awaits?: (order: Order) => boolean;
  /** The orders as a response had them a moment ago. */
  known?: readonly Order[];
}

const DETAILS = { fieldset: [OrderFieldset.DETAILS] };

const waiting = { status: 'waiting', order: null, error: null } as const;

/** The current follower of an order: a newer one replaces an older one. */
const followersAtom = atom((): Map<string, object> => new Map());

// A buyer may fetch their own order, but not list orders.
async function fetchOrders(client: Client, eventId: string, numbers: readonly string[]) {
  const [orderNumber = '', ...others] = numbers;
  if (others.length === 0) return [await getOrder(client, { eventId, orderNumber }, DETAILS)];
  const query = { eventId: [eventId], orderNumber: numbers, limit: numbers.length, ...DETAILS };
  return (await listOrders(client, query)).orders;
}

/** Makes every reader of the orders read them again. */
function refresh({ queryClient }: Storefront, eventId: string, orders: readonly Order[]) {
  const keys = orders.map(({ orderNumber }) => orderKeys.order({ eventId, orderNumber }));
  for (const queryKey of [...keys, orderKeys.lists, orderKeys.summaries]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** Whether a reader of an order shows an outdated status. */
const hasOutdatedStatus = ({ queryClient }: Storefront, eventId: string, order: Order): boolean =>
  queryClient
    .getQueriesData<Order | null>({ queryKey: orderKeys.order({ ...order, eventId }) })
    .some(([, shown]) => shown && shown.status !== order.status);

/** Claims orders: those that still wait, until they settle, end or are claimed by another. */
const claimAtom = atom(null, (get, set, orders: OrdersToFollow) => {
  const { eventId, orderNumber, leaves, awaits = () => false } = orders;
  const followers = get(followersAtom);
  const self = {};
  const waitFor = new Set(orderNumber);
  const named = (number: string) => ({ eventId, orderNumber: number });
  const end = (number: string, settlement: OrderSettlement) => {
    waitFor.delete(number);
    set(setSettlementAtom, named(number), settlement);
  };
  for (const number of waitFor) {
    followers.set(getName(named(number)), self);
    set(setSettlementAtom, named(number), waiting);
  }
  const isSamePerson = createSessionCheck(get, logoutCountAtom);
  const isCurrent = (number: string) =>
    isSamePerson() && followers.get(getName(named(number))) === self;
  const left = () => [...waitFor].filter(isCurrent);
  return {
    left,
    /** Completes the orders that have changed, and returns them. */
    settle(orders: readonly Order[]): Order[] {
      const isSettled = (order: Order) =>
        order.status !== undefined && !leaves.includes(order.status) && !awaits(order);
      const current = new Set(left());
      const settled = orders.filter((order) => current.has(order.orderNumber) && isSettled(order));
      for (const order of settled)
        end(order.orderNumber, { status: 'settled', order, error: null });
      return settled;
    },
    /** Ends all that are left. */
    endAll(settlement: OrderSettlement): void {
      for (const number of left()) end(number, settlement);
    },
  };
});

/**
 * Follows orders until their status has left the given ones, for example after a return from the
 * hosted checkout; confirmations, captures and voids do so automatically. It polls with growing
 * pauses, each a fifth longer or shorter at random, for half a minute and then stops:
 * `orderSettlementAtom` shows the outcome, and the promise resolves then. A hidden page sends no
 * requests, and continues as soon as it is visible. Never rejects. See docs/reference/states.mdx.
 */
export const followOrdersAtom = atom(
  null,
  async (get, set, orders: OrdersToFollow): Promise<void> => {
    const storefront = get(storefrontAtom);
    const { client } = storefront;
    const { random } = get(randomAtom);
    const { eventId, known = [] } = orders;
    const claim = set(claimAtom, orders);
    claim.settle(known);
    if (claim.left().length === 0) return;
    for await (const _ of backoffDelays(client.clock, random)) {
      const numbers = claim.left();
      if (numbers.length === 0) return;
      try {
        const fetchedOrders = await fetchOrders(client, eventId, numbers);
        const settled = new Set(claim.settle(fetchedOrders));
        const changed = fetchedOrders.filter(
          (order) => settled.has(order) || hasOutdatedStatus(storefront, eventId, order),
        );
        if (changed.length > 0) refresh(storefront, eventId, changed);
        if (claim.left().length === 0) return;
      } catch (reason) {
        if (reason instanceof PlatformError && reason.retryable) continue;
        claim.endAll({ status: 'error', order: null, error: toError(reason) });
        return;
      }
    }
    claim.endAll({ status: 'late', order: null, error: null });
  },
);
