import type {
  GetInvoiceOptions,
  ListAvailableTicketsOptions,
  QueryAvailableTicketsOptions,
} from '@vitrine/client/tickets';
import type { ReservationName } from './reservation/reservation.ts';

/** Which tickets a list has: those of an event, or of all. */
export interface AvailableTicketsQuery extends Omit<ListAvailableTicketsOptions, 'offset'> {}

/** Which tickets a list has, by filter, and what each carries. */
export interface TicketDefinitionsQuery extends Omit<QueryAvailableTicketsOptions, 'offset'> {}

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
