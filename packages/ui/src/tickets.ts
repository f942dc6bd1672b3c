export { Bill, type BillProps } from './tickets/Bill.tsx';
export type { TicketBenefit } from './tickets/BillBenefits.tsx';
export { HoldEndedDialog, type HoldEndedDialogProps } from './tickets/HoldEndedDialog.tsx';
export { HoldNotice, type HoldNoticeProps } from './tickets/HoldNotice.tsx';
export { TicketSelector, type TicketSelectorProps } from './tickets/TicketSelector.tsx';
export { Tickets } from './tickets/Tickets.tsx';
export type { TicketsContinueProps } from './tickets/TicketsContinue.tsx';
export type { TicketsRootProps } from './tickets/TicketsRoot.tsx';
