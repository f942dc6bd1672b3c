export type { InvoiceViewProps } from './lib/bill/InvoiceView.tsx';
export type { TicketCheckoutRootProps } from './orders/checkout/CheckoutRoot.tsx';
export type { TicketCheckoutStepsProps } from './orders/checkout/CheckoutSteps.tsx';
export type { PaymentKind, TicketCheckoutPolicy } from './orders/checkout/checkout-context.ts';
export { TicketCheckout } from './orders/checkout/TicketCheckout.tsx';
export {
  TicketCheckoutPage,
  type TicketCheckoutPageProps,
} from './orders/checkout/TicketCheckoutPage.tsx';
export type { OrderRootProps } from './orders/order/OrderRoot.tsx';
export type { OrderStatusProps } from './orders/order/OrderStatus.tsx';
export type { OrderTicketsProps } from './orders/order/OrderTickets.tsx';
export { TicketOrder } from './orders/order/TicketOrder.tsx';
export { TicketOrderPage, type TicketOrderPageProps } from './orders/order/TicketOrderPage.tsx';
export type { PaymentMethod } from './orders/pay/use-payment.ts';
export { PointOfSale, type PointOfSaleProps } from './orders/pos/PointOfSale.tsx';
export type { EventSummaryProps } from './orders/shared/EventSummary.tsx';
