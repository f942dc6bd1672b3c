export { awaitOrderAtom } from './orders/await-order.ts';
export {
  bulkUpdateOrdersAtom,
  confirmOrderAtom,
  type OrderChange,
  type OrderNames,
  type OrdersArchiving,
  updateOrderAtom,
} from './orders/changes.ts';
export { type CheckOutRequest, checkOutTicketsAtom } from './orders/check-out.ts';
export {
  BUYER_SECTION,
  type CheckoutAnswers,
  type CheckoutPeople,
  type CheckoutSection,
  checkoutPeople,
  checkoutSections,
  reservedTicketNames,
} from './orders/checkout-people.ts';
export {
  type CheckoutStep,
  checkoutAnswersAtom,
  checkoutPeopleAtom,
  checkoutRefusalAtom,
  checkoutSectionsAtom,
  checkoutStepAtom,
  fillInCheckoutAtom,
} from './orders/checkout-step.ts';
export { followOrdersAtom, type OrdersToFollow } from './orders/follow.ts';
export { orderKeys } from './orders/keys.ts';
export {
  isChangeable,
  isOnItsWay,
  type OrderOutcome,
  orderOutcomeOf,
} from './orders/order-outcome.ts';
export { type OrderForm, orderForms, unchangeableReason } from './orders/order-people.ts';
export { orderPayByAtom } from './orders/pay-by.ts';
export { type OrderPayment, payOrderAtom } from './orders/pay-order.ts';
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
