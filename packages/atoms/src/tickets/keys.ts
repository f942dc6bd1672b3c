import type {
  GetInvoiceOptions,
  ListAvailableTicketsOptions,
  QueryAvailableTicketsOptions,
} from '@vitrine/client/tickets';
import type { ReservationName } from './reservation/reservation.ts';

/** Filter of a ticket list: the tickets of an event, or of all. */
export interface AvailableTicketsQuery extends Omit<ListAvailableTicketsOptions, 'offset'> {}

/** Filter of a ticket list, and its field sets. */
export interface TicketDefinitionsQuery extends Omit<QueryAvailableTicketsOptions, 'offset'> {}

/** Cache keys of the tickets' queries. */
export const ticketKeys = {
  all: ['tickets'],
  checkoutOptions: ['tickets', 'checkout-options'],
  /** All ticket lists: their remaining stock changes with each reservation. */
  lists: ['tickets', 'list'],
  available: (query: AvailableTicketsQuery) => ['tickets', 'list', 'available', query],
  definitions: (query: TicketDefinitionsQuery) => ['tickets', 'list', 'definitions', query],
  /** The invoices of a reservation, with any discounts. */
  invoices: (reservationId: string) => ['tickets', 'invoice', reservationId],
  invoice: ({ reservationId }: ReservationName, options: GetInvoiceOptions) => [
    ...ticketKeys.invoices(reservationId),
    options,
  ],
} as const;
