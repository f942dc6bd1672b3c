export { awaitOrderAtom } from './await-order.ts';
export { followOrdersAtom, type OrdersToFollow } from './follow-orders.ts';
export type { OrderName, OrdersQuery } from './keys.ts';
export { orderKeys } from './keys.ts';
export {
  bulkUpdateOrdersAtom,
  confirmOrderAtom,
  type OrderChange,
  type OrderNames,
  type OrdersArchiving,
  updateOrderAtom,
} from './mutations.ts';
export { type OrderForm, orderForms, unchangeableReason } from './order-forms.ts';
export {
  getOrderOutcome,
  isChangeable,
  isInProgress,
  isOrderOver,
  type OrderOutcome,
} from './order-outcome.ts';
export { type OrderSettlement, orderSettlementAtom } from './order-settlement.ts';
export { type OrderPayment, payOrderAtom } from './pay-order.ts';
export { paymentDeadlineAtom } from './payment-deadline.ts';
export { captureAuthorizedPaymentAtom, voidAuthorizedPaymentAtom } from './payments.ts';
export {
  type OrderFacets,
  type OrderRequest,
  orderAtom,
  orderSummaryAtom,
  ordersAtom,
} from './queries.ts';

// For owners. These are last, so that they do not change the order of a shop's modules.

export {
  type ArchivedOrders,
  archiveOrdersAtom,
  type OrdersToArchive,
} from './management/archive-orders.ts';
export {
  confirmOrdersAtom,
  isConfirmable,
  type OrderConfirmation,
  type OrdersConfirmation,
} from './management/confirm-orders.ts';
export {
  builtInOrderViews,
  createOrderList,
  type OrderFacet,
  type OrderList,
  type OrderListOptions,
  type OrderSortField,
  orderCountAtom,
  ordersNeedingActionAtom,
  readMatchingOrdersAtom,
} from './management/order-list.ts';
export {
  checkPaymentDecisionAtom,
  decidePaymentAtom,
  type PaymentAction,
  type PaymentDecision,
  paymentDecisionAtom,
} from './management/payment-decision.ts';
