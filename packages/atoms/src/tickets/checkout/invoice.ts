import { hashKey } from '@tanstack/query-core';
import {
  type GetInvoiceOptions,
  getInvoice,
  type ReservationInvoice,
} from '@vitrine/client/tickets';
import { nullOn404 } from '../../query/null-on-404.ts';
import { queryAtom } from '../../query/query-atom.ts';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { type Storefront, storefrontAtom } from '../../storefront.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { ticketKeys } from '../keys.ts';
import { recordInvoiceAtom } from '../reservation/active-reservation.ts';
import { type ReservationName, reservationAtom } from '../reservation/reservation.ts';

/** A reservation, and the discounts for its invoice. */
export interface InvoiceRequest extends ReservationName, GetInvoiceOptions {}

function invoiceQuery(
  { client, store }: Storefront,
  { eventId, reservationId, ...options }: InvoiceRequest,
) {
  const name = { eventId, reservationId };
  return {
    queryKey: ticketKeys.invoice(name, options),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReservationInvoice | null> => {
      const invoice = await nullOn404(
        getInvoice(client, reservationId, eventId, options, { signal }),
      );
      if (invoice) store.set(recordInvoiceAtom, name, invoice);
      return invoice;
    },
  };
}

/**
 * The invoice of any reservation, or null if there is no such reservation. See
 * docs/reference/tickets.mdx.
 */
export const invoiceAtom = weakFamily(
  (request: InvoiceRequest) => queryAtom((get) => invoiceQuery(get(storefrontAtom), request)),
  (request) => hashKey([request]),
);

/**
 * The coupon and the plan's benefit that the buyer requests for an event's reservation. A member's
 * logout forgets them.
 */
export const invoiceOptionsAtom = sessionScopedFamily<GetInvoiceOptions>({}, logoutCountAtom);

/**
 * The invoice of the reservation in `reservationAtom`, with the discounts of `invoiceOptionsAtom`.
 * While another coupon is loading, the previous totals stay on the page as placeholder. See
 * docs/reference/tickets.mdx.
 */
export const reservationInvoiceAtom = weakFamily(
  (eventId: string) =>
    queryAtom<ReservationInvoice | null>((get) => {
      const storefront = get(storefrontAtom);
      const { status, reservation } = get(reservationAtom(eventId));
      const reservationId = reservation?._id ?? '';
      const invoices = hashKey(ticketKeys.invoices(reservationId));
      return {
        ...invoiceQuery(storefront, {
          eventId,
          reservationId,
          ...get(invoiceOptionsAtom(eventId)),
        }),
        enabled: status === 'reserved' || status === 'ordering',
        placeholderData: (former, query) =>
          query && hashKey(query.queryKey.slice(0, -1)) === invoices ? former : undefined,
      };
    }),
  (eventId) => eventId,
);
