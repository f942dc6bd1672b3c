import { ApplicationError } from '@vitrine/client';
import { listOrders, type Order, OrderFieldset, OrderStatus } from '@vitrine/client/orders';
import { atom, type Setter } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { sessionScopedAtom } from '../../session/session-scope.ts';
import { clientAtom } from '../../storefront.ts';
import { confirmOrderAtom } from '../mutations.ts';
import { toOrderChunks } from './order-chunks.ts';

const confirmable: readonly (OrderStatus | undefined)[] = [
  OrderStatus.INITIATED,
  OrderStatus.PENDING,
  OrderStatus.OFFLINE_PENDING,
];

/** Whether the owner can mark an order as paid. See docs/reference/orders.mdx. */
export const isConfirmable = ({ status }: Pick<Order, 'status'>): boolean =>
  confirmable.includes(status);

/** What became of one order. `changed` means that its status was another one meanwhile. */
export type OrderConfirmation =
  | { outcome: 'confirmed' | 'changed'; order: Order }
  | { outcome: 'failed'; order: Order; error: Error };

/** Progress of a confirmation of several orders. */
export interface OrdersConfirmation {
  /** `done` after the last response, also if orders failed. */
  status: 'idle' | 'running' | 'done';
  /** The orders to confirm. */
  orders: readonly Order[];
  /** The results so far, in the order of the requests. */
  results: readonly OrderConfirmation[];
}

const idle: OrdersConfirmation = { status: 'idle', orders: [], results: [] };

const stateAtom = sessionScopedAtom<OrdersConfirmation>(idle);

/** The platform confirms all orders of a request or none: the status of one does not allow it. */
const isNotAvailable = (error: unknown) =>
  error instanceof ApplicationError && error.code === 'ORDER_ACTION_NOT_AVAILABLE';

type Read = (eventId: string, orderNumber: readonly string[]) => Promise<readonly Order[]>;

async function confirmChunk(
  set: Setter,
  read: Read,
  eventId: string,
  orders: readonly Order[],
): Promise<OrderConfirmation[]> {
  const confirm = async (some: readonly Order[]): Promise<OrderConfirmation[]> => {
    const numbers = some.map(({ orderNumber }) => orderNumber);
    const confirmed = await set(confirmOrderAtom, { eventId, orderNumber: numbers });
    const byNumber = new Map(confirmed.map((order) => [order.orderNumber, order]));
    return some.map((order) => ({
      outcome: 'confirmed',
      order: { ...order, ...byNumber.get(order.orderNumber) },
    }));
  };
  const fail = (some: readonly Order[], reason: unknown): OrderConfirmation[] =>
    some.map((order) => ({ outcome: 'failed', order, error: toError(reason) }));
  try {
    return await confirm(orders);
  } catch (reason) {
    if (!isNotAvailable(reason)) return fail(orders, reason);
  }
  // Those that another owner or the buyer has changed meanwhile are left out, the others are confirmed.
  let current: readonly Order[];
  try {
    current = await read(
      eventId,
      orders.map(({ orderNumber }) => orderNumber),
    );
  } catch (reason) {
    return fail(orders, reason);
  }
  const changed = current.filter((order) => !isConfirmable(order));
  const others = current.filter(isConfirmable);
  const results: OrderConfirmation[] = changed.map((order) => ({ outcome: 'changed', order }));
  if (others.length === 0) return results;
  try {
    return [...results, ...(await confirm(others))];
  } catch (reason) {
    return [...results, ...fail(others, reason)];
  }
}

/**
 * Marks orders of any events as paid; the buyers get their tickets by email. Sends one request for
 * each event and 100 orders, one after the other. An order that has changed meanwhile, or a request
 * that fails, stops none of the others: the state has the result of each order. Writing `'retry'`
 * repeats the failed ones, and `'dismiss'` resets the state. Never rejects. See
 * docs/reference/orders.mdx.
 */
export const confirmOrdersAtom = atom(
  (get) => get(stateAtom),
  async (get, set, orders: readonly Order[] | 'retry' | 'dismiss'): Promise<void> => {
    const before = get(stateAtom);
    if (before.status === 'running') return;
    if (orders === 'dismiss') return set(stateAtom, idle);
    const isRetry = orders === 'retry';
    const earlier = isRetry ? before.results.filter(({ outcome }) => outcome !== 'failed') : [];
    const due = isRetry
      ? before.results.flatMap(({ outcome, order }) => (outcome === 'failed' ? [order] : []))
      : orders.filter(isConfirmable);
    if (due.length === 0) return;
    const client = get(clientAtom);
    const read: Read = async (eventId, orderNumber) => {
      const fieldset = [OrderFieldset.DETAILS];
      const limit = orderNumber.length;
      return (await listOrders(client, { eventId: [eventId], orderNumber, fieldset, limit }))
        .orders;
    };
    let state: OrdersConfirmation = {
      status: 'running',
      orders: isRetry ? before.orders : due,
      results: earlier,
    };
    set(stateAtom, state);
    for (const [eventId, chunk] of toOrderChunks(due)) {
      const results = await confirmChunk(set, read, eventId, chunk);
      // The session of this run has ended.
      if (get(stateAtom) !== state) return;
      state = { ...state, results: [...state.results, ...results] };
      set(stateAtom, state);
    }
    set(stateAtom, { ...state, status: 'done' });
  },
);
