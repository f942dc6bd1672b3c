import type { GetInvoiceOptions } from '@vitrine/client/tickets';
import type { AvailableTicketsQuery, TicketDefinitionsQuery } from './queries.ts';
import type { ReservationName } from './reservation/reservation.ts';

/** Where the tickets' queries lie in the cache. */
export const ticketKeys = {
  all: ['tickets'],
  checkoutOptions: ['tickets', 'checkout-options'],
  /** Every list of tickets: what is left of them changes with each reservation. */
  lists: ['tickets', 'list'],
  available: (query: AvailableTicketsQuery) => ['tickets', 'list', 'available', query],
  definitions: (query: TicketDefinitionsQuery) => ['tickets', 'list', 'definitions', query],
  /** The invoices of a reservation, whatever is taken off. */
  invoices: (reservationId: string) => ['tickets', 'invoice', reservationId],
  invoice: ({ reservationId }: ReservationName, options: GetInvoiceOptions) => [
    ...ticketKeys.invoices(reservationId),
    options,
  ],
} as const;
