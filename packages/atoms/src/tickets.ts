export {
  type AvailabilityView,
  type LimitScope,
  nextBoundary,
  saleStatusOf,
  type TicketAvailability,
  ticketAvailabilityOf,
} from './tickets/availability.ts';
export {
  type BillRow,
  billRowsOf,
  type DiscountProblems,
  discountProblemsOf,
  isFreeOf,
  isSameMoney,
  type Placement,
  type PriceChange,
  priceChangesOf,
  refusedDiscountOf,
} from './tickets/bill.ts';
export {
  type CheckoutChange,
  checkoutTicketsAtom,
  type PosCheckoutRequest,
  posCheckoutAtom,
  type TicketCheckoutRequest,
  updateCheckoutAtom,
} from './tickets/buy.ts';
export { consentOf, type PriceConsent, priceConsentAtom } from './tickets/consent.ts';
export {
  type DonationInput,
  type DonationProblem,
  decimalsOfCurrency,
  LONGEST_AMOUNT,
  readDonation,
} from './tickets/donation.ts';
export { estimateOf, isDonation, type TicketEstimate, timesPrice } from './tickets/estimate.ts';
export {
  type InvoiceRequest,
  invoiceAtom,
  invoiceOptionsAtom,
  reservationInvoiceAtom,
} from './tickets/invoice.ts';
export { type KeptHold, keptHoldAtom, reservationStorageAtom } from './tickets/kept-hold.ts';
export { resumeHoldAtom, startOverAtom } from './tickets/kept-hold-steps.ts';
export { ticketKeys } from './tickets/keys.ts';
export {
  type TypedPrice,
  type TypedPrices,
  typedPricesAtom,
} from './tickets/named-prices.ts';
export { refreshTicketsAtom, type TicketOffer, ticketOfferAtom } from './tickets/offer.ts';
export { placeOrderAtom, type TicketOrderRequest } from './tickets/place-order.ts';
export {
  type AvailableTicketsQuery,
  availableTicketsAtom,
  type TicketDefinitionsQuery,
  ticketCheckoutOptionsAtom,
  ticketDefinitionsAtom,
} from './tickets/reads.ts';
export type { ReserveProblem, ShortTicket } from './tickets/refusal.ts';
export {
  HoldNotice,
  holdNoticeAtom,
  holdNoticeOf,
  reservationRemainingAtom,
  saleRemainingAtom,
} from './tickets/remaining.ts';
export {
  type ReservationName,
  type ReservationState,
  reservationAtom,
} from './tickets/reservation.ts';
export { mayRenewAtom, reservationFlowAtom } from './tickets/reservation-flow.ts';
export { MAX_RENEWALS } from './tickets/reservation-machine.ts';
export type { Hold, ReservationFlow, Wanted } from './tickets/reservation-states.ts';
export {
  type FlowTarget,
  leaveTicketsAtom,
  renewReservationAtom,
  reserveTicketsAtom,
  type TicketsToReserve,
} from './tickets/reservation-steps.ts';
export {
  cancelReservationAtom,
  createReservationAtom,
  type ReservationRequest,
  resumeReservationAtom,
} from './tickets/reserve.ts';
export { saleMomentsOf, salesClockAtom } from './tickets/sales-clock.ts';
export {
  isHeldAlready,
  resumeTicketsAtom,
  type SeekRequest,
  seekTicketsAtom,
} from './tickets/seek-tickets.ts';
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
export {
  chooseTicketsAtom,
  type TicketWish,
  ticketSelectionAtom,
} from './tickets/ticket-selection.ts';
export {
  type RefusedRequest,
  type TicketTrouble,
  takeAtMost,
  troubleOf,
} from './tickets/trouble.ts';
