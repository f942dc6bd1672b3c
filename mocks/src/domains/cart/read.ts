import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { money } from '../../platform/requests/money.ts';
import { refreshLines } from './lines.ts';
import { type Cart, getOwner, type StoredCart } from './state.ts';
import { type CartDiscounts, getCartDiscounts } from './totals/discounts.ts';
import { getSubtotal } from './totals/line-total.ts';

/** A cart as in a response, and its discounts. */
export interface CartReading {
  cart: Cart;
  discounts: CartDiscounts;
}

/** Updates a cart from the store's current data, saves it, and returns it. */
export function readCart(
  context: PlatformContext,
  visitor: Visitor,
  storedCart: StoredCart,
): CartReading {
  const { shop } = context;
  storedCart.cart.lineItems = refreshLines(context, storedCart.cart.lineItems);
  const discounts = getCartDiscounts(context, visitor, storedCart);
  const subtotal = getSubtotal(storedCart.cart.lineItems);
  const discount = discounts.byLine.reduce((total, part) => total + part, 0);
  const { visitorId: _visitor, memberId: _member, ...buyer } = storedCart.cart.buyerInfo ?? {};
  const cart = {
    ...storedCart.cart,
    buyerInfo: { ...buyer, ...getOwner(visitor) },
    subtotal: money(subtotal, shop),
    subtotalAfterDiscounts: money(subtotal - discount, shop),
    appliedDiscounts: discounts.applied.map(({ coupon, merchantDiscount, discountRule }) => ({
      ...(coupon && { coupon: { id: coupon.id, code: coupon.code } }),
      ...(merchantDiscount && { merchantDiscount: { amount: merchantDiscount.amount } }),
      ...(discountRule && { discountRule }),
    })),
  };
  return { cart, discounts };
}
