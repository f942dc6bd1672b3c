export { OrderSummary, type OrderSummaryProps } from './tickets/Bill.tsx';
export type { TicketBenefit } from './tickets/BillBenefits.tsx';
export {
  ReservationEndedDialog,
  type ReservationEndedDialogProps,
} from './tickets/HoldEndedDialog.tsx';
export { ReservationTimer, type ReservationTimerProps } from './tickets/HoldNotice.tsx';
export { TicketSelector, type TicketSelectorProps } from './tickets/TicketSelector.tsx';
export { Tickets } from './tickets/Tickets.tsx';
export type { TicketsContinueProps } from './tickets/TicketsContinue.tsx';
export type { TicketsRootProps } from './tickets/TicketsRoot.tsx';
