import { ApplicationError, ValidationError } from '@vitrine/client';
import type { Order } from '@vitrine/client/orders';
import { checkout, getInvoice } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { storefrontAtom } from '../../storefront.ts';
import { ticketKeys } from '../keys.ts';
import { recordInvoiceAtom } from '../reservation/active-reservation.ts';
import { reservationAtom } from '../reservation/reservation.ts';
import { flowStep } from '../reservation/reservation-flow.ts';
import { isIndeterminate } from '../reservation/reservation-problem.ts';
import type { ReservationEvent } from '../reservation/reservation-states.ts';
import { checkoutTicketsAtom, type TicketCheckoutRequest } from './mutations.ts';

/** The buyer of the reserved tickets, and the order's options. */
export interface TicketOrderRequest extends Omit<TicketCheckoutRequest, 'reservationId'> {}

/** Returns the number of the conflicting order from a rejection. */
function getOrderNumber(error: unknown): string | null {
  if (!(error instanceof ApplicationError)) return null;
  const number = error.details.applicationError.data?.orderNumber;
  return typeof number === 'string' && number ? number : null;
}

interface Found {
  order: Order | null;
  orderNumber: string | null;
}

/**
 * The order of a reservation that was not created by a checkout here: its response was lost, or
 * another tab was first. Null if the platform responds that there is none, `undefined` without a
 * response.
 */
const findOrderAtom = atom(
  null,
  async (
    get,
    set,
    request: TicketCheckoutRequest,
    error: Error,
  ): Promise<Found | null | undefined> => {
    const { client, queryClient } = get(storefrontAtom);
    const { eventId, ...options } = request;
    const name = { eventId, reservationId: options.reservationId };
    const invoice = await getInvoice(client, name.reservationId, eventId).catch(() => undefined);
    // The buyer's discounts may no longer be valid, and the page must show that.
    const queryKey = ticketKeys.invoices(name.reservationId);
    void queryClient.invalidateQueries({ queryKey });
    if (invoice) set(recordInvoiceAtom, name, invoice);
    if (!invoice?.reservationOccupied) return invoice && null;
    const known = getOrderNumber(error);
    if (known) return { order: null, orderNumber: known };
    try {
      // The order exists, so another request for it is rejected with its number.
      return { order: (await checkout(client, eventId, options)).order, orderNumber: null };
    } catch (rejection) {
      return { order: null, orderNumber: getOrderNumber(rejection) };
    }
  },
);

/**
 * Creates an order of the reserved tickets, one for each reservation: a second write, even from
 * another component, returns the promise of the first, and if another tab was first, the flow ends
 * with that tab's order. Without a response, the platform is queried for an existing order before a
 * retry is possible. See docs/reference/tickets.mdx.
 */
export const placeOrderAtom = flowStep<TicketOrderRequest>(
  () => ({ type: 'check-out' }),
  async ({ get, set, move }, request) => {
    const reservationId = get(reservationAtom(request.eventId)).reservation?._id ?? '';
    const fullRequest = { ...request, reservationId };
    const attempt = async (): Promise<ReservationEvent> => {
      try {
        const { order } = await set(checkoutTicketsAtom, fullRequest);
        return { type: 'ordered', order, orderNumber: order.orderNumber };
      } catch (reason) {
        const error = toError(reason);
        const failed = { type: 'order-failed', error, isIndeterminate: false } as const;
        if (error instanceof ValidationError) return failed;
        const found = await set(findOrderAtom, fullRequest, error);
        if (found) {
          const orderNumber = found.orderNumber ?? found.order?.orderNumber ?? null;
          return { type: 'ordered', order: found.order, orderNumber };
        }
        return { ...failed, isIndeterminate: found === undefined && isIndeterminate(error) };
      }
    };
    move(await attempt());
  },
);
