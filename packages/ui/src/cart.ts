export { CartAnnouncer } from './cart/announcements/CartAnnouncer.tsx';
export { CartFeedback, type CartFeedbackProps } from './cart/announcements/CartFeedback.tsx';
export * as Cart from './cart/Cart.tsx';
export type { CartContentsProps } from './cart/CartContents.tsx';
export type { CartEmptyProps } from './cart/CartEmpty.tsx';
export { CartPage, type CartPageProps } from './cart/CartPage.tsx';
export { type CartContextValue, useCartContext } from './cart/cart-context.ts';
export type { CartSlots } from './cart/cart-slots.ts';
export type { CartCheckoutProps } from './cart/checkout/CartCheckout.tsx';
export {
  CheckoutReturn,
  type CheckoutReturnProps,
  type CheckoutStep,
} from './cart/checkout/CheckoutReturn.tsx';
export { CheckoutView, type CheckoutViewProps } from './cart/checkout/CheckoutView.tsx';
export type { ReturnUrls } from './cart/checkout/checkout-urls.ts';
export { CouponFromLink, type CouponFromLinkProps } from './cart/coupon/CouponFromLink.tsx';
export type { CouponRowProps } from './cart/coupon/CouponRow.tsx';
export type { CartDrawerRootProps, CartDrawerTriggerProps } from './cart/drawer/CartDrawer.tsx';
export * as CartDrawer from './cart/drawer/CartDrawer.tsx';
export { CartTrigger, type CartTriggerProps } from './cart/drawer/CartTrigger.tsx';
export {
  type CartDrawerContextValue,
  loadCartDrawer,
  useCartDrawer,
} from './cart/drawer/cart-drawer-context.ts';
export type { CartDrawerContentProps, CartDrawerModule } from './cart/drawer/cart-drawer-module.ts';
export type { CartEstimateProps } from './cart/estimate/CartEstimate.tsx';
export type { EstimateRootProps } from './cart/estimate/Estimate.tsx';
export * as Estimate from './cart/estimate/Estimate.tsx';
export type { EstimateAddressProps } from './cart/estimate/EstimateAddress.tsx';
export type { EstimateMembershipsProps } from './cart/estimate/EstimateMemberships.tsx';
export type { EstimateOptionsProps } from './cart/estimate/EstimateOptions.tsx';
export type { RenderLine } from './cart/line/CartEntryRow.tsx';
export { CartLine, type CartLineProps } from './cart/line/CartLine.tsx';
export type { CartLinesProps } from './cart/line/CartLines.tsx';
export type { ConnectedCartLineProps } from './cart/line/ConnectedCartLine.tsx';
export {
  type CartLineContextValue,
  type LineDiscount,
  useCartLineContext,
} from './cart/line/cart-line-context.ts';
export type { LineProblemValue } from './cart/line/LineProblem.tsx';
export { RemovedLine, type RemovedLineProps } from './cart/line/RemovedLine.tsx';
export { TotalsView, type TotalsViewProps } from './cart/totals/TotalsView.tsx';
export { getTotals, type TotalRow, type TotalsValue } from './cart/totals/total-rows.ts';
