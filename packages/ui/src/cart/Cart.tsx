import { CartCheckout } from './CartCheckout.tsx';
import { CartContents } from './CartContents.tsx';
import { CartCount } from './CartCount.tsx';
import { CartCoupon } from './CartCoupon.tsx';
import { CartLineOf } from './CartLineOf.tsx';
import { CartLines } from './CartLines.tsx';
import { CartRoot } from './CartRoot.tsx';
import { CartTotals } from './CartTotals.tsx';

/**
 * The parts of a cart, each fed by the storefront above: `Root` around them, `Contents` for what
 * is loading, empty or failed, `Lines` and `Line`, `Coupon`, `Totals` and `Checkout`. Drawer and
 * page are made of them.
 */
export const Cart = {
  Root: CartRoot,
  Contents: CartContents,
  Count: CartCount,
  Lines: CartLines,
  Line: CartLineOf,
  Coupon: CartCoupon,
  Totals: CartTotals,
  Checkout: CartCheckout,
};
