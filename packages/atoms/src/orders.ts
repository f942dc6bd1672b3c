export { awaitOrderAtom } from './orders/await-order.ts';
export {
  bulkUpdateOrdersAtom,
  confirmOrderAtom,
  type OrderChange,
  type OrderNames,
  type OrdersArchiving,
  updateOrderAtom,
} from './orders/changes.ts';
export { followOrdersAtom, type OrdersToFollow } from './orders/follow.ts';
export { orderKeys } from './orders/keys.ts';
export {
  isChangeable,
  isOnItsWay,
  type OrderOutcome,
  orderOutcomeOf,
} from './orders/order-outcome.ts';
export { captureAuthorizedPaymentAtom, voidAuthorizedPaymentAtom } from './orders/payments.ts';
export {
  type OrderFacets,
  type OrderName,
  type OrderRequest,
  type OrdersQuery,
  orderAtom,
  orderSummaryAtom,
  ordersAtom,
} from './orders/reads.ts';
export { type OrderSettlement, orderSettlementAtom } from './orders/settlement.ts';
