export {
  type InvoiceRequest,
  invoiceAtom,
  invoiceOptionsAtom,
  reservationInvoiceAtom,
} from './checkout/invoice.ts';
export {
  type CheckoutChange,
  checkoutTicketsAtom,
  type PosCheckoutRequest,
  posCheckoutAtom,
  type TicketCheckoutRequest,
  updateCheckoutAtom,
} from './checkout/mutations.ts';
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
} from './checkout/order-summary.ts';
export { placeOrderAtom, type TicketOrderRequest } from './checkout/place-order.ts';
export { consentOf, type PriceConsent, priceConsentAtom } from './checkout/price-consent.ts';
export { ticketKeys } from './keys.ts';
export {
  type AvailableTicketsQuery,
  availableTicketsAtom,
  type TicketDefinitionsQuery,
  ticketCheckoutOptionsAtom,
  ticketDefinitionsAtom,
} from './queries.ts';
export {
  cancelReservationAtom,
  createReservationAtom,
  type ReservationRequest,
  resumeReservationAtom,
} from './reservation/mutations.ts';
export {
  type KeptHold,
  keptHoldAtom,
  reservationStorageAtom,
} from './reservation/persisted-reservation.ts';
export {
  type ReservationName,
  type ReservationState,
  reservationAtom,
} from './reservation/reservation.ts';
export { mayRenewAtom, reservationFlowAtom } from './reservation/reservation-flow.ts';
export { MAX_RENEWALS } from './reservation/reservation-machine.ts';
export type { ReserveProblem, ShortTicket } from './reservation/reservation-problem.ts';
export type { Hold, ReservationFlow, Wanted } from './reservation/reservation-states.ts';
export {
  type FlowTarget,
  leaveTicketsAtom,
  renewReservationAtom,
  reserveTicketsAtom,
  type TicketsToReserve,
} from './reservation/reservation-steps.ts';
export {
  HoldNotice,
  holdNoticeAtom,
  holdNoticeOf,
  reservationRemainingAtom,
  saleRemainingAtom,
} from './reservation/reservation-timer.ts';
export {
  isHeldAlready,
  resumeTicketsAtom,
  type SeekRequest,
  seekTicketsAtom,
} from './reservation/reserve-selection.ts';
export { resumeHoldAtom, startOverAtom } from './reservation/restore-reservation.ts';
export {
  type RefusedRequest,
  type TicketTrouble,
  takeAtMost,
  troubleOf,
} from './reservation/ticket-issue.ts';
export {
  type DonationInput,
  type DonationProblem,
  decimalsOfCurrency,
  LONGEST_AMOUNT,
  readDonation,
} from './selection/donation.ts';
export {
  type TypedPrice,
  type TypedPrices,
  typedPricesAtom,
} from './selection/named-prices.ts';
export { saleMomentsOf, salesClockAtom } from './selection/sales-clock.ts';
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
} from './selection/selection.ts';
export {
  type AvailabilityView,
  type LimitScope,
  nextBoundary,
  saleStatusOf,
  type TicketAvailability,
  ticketAvailabilityOf,
} from './selection/ticket-availability.ts';
export {
  estimateOf,
  isDonation,
  type TicketEstimate,
  timesPrice,
} from './selection/ticket-estimate.ts';
export { refreshTicketsAtom, type TicketOffer, ticketOfferAtom } from './selection/ticket-offer.ts';
export {
  chooseTicketsAtom,
  type TicketWish,
  ticketSelectionAtom,
} from './selection/ticket-selection.ts';
