import { CartClear } from './CartClear.tsx';
import { CartContents } from './CartContents.tsx';
import { CartCount } from './CartCount.tsx';
import { CartNote } from './CartNote.tsx';
import { CartRoot } from './CartRoot.tsx';
import { CartCheckout } from './checkout/CartCheckout.tsx';
import { CartCoupon } from './coupon/CartCoupon.tsx';
import { CartEstimate } from './estimate/CartEstimate.tsx';
import { CartLines } from './line/CartLines.tsx';
import { ConnectedCartLine } from './line/ConnectedCartLine.tsx';
import { CartSaved } from './saved/CartSaved.tsx';
import { CartFreeDelivery } from './totals/CartFreeDelivery.tsx';
import { CartTotals } from './totals/CartTotals.tsx';

/**
 * The components of a cart, connected to the storefront above: `Root` around them, `Contents` for
 * the loading, failed and empty states, `Lines` and `Line`, `Clear`, `Note` and `Saved` below them,
 * `FreeDelivery`, `Coupon`, `Estimate`, `Totals` and `Checkout`. Drawer and page are composed of
 * them.
 */
export const Cart = {
  Root: CartRoot,
  Contents: CartContents,
  Count: CartCount,
  Lines: CartLines,
  Line: ConnectedCartLine,
  Clear: CartClear,
  Note: CartNote,
  Saved: CartSaved,
  FreeDelivery: CartFreeDelivery,
  Coupon: CartCoupon,
  Estimate: CartEstimate,
  Totals: CartTotals,
  Checkout: CartCheckout,
};
