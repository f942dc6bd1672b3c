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
 * The parts of a cart, each fed by the storefront above: `Root` around them, `Contents` for what
 * is loading, empty or failed, `Lines` and `Line`, `Clear`, `Note` and `Saved` below them,
 * `FreeDelivery`, `Coupon`, `Estimate`, `Totals` and `Checkout`. Drawer and page are made of them.
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
