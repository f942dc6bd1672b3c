export {
  OrderHistory,
  type OrderHistoryProps,
  TicketHistory,
} from './orders/history/OrderHistory.tsx';
export type { OrderRootProps } from './orders/order/OrderRoot.tsx';
export type { OrderStatusProps } from './orders/order/OrderStatus.tsx';
export type { OrderTicketsProps } from './orders/order/OrderTickets.tsx';
export * as TicketOrder from './orders/order/TicketOrder.tsx';
export { TicketOrderPage, type TicketOrderPageProps } from './orders/order/TicketOrderPage.tsx';
export {
  type TicketOrderContextValue,
  useTicketOrderContext,
} from './orders/order/ticket-order-context.ts';
export { EventSummary, type EventSummaryProps } from './orders/shared/EventSummary.tsx';
export type { PaymentMethod } from './orders/shared/use-payment.ts';
