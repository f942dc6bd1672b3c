export * as TicketCheckout from './tickets/checkout/TicketCheckout.tsx';
export {
  TicketCheckoutPage,
  type TicketCheckoutPageProps,
} from './tickets/checkout/TicketCheckoutPage.tsx';
export type { TicketCheckoutRootProps } from './tickets/checkout/TicketCheckoutRoot.tsx';
export type { TicketCheckoutStepsProps } from './tickets/checkout/TicketCheckoutSteps.tsx';
export {
  type PaymentKind,
  type TicketCheckoutContextValue,
  type TicketCheckoutPolicy,
  useTicketCheckoutContext,
} from './tickets/checkout/ticket-checkout-context.ts';
export { OrderSummary, type OrderSummaryProps } from './tickets/order-summary/OrderSummary.tsx';
export type { TicketBenefit } from './tickets/order-summary/OrderSummaryBenefits.tsx';
export {
  ReservationEndedDialog,
  type ReservationEndedDialogProps,
} from './tickets/reservation/ReservationEndedDialog.tsx';
export {
  ReservationTimer,
  type ReservationTimerProps,
} from './tickets/reservation/ReservationTimer.tsx';
export { useDonationMessage } from './tickets/selector/row/use-donation-message.ts';
export { TicketSelector, type TicketSelectorProps } from './tickets/selector/TicketSelector.tsx';
export * as Tickets from './tickets/selector/Tickets.tsx';
export type { TicketsContinueProps } from './tickets/selector/TicketsContinue.tsx';
export type { TicketsRootProps } from './tickets/selector/TicketsRoot.tsx';
export { type TicketsContextValue, useTicketsContext } from './tickets/selector/tickets-context.ts';
