import { ApplicationError, type Client, PlatformError, ValidationError } from '@vitrine/client';
import type { Order } from '@vitrine/client/orders';
import { checkout, getInvoice, posCheckout } from '@vitrine/client/tickets';
import { atom, type Setter } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { storefrontAtom } from '../../storefront.ts';
import { ticketKeys } from '../keys.ts';
import { recordInvoiceAtom } from '../reservation/active-reservation.ts';
import { type ReservationName, reservationAtom } from '../reservation/reservation.ts';
import { flowStep } from '../reservation/reservation-flow.ts';
import { isIndeterminate } from '../reservation/reservation-problem.ts';
import type { ReservationEvent } from '../reservation/reservation-states.ts';
import {
  checkoutTicketsAtom,
  type PosCheckoutRequest,
  posCheckoutAtom,
  type TicketCheckoutRequest,
} from './mutations.ts';

/** The buyer of the reserved tickets, and the order's options. */
export interface TicketOrderRequest extends Omit<TicketCheckoutRequest, 'reservationId'> {}

/** The payment of the reserved tickets at a point of sale. */
export interface PosOrderRequest extends Omit<PosCheckoutRequest, 'reservationId'> {}

/** Returns the number of the conflicting order from a rejection. */
function getOrderNumber(error: unknown): string | null {
  if (!(error instanceof ApplicationError)) return null;
  const number = error.details.applicationError.data?.orderNumber;
  return typeof number === 'string' && number ? number : null;
}

/**
 * Finds out about the order of a reservation that was not created by a checkout here: its response
 * was lost, or another tab was first. The outcome is unknown without a response, and while the number
 * of an existing order is missing.
 */
const findOrderAtom = atom(
  null,
  async (
    get,
    set,
    { eventId, reservationId }: ReservationName,
    error: Error,
    repeat: (client: Client) => Promise<Order>,
  ): Promise<ReservationEvent> => {
    const { client, queryClient } = get(storefrontAtom);
    const name = { eventId, reservationId };
    const toFailed = (isUnknown: boolean): ReservationEvent => ({
      type: 'order-failed',
      error,
      isIndeterminate: isUnknown,
    });
    const invoice = await getInvoice(client, name.reservationId, eventId).catch(() => undefined);
    // The buyer's discounts may no longer be valid, and the page must show that.
    const queryKey = ticketKeys.invoices(name.reservationId);
    void queryClient.invalidateQueries({ queryKey });
    if (!invoice) return toFailed(isIndeterminate(error));
    set(recordInvoiceAtom, name, invoice);
    if (!invoice.reservationOccupied) return toFailed(false);
    const known = getOrderNumber(error);
    if (known) return { type: 'ordered', order: null, orderNumber: known };
    try {
      // The order exists, so another request for it is rejected with its number.
      const order = await repeat(client);
      return { type: 'ordered', order, orderNumber: order.orderNumber };
    } catch (rejection) {
      const orderNumber = getOrderNumber(rejection);
      const mayRetry = rejection instanceof PlatformError && rejection.retryable;
      // An online order must be paid, so the buyer's next attempt asks for its number again.
      if (orderNumber === null && mayRetry) return toFailed(true);
      return { type: 'ordered', order: null, orderNumber };
    }
  },
);

interface OrderRequests<Request> {
  /** Creates the order. */
  create: (set: Setter, request: Request & ReservationName) => Promise<Order>;
  /** Sends the same request again, which is rejected with the number of an existing order. */
  repeat: (client: Client, request: Request & ReservationName) => Promise<Order>;
}

/** Creates the step that orders the reserved tickets of an event. */
const orderStep = <Request extends { eventId: string }>({
  create,
  repeat,
}: OrderRequests<Request>) =>
  flowStep<Request>(
    () => ({ type: 'check-out' }),
    async ({ get, set, move }, request) => {
      const reservationId = get(reservationAtom(request.eventId)).reservation?._id ?? '';
      const fullRequest = { ...request, reservationId };
      const attempt = async (): Promise<ReservationEvent> => {
        try {
          const order = await create(set, fullRequest);
          return { type: 'ordered', order, orderNumber: order.orderNumber };
        } catch (reason) {
          const error = toError(reason);
          return error instanceof ValidationError
            ? { type: 'order-failed', error, isIndeterminate: false }
            : set(findOrderAtom, fullRequest, error, (client) => repeat(client, fullRequest));
        }
      };
      move(await attempt());
    },
  );

/**
 * Creates an order of the reserved tickets, one for each reservation: a second write, even from
 * another component, returns the promise of the first, and if another tab was first, the flow ends
 * with that tab's order. Without a response, the platform is queried for an existing order before a
 * retry is possible; if its number can't be found out, the retry does. See
 * docs/reference/tickets.mdx.
 */
export const placeOrderAtom = orderStep<TicketOrderRequest>({
  create: async (set, request) => (await set(checkoutTicketsAtom, request)).order,
  repeat: async (client, { eventId, ...options }) =>
    (await checkout(client, eventId, options)).order,
});

/**
 * Creates an order of the reserved tickets that was paid at a point of sale, such as by card at a
 * terminal. Like `placeOrderAtom`, it creates one order for each reservation, and finds out about the
 * order if its response is lost. See docs/reference/tickets.mdx.
 */
export const placePosOrderAtom = orderStep<PosOrderRequest>({
  create: (set, request) => set(posCheckoutAtom, request),
  repeat: (client, { eventId, ...options }) => posCheckout(client, eventId, options),
});
