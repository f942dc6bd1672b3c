export {
  submitTicketOrderAtom,
  type TicketOrderSubmission,
} from './checkout/check-out-tickets.ts';
export {
  BUYER_SECTION,
  type CheckoutAnswers,
  type CheckoutGuests,
  type CheckoutSection,
  checkoutGuests,
  checkoutSections,
  reservedTicketNames,
} from './checkout/checkout-guests.ts';
export {
  type CheckoutInput,
  type CheckoutStep,
  checkoutAnswersAtom,
  checkoutGuestsAtom,
  checkoutProblemAtom,
  checkoutSectionsAtom,
  checkoutStepAtom,
  fillInCheckoutAtom,
  guestsLaterAtom,
  markCheckoutOrderedAtom,
  orderAnswersAtom,
} from './checkout/checkout-step.ts';
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
  type DiscountProblems,
  getDiscountProblems,
  getPriceChanges,
  getRejectedDiscount,
  isFreeOrder,
  isSameMoney,
  type OrderSummaryRow,
  orderSummaryRows,
  type Placement,
  type PriceChange,
} from './checkout/order-summary.ts';
export {
  type PosOrderRequest,
  placeOrderAtom,
  placePosOrderAtom,
  type TicketOrderRequest,
} from './checkout/place-order.ts';
export { getPriceConsent, type PriceConsent, priceConsentAtom } from './checkout/price-consent.ts';
export type { AvailableTicketsQuery, TicketDefinitionsQuery } from './keys.ts';
export { ticketKeys } from './keys.ts';
export {
  availableTicketsAtom,
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
  type PersistedReservation,
  persistedReservationAtom,
} from './reservation/persisted-reservation.ts';
export { releaseOnLeaveAtom } from './reservation/release-on-leave.ts';
export {
  type ReservationName,
  type ReservationState,
  reservationAtom,
} from './reservation/reservation.ts';
export { canRenewAtom, reservationFlowAtom } from './reservation/reservation-flow.ts';
export { MAX_RENEWALS } from './reservation/reservation-machine.ts';
export type { ReserveProblem, ShortTicket } from './reservation/reservation-problem.ts';
export {
  type ActiveReservation,
  countReservedTickets,
  mayBeOrdered,
  type RequestedTickets,
  type ReservationFlow,
} from './reservation/reservation-states.ts';
export {
  type FlowTarget,
  leaveTicketsAtom,
  renewReservationAtom,
  reserveTicketsAtom,
  type TicketsToReserve,
} from './reservation/reservation-steps.ts';
export {
  getReservationNotice,
  ReservationNotice,
  reservationNoticeAtom,
  reservationRemainingAtom,
  saleRemainingAtom,
} from './reservation/reservation-timer.ts';
export {
  isAlreadyReserved,
  type ReserveSelectionRequest,
  reserveSelectionAtom,
  resumeTicketsAtom,
} from './reservation/reserve-selection.ts';
export { restoreReservationAtom, startOverAtom } from './reservation/restore-reservation.ts';
export {
  getTicketIssue,
  limitQuantity,
  type RejectedRequest,
  raiseQuantity,
  type TicketIssue,
} from './reservation/ticket-issue.ts';
export {
  type DonationInput,
  type DonationProblem,
  LONGEST_AMOUNT,
  readDonation,
} from './selection/donation.ts';
export {
  type TypedPrice,
  type TypedPrices,
  typedPricesAtom,
} from './selection/named-prices.ts';
export { getSaleTransitions, salesClockAtom } from './selection/sales-clock.ts';
export {
  type ChosenTickets,
  chooseTickets,
  countTickets,
  fitSelection,
  getMaxQuantity,
  getTicketPrices,
  getTicketQuantity,
  type LimitMet,
  MAX_TICKETS,
  type SelectionLimits,
  type TicketLine,
  type TicketSelection,
  toTicketQuantities,
} from './selection/selection.ts';
export {
  type AvailabilityView,
  getSaleStatus,
  getTicketAvailability,
  type LimitScope,
  nextBoundary,
  type TicketAvailability,
} from './selection/ticket-availability.ts';
export {
  revealTicketsAtom,
  type TicketCode,
} from './selection/ticket-codes.ts';
export {
  estimateTicketLines,
  estimateTickets,
  isDonation,
  type TicketEstimate,
  timesPrice,
} from './selection/ticket-estimate.ts';
export { refreshTicketsAtom, type TicketOffer, ticketOfferAtom } from './selection/ticket-offer.ts';
export {
  chooseTicketsAtom,
  type TicketChoice,
  ticketSelectionAtom,
} from './selection/ticket-selection.ts';
