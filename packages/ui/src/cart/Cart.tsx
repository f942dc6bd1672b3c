import { CartCheckout } from './CartCheckout.tsx';
import { CartClear } from './CartClear.tsx';
import { CartContents } from './CartContents.tsx';
import { CartCount } from './CartCount.tsx';
import { CartCoupon } from './CartCoupon.tsx';
import { CartFreeDelivery } from './CartFreeDelivery.tsx';
import { ConnectedCartLine } from './CartLineOf.tsx';
import { CartLines } from './CartLines.tsx';
import { CartNote } from './CartNote.tsx';
import { CartRoot } from './CartRoot.tsx';
import { CartSaved } from './CartSaved.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CartEstimate } from './estimate/CartEstimate.tsx';

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
