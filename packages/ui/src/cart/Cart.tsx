/**
 * The components of a cart, connected to the storefront above: `Root` around them, `Contents` for
 * the loading, failed and empty states, `Lines` and `Line` with its `LineName`, `LineQuantity` and others, `Clear`, `Note` and `Saved` below them,
 * `FreeDelivery`, `Coupon`, `Estimate`, `Totals` and `Checkout`. Drawer and page are composed of
 * them.
 */

export { CartClear as Clear } from './CartClear.tsx';
export { CartContents as Contents } from './CartContents.tsx';
export { CartCount as Count } from './CartCount.tsx';
export { CartNote as Note } from './CartNote.tsx';
export { CartRoot as Root } from './CartRoot.tsx';
export { CartCheckout as Checkout } from './checkout/CartCheckout.tsx';
export { CartCoupon as Coupon } from './coupon/CartCoupon.tsx';
export { CartEstimate as Estimate } from './estimate/CartEstimate.tsx';
export {
  LineActions,
  LineDiscounts,
  LineName,
  LinePicture,
  LinePrice,
  LineQuantity,
} from './line/CartLine.tsx';
export { CartLines as Lines } from './line/CartLines.tsx';
export { ConnectedCartLine as Line } from './line/ConnectedCartLine.tsx';
export { LineDetails } from './line/LineDetails.tsx';
export { CartSaved as Saved } from './saved/CartSaved.tsx';
export { CartFreeDelivery as FreeDelivery } from './totals/CartFreeDelivery.tsx';
export { CartTotals as Totals } from './totals/CartTotals.tsx';
