export { type CouponError, type CouponOutcome, getCouponOutcome } from '../utils/coupon-outcome.ts';
export {
  type CartPending,
  cartAtom,
  cartCountAtom,
  cartLineAtom,
  cartLinesAtom,
  cartPendingAtom,
  linePendingAtom,
} from './cart.ts';
export { type CartState, cartStateAtom } from './cart-state.ts';
export { type CartNote, cartNoteAtom, saveNoteAtom } from './checkout/cart-note.ts';
export {
  applyCartFixAtom,
  type CartProblem,
  type CartProblemFix,
  cartProblemsAtom,
  lineProblemAtom,
} from './checkout/cart-problems.ts';
export {
  type CheckoutRequest,
  type CheckoutState,
  checkoutAtom,
  resetCheckoutAtom,
  returnFromCheckoutAtom,
} from './checkout/checkout.ts';
export {
  type CheckoutHandoff,
  type CheckoutReturn,
  type CheckoutReturnLocation,
  checkoutReturnAtom,
  trackPurchaseAtom,
} from './checkout/checkout-return.ts';
export {
  applyCouponAtom,
  type CouponProblem,
  type CouponState,
  couponAtom,
  couponDraftAtom,
  couponProblemAtom,
  removeCouponAtom,
} from './coupon/coupon.ts';
export { couponOfferAtom } from './coupon/coupon-offer.ts';
export { deleteCartAtom } from './delete-cart.ts';
export { cartKeys } from './keys.ts';
export {
  type AddedToCart,
  addToCartAtom,
  type LastAdded,
  lastAddedAtom,
} from './lines/add-to-cart.ts';
export type { Shortfall } from './lines/added-lines.ts';
export {
  type CartEntry,
  cartEntriesAtom,
  cartEntryAtom,
  cartEntryKeysAtom,
} from './lines/cart-entries.ts';
export {
  clearCartAtom,
  clearedErrorAtom,
  clearedLinesAtom,
  dismissClearedAtom,
  undoClearAtom,
} from './lines/clear-cart.ts';
export { inCartAtom } from './lines/in-cart.ts';
export { lineParentAtom } from './lines/line-parent.ts';
export { removeLineAtom, undoRemoveAtom } from './lines/remove-line.ts';
export { dismissRemovedAtom, removedLinesAtom } from './lines/removed-lines.ts';
export {
  moveToCartAtom,
  removeSavedAtom,
  type SavedLine,
  type SavedLineMove,
  savedLineMoveAtom,
  savedLinesAtom,
  saveForLaterAtom,
} from './lines/saved-lines.ts';
export { type QuantityChange, setQuantityAtom } from './lines/set-quantity.ts';
export {
  type CartPriceChange,
  linePriceChangeAtom,
  priceChangesAtom,
  unannouncedPriceChangesAtom,
} from './prices/price-changes.ts';
export { recordSeenPricesAtom } from './prices/seen-prices.ts';
export {
  type CartFailure,
  cartErrorAtom,
  couponErrorAtom,
  type FailureAtom,
  lineErrorAtom,
  networkErrorAtom,
  noteErrorAtom,
} from './queue/cart-errors.ts';
export { orphanedErrorAtom, retryCartAtom, retryEditsAtom } from './queue/retry-edits.ts';
export type { CartDifference } from './sync/cart-difference.ts';
export { trackCartViewAtom } from './sync/cart-events.ts';
export { cartMergeAtom, recordCartAtom } from './sync/cart-merge.ts';
export { broadcastCartChanges } from './sync/cross-tab-sync.ts';
export { cartTotalsAtom, estimateOptionsAtom, totalsPendingAtom } from './totals/cart-totals.ts';
export { type DeliveryChoice, needsDelivery } from './totals/delivery-choices.ts';
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
} from './totals/delivery-estimate.ts';
export { lineEstimateAtom, totalsFailedAtom } from './totals/line-estimate.ts';
export type { MembershipChoice } from './totals/membership-choices.ts';
export { updateCartAtom } from './update-cart.ts';
