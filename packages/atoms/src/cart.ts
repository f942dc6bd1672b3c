export { type LastAddition, lastAdditionAtom } from './cart/add-to-cart.ts';
export type { Shortfall } from './cart/added-lines.ts';
export {
  type CartPending,
  cartAtom,
  cartCountAtom,
  cartLineAtom,
  cartLinesAtom,
  cartPendingAtom,
  linePendingAtom,
} from './cart/cart.ts';
export {
  type AddedToCart,
  addToCartAtom,
  deleteCartAtom,
  type QuantityChange,
  setQuantityAtom,
  updateCartAtom,
} from './cart/cart-actions.ts';
export type { CartDifference } from './cart/cart-difference.ts';
export {
  type CartEntry,
  cartEntriesAtom,
  cartEntryAtom,
  cartEntryKeysAtom,
} from './cart/cart-entries.ts';
export {
  type CartFailure,
  cartErrorAtom,
  couponErrorAtom,
  type FailureAtom,
  lineErrorAtom,
  networkErrorAtom,
  noteErrorAtom,
} from './cart/cart-errors.ts';
export { cartHandoverAtom, rememberCartAtom } from './cart/cart-handover.ts';
export { type CartNote, cartNoteAtom, saveNoteAtom } from './cart/cart-note.ts';
export {
  applyFixAtom,
  type CartFix,
  type CartProblem,
  cartProblemsAtom,
  lineProblemAtom,
} from './cart/cart-problems.ts';
export { type CartState, cartStateAtom } from './cart/cart-state.ts';
export { cartStorageAtom } from './cart/cart-storage.ts';
export { broadcastTabs, type CartTabsPort, cartTabsAtom } from './cart/cart-tabs.ts';
export { cartTotalsAtom, estimateOptionsAtom, totalsPendingAtom } from './cart/cart-totals.ts';
export {
  type CheckoutRequest,
  type CheckoutState,
  checkoutAtom,
  resetCheckoutAtom,
  returnFromCheckoutAtom,
} from './cart/checkout.ts';
export {
  type CheckoutReturn,
  checkoutReturnAtom,
  type HandedOver,
  type ReturnPlace,
} from './cart/checkout-return.ts';
export {
  clearCartAtom,
  clearedErrorAtom,
  clearedLinesAtom,
  dismissClearedAtom,
  undoClearAtom,
} from './cart/clear-cart.ts';
export {
  applyCouponAtom,
  type CouponRefusal,
  type CouponState,
  couponAtom,
  couponDraftAtom,
  couponRefusalAtom,
  removeCouponAtom,
} from './cart/coupon.ts';
export { couponOfferAtom } from './cart/coupon-offer.ts';
export {
  type CartMemberships,
  cartMembershipsAtom,
  chooseDeliveryAtom,
  type Delivery,
  deliveryAtom,
  type EstimateAddress,
  estimateAddressAtom,
  type MembershipUse,
  selectMembershipAtom,
} from './cart/estimate.ts';
export { type DeliveryChoice, needsDelivery } from './cart/estimate-choices.ts';
export type { MembershipChoice } from './cart/estimate-memberships.ts';
export { inCartAtom } from './cart/in-cart.ts';
export { cartKeys } from './cart/keys.ts';
export { rememberPricesAtom } from './cart/known-prices.ts';
export { lineEstimateAtom, totalsFailedAtom } from './cart/line-estimate.ts';
export { lineParentAtom } from './cart/line-parent.ts';
export {
  type CartPriceChange,
  linePriceChangeAtom,
  priceChangesAtom,
  unspokenPricesAtom,
} from './cart/price-changes.ts';
export { removeLineAtom, undoRemoveAtom } from './cart/remove-line.ts';
export { dismissRemovedAtom, removedLinesAtom } from './cart/removed-lines.ts';
export { orphanedErrorAtom, retryCartAtom, retryEditsAtom } from './cart/retry-edits.ts';
export {
  dropSavedAtom,
  moveToCartAtom,
  type SavedLine,
  savedLinesAtom,
  saveForLaterAtom,
} from './cart/saved-lines.ts';
export {
  type LineChange,
  listenToShopAtom,
  type ShopEvent,
  type ShopListener,
  tellShopAtom,
} from './cart/shop-events.ts';
export { type CouponError, type CouponOutcome, couponOutcomeOf } from './core/coupon-outcome.ts';
