import { hashKey } from '@tanstack/query-core';
import { type Order, OrderFieldset } from '@vitrine/client/orders';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { orderKeys } from '../orders/keys.ts';
import { readAllOrders } from '../orders/read-all-orders.ts';
import { ownerPortAtom } from '../owner-port-atom.ts';
import { deviceAtom } from '../persistence/device-atom.ts';
import { type QueryAtom, queryAtom } from '../query/query-atom.ts';
import { clientAtom, queryClientAtom } from '../storefront.ts';
import { steadyClockAtom } from '../time/steady-clock.ts';
import { weakFamily } from '../utils/weak-family.ts';
import {
  addEntry,
  type CheckInConflict,
  type CheckInQueue,
  emptyQueue,
  markAttempted,
  settleEntry,
  toCheckInQueue,
} from './check-in-queue.ts';
import { type Guest, getGuests, type LocalCheckIn } from './guests.ts';

const checkInPortAtom = ownerPortAtom('checkIn');

/** Time between two reads of the guests while they are shown, in milliseconds. */
const REFETCH_MS = 60_000;

const fieldset = [OrderFieldset.DETAILS, OrderFieldset.TICKETS, OrderFieldset.FORM];

/** Whether check-ins reach the platform. */
export interface CheckInConnection {
  /** Since when nothing could be sent; undefined while that is not known to fail. */
  failingSince: Date | undefined;
  /** Whether the last request failed because the server does not let this device check in guests. */
  isDenied: boolean;
  /** Check-ins and undos that are not sent yet. */
  unsentCount: number;
  /** Whether a request is pending. */
  isSending: boolean;
}

/** The atoms of the check-in of one event. */
export interface CheckIn {
  /** The event's orders with their tickets and forms; writing reads them again. */
  readonly ordersAtom: QueryAtom<readonly Order[]>;
  /**
   * The guests, with the check-ins of this device that are not sent yet, in the order of an English list;
   * `sortGuests` has that of another language.
   */
  readonly guestsAtom: Atom<readonly Guest[]>;
  /** Whether check-ins reach the platform, and how many are not sent yet. */
  readonly connectionAtom: Atom<CheckInConnection>;
  /** Check-ins that the platform did not carry out, such as double entries, until they are dismissed. */
  readonly conflictsAtom: Atom<readonly CheckInConflict[]>;
  /** Whether the host can write check-ins: it has provided a `CheckInPort`. */
  readonly canCheckInAtom: Atom<boolean>;
  /** Checks in the guests of these tickets: at once here, and sent in order. Never rejects. */
  readonly checkInAtom: WritableAtom<null, [ticketNumbers: readonly string[]], Promise<void>>;
  /** Undoes check-ins, in the same way. */
  readonly undoAtom: WritableAtom<null, [ticketNumbers: readonly string[]], Promise<void>>;
  /** Sends what is not sent yet, for example when the connection is back. Never rejects. */
  readonly sendAtom: WritableAtom<null, [], Promise<void>>;
  /** Removes all conflicts from `conflictsAtom`. */
  readonly dismissConflictsAtom: WritableAtom<null, [], void>;
}

interface Sending {
  isSending: boolean;
  failingSince: number | undefined;
  isDenied: boolean;
}

const isDenial = (error: unknown): boolean => [401, 403].includes(Object(error).status);

/** Returns the orders with the check-in of one ticket; `at` is undefined after an undo. */
const withCheckIn = (
  orders: readonly Order[],
  ticketNumber: string,
  at: Date | undefined,
): readonly Order[] =>
  orders.map((order) => {
    if (!order.tickets?.some((ticket) => ticket.ticketNumber === ticketNumber)) return order;
    const tickets = order.tickets.map((ticket) => {
      if (ticket.ticketNumber !== ticketNumber) return ticket;
      const { checkIn: _checkIn, ...rest } = ticket;
      return at ? { ...rest, checkIn: { created: at } } : rest;
    });
    return { ...order, tickets };
  });

function createCheckIn(eventId: string): CheckIn {
  const storedAtom = deviceAtom<CheckInQueue>({
    name: `vitrine-check-in.${eventId}`,
    toValue: toCheckInQueue,
  });
  const queueAtom = atom(
    (get) => get(storedAtom) ?? emptyQueue,
    (get, set, change: (queue: CheckInQueue) => CheckInQueue) => {
      const before = get(storedAtom) ?? emptyQueue;
      const after = change(before);
      if (after !== before) set(storedAtom, toCheckInQueue(after));
    },
  );
  const sendingAtom = atom<Sending>({ isSending: false, failingSince: undefined, isDenied: false });
  const queryKey = [...orderKeys.lists, 'guests', eventId];
  const ordersAtom = queryAtom<readonly Order[]>((get) => {
    const client = get(clientAtom);
    return {
      queryKey,
      queryFn: ({ signal }) =>
        readAllOrders(client, { eventId: [eventId], fieldset, sort: 'created:asc' }, { signal }),
      refetchInterval: REFETCH_MS,
    };
  });

  const localAtom = atom((get): ReadonlyMap<string, LocalCheckIn> => {
    const local = new Map<string, LocalCheckIn>();
    for (const { ticketNumber, kind, at } of get(queueAtom).entries) {
      const isUndo = kind === 'undo';
      local.set(ticketNumber, { at: isUndo ? undefined : new Date(at) });
    }
    return local;
  });
  const guestsAtom = atom((get) => getGuests(get(ordersAtom).data ?? [], get(localAtom)));

  /** Shows what the platform has confirmed, also if a read that began before is still running. */
  const receiveAtom = atom(null, async (get, _set, ticketNumber: string, at: Date | undefined) => {
    const queryClient = get(queryClientAtom);
    if (queryClient.getQueryData(queryKey) === undefined) return;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<readonly Order[]>(
      queryKey,
      (orders) => orders && withCheckIn(orders, ticketNumber, at),
    );
  });

  const sendAtom = atom(null, async (get, set): Promise<void> => {
    const port = get(checkInPortAtom);
    if (!port || get(sendingAtom).isSending) return;
    const context = { client: get(clientAtom) };
    let hasSent = false;
    let isRejected = false;
    set(sendingAtom, (state) => ({ ...state, isSending: true }));
    try {
      for (;;) {
        const [entry] = get(queueAtom).entries;
        if (!entry) break;
        const { id, kind, ticketNumber } = entry;
        // A response may be lost: from now on, an undo has to be sent, too.
        set(queueAtom, (queue) => markAttempted(queue, id));
        const request = { id, eventId, ticketNumber, at: new Date(entry.at) };
        let conflict: CheckInConflict | undefined;
        if (kind === 'undo') {
          await port.undo(request, context);
          await set(receiveAtom, ticketNumber, undefined);
        } else {
          const result = await port.checkIn(request, context);
          const { outcome } = result;
          const at = 'at' in result ? result.at : undefined;
          if (at) await set(receiveAtom, ticketNumber, at);
          else isRejected = true;
          if (outcome !== 'checked-in') {
            conflict = {
              ...{ id, ticketNumber, at: entry.at, reason: outcome },
              ...(at && { otherAt: at.toISOString() }),
            };
          }
        }
        hasSent = true;
        set(queueAtom, (queue) => settleEntry(queue, id, conflict));
        set(sendingAtom, (state) => ({ ...state, failingSince: undefined, isDenied: false }));
      }
    } catch (error) {
      // Without a response, the entry stays the first one.
      set(sendingAtom, (state) => ({
        ...state,
        isDenied: isDenial(error),
        failingSince: state.failingSince ?? get(steadyClockAtom).now(),
      }));
    } finally {
      set(sendingAtom, (state) => ({ ...state, isSending: false }));
    }
    if (!hasSent) return;
    // The guests themselves are up to date, except for an order that was canceled meanwhile.
    const isGuests = (key: readonly unknown[]) => hashKey(key) === hashKey(queryKey);
    void get(queryClientAtom).invalidateQueries({
      queryKey: orderKeys.all,
      predicate: (query) => isRejected || !isGuests(query.queryKey),
    });
  });

  const write = (kind: 'check-in' | 'undo') =>
    atom(null, async (get, set, ticketNumbers: readonly string[]): Promise<void> => {
      if (!get(checkInPortAtom)) return;
      // What is done already is not done again, whatever was pressed twice.
      const from = kind === 'check-in' ? 'expected' : 'checked-in';
      const changeable = new Set(
        get(guestsAtom)
          .filter(({ state }) => state.kind === from)
          .map(({ ticketNumber }) => ticketNumber),
      );
      const at = new Date(get(steadyClockAtom).now()).toISOString();
      set(queueAtom, (queue) =>
        ticketNumbers
          .filter((one) => changeable.has(one))
          .reduce(
            (one, ticketNumber) =>
              addEntry(one, { id: crypto.randomUUID(), kind, ticketNumber, at }),
            queue,
          ),
      );
      await set(sendAtom);
    });

  return {
    ...{ ordersAtom, guestsAtom, sendAtom },
    canCheckInAtom: atom((get) => get(checkInPortAtom) !== null),
    connectionAtom: atom((get) => {
      const { isSending, failingSince, isDenied } = get(sendingAtom);
      return {
        isDenied,
        failingSince: failingSince === undefined ? undefined : new Date(failingSince),
        unsentCount: get(queueAtom).entries.length,
        isSending,
      };
    }),
    conflictsAtom: atom((get) => get(queueAtom).conflicts),
    checkInAtom: write('check-in'),
    undoAtom: write('undo'),
    dismissConflictsAtom: atom(null, (_get, set) =>
      set(queueAtom, (queue) => ({ ...queue, conflicts: [] })),
    ),
  };
}

/**
 * The check-in of an event: its guests, and what this device has checked in. Check-ins show at once and
 * are sent in order, one after the other. Those that can't be sent stay in the storefront's storage, also
 * when the page is closed. Needs a `CheckInPort`; without one there are only the platform's facts. See
 * docs/reference/orders.mdx.
 *
 * @example
 * const { guestsAtom, checkInAtom } = eventCheckIn(eventId);
 * await store.set(checkInAtom, [ticketNumber]);
 */
export const eventCheckIn: (eventId: string) => CheckIn = weakFamily(
  createCheckIn,
  (eventId) => eventId,
);
