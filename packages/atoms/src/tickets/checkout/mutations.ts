import type { Order } from '@vitrine/client/orders';
import {
  checkout,
  type PosCheckoutOptions,
  posCheckout,
  type TicketCheckout,
  type TicketCheckoutOptions,
  type UpdateCheckoutOptions,
  updateCheckout,
} from '@vitrine/client/tickets';
import type { OrderName } from '../../orders/keys.ts';
import { orderKeys } from '../../orders/keys.ts';
import { dedupeMutation } from '../../query/dedupe-mutation.ts';
import { type MutationContext, mutationAtom } from '../../query/mutation-atom.ts';
import { ticketKeys } from '../keys.ts';
import { endActiveReservationAtom, hasPassed } from '../reservation/active-reservation.ts';
import {
  type ReservationName,
  reservationAtom,
  setReservationAtom,
} from '../reservation/reservation.ts';

const changed = [ticketKeys.lists, orderKeys.lists, orderKeys.summaries];

const toKey = ({ eventId, reservationId }: ReservationName) => [eventId, reservationId];

/** Makes an order of a reservation. Until the response arrives, the reservation does not expire here. */
async function makeOrder<Result>(
  name: ReservationName,
  { get, set }: MutationContext,
  call: () => Promise<Result>,
  toOrder: (result: Result) => Order,
): Promise<Result> {
  const { eventId, reservationId } = name;
  const reservationState = get(reservationAtom(eventId));
  const isReserved =
    reservationState.status === 'reserved' && reservationState.reservation._id === reservationId;
  if (isReserved) set(setReservationAtom, eventId, { ...reservationState, status: 'ordering' });
  try {
    const result = await call();
    if (reservationState.reservation) {
      const { reservation } = reservationState;
      set(endActiveReservationAtom, name, {
        status: 'ordered',
        reservation,
        order: toOrder(result),
      });
    }
    return result;
  } catch (error) {
    if (isReserved && get(reservationAtom(eventId)).status === 'ordering') {
      const status = hasPassed(reservationState.reservation, get) ? 'expired' : 'reserved';
      set(setReservationAtom, eventId, { ...reservationState, status });
    }
    throw error;
  }
}

/** Input of a new order. */
export interface TicketCheckoutRequest extends TicketCheckoutOptions {
  /** ID of the event. */
  eventId: string;
}

/**
 * Creates an order from a reservation. A second write for the same reservation, for example by a
 * double click, returns the promise of the first. See docs/reference/tickets.mdx.
 */
export const checkoutTicketsAtom = dedupeMutation(
  mutationAtom<TicketCheckoutRequest, TicketCheckout>({
    mutationFn: ({ eventId, ...options }, context) =>
      makeOrder(
        { eventId, reservationId: options.reservationId },
        context,
        () => checkout(context.client, eventId, options),
        ({ order }) => order,
      ),
    invalidates: changed,
  }),
  toKey,
);

/** Input of a new order at a point of sale. */
export interface PosCheckoutRequest extends PosCheckoutOptions {
  /** ID of the event. */
  eventId: string;
}

/** Makes an order of a reservation at a point of sale, once for each reservation. See docs/reference/tickets.mdx. */
export const posCheckoutAtom = dedupeMutation(
  mutationAtom<PosCheckoutRequest, Order>({
    mutationFn: ({ eventId, ...options }, context) =>
      makeOrder(
        { eventId, reservationId: options.reservationId },
        context,
        () => posCheckout(context.client, eventId, options),
        (order) => order,
      ),
    invalidates: changed,
  }),
  toKey,
);

/** Changes to an unpaid order. */
export interface CheckoutChange extends OrderName, UpdateCheckoutOptions {}

/** Changes buyer, guests or discounts of an order that is not paid yet. See docs/reference/tickets.mdx. */
export const updateCheckoutAtom = mutationAtom<CheckoutChange, Order>({
  mutationFn: async ({ eventId, orderNumber, ...options }, { client }) => {
    const { order } = await updateCheckout(client, orderNumber, eventId, options);
    return order;
  },
  invalidates: (order) => [orderKeys.order(order), orderKeys.lists],
});
