export {
  type AvailabilityView,
  type LimitScope,
  nextBoundary,
  saleStatusOf,
  type TicketAvailability,
  ticketAvailabilityOf,
} from './tickets/availability.ts';
export {
  type CheckoutChange,
  checkoutTicketsAtom,
  type PosCheckoutRequest,
  posCheckoutAtom,
  type TicketCheckoutRequest,
  updateCheckoutAtom,
} from './tickets/buy.ts';
export {
  type InvoiceRequest,
  invoiceAtom,
  invoiceOptionsAtom,
  reservationInvoiceAtom,
} from './tickets/invoice.ts';
export { ticketKeys } from './tickets/keys.ts';
export {
  type AvailableTicketsQuery,
  availableTicketsAtom,
  type TicketDefinitionsQuery,
  ticketCheckoutOptionsAtom,
  ticketDefinitionsAtom,
} from './tickets/reads.ts';
export {
  HoldNotice,
  holdNoticeAtom,
  holdNoticeOf,
  reservationRemainingAtom,
} from './tickets/remaining.ts';
export {
  type ReservationName,
  type ReservationState,
  reservationAtom,
} from './tickets/reservation.ts';
export {
  cancelReservationAtom,
  createReservationAtom,
  type ReservationRequest,
  resumeReservationAtom,
} from './tickets/reserve.ts';
export {
  type ChosenTickets,
  chooseTickets,
  countTickets,
  fitSelection,
  type LimitMet,
  MAX_TICKETS,
  mostOf,
  pricesOf,
  quantityOf,
  type SelectionLimits,
  type TicketLine,
  type TicketSelection,
  toTicketQuantities,
} from './tickets/selection.ts';
