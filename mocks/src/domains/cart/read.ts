import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { money } from '../../platform/requests/money.ts';
import { refreshLines } from './lines.ts';
import { type Cart, getOwner, type StoredCart } from './state.ts';
import { type CartDiscounts, getCartDiscounts } from './totals/discounts.ts';
import { getSubtotal } from './totals/line-total.ts';

/** A cart as it is answered, and the reductions behind it. */
export interface CartReading {
  cart: Cart;
  discounts: CartDiscounts;
}

/** Brings a cart up to date with the shop, keeps that, and reads it. */
export function readCart(
  context: PlatformContext,
  visitor: Visitor,
  held: StoredCart,
): CartReading {
  const { currency } = context.shop;
  held.cart.lineItems = refreshLines(context, held.cart.lineItems);
  const discounts = getCartDiscounts(context, visitor, held);
  const subtotal = getSubtotal(held.cart.lineItems);
  const discount = discounts.byLine.reduce((sum, part) => sum + part, 0);
  const { visitorId: _visitor, memberId: _member, ...buyer } = held.cart.buyerInfo ?? {};
  const cart = {
    ...held.cart,
    buyerInfo: { ...buyer, ...getOwner(visitor) },
    subtotal: money(subtotal, currency),
    subtotalAfterDiscounts: money(subtotal - discount, currency),
    appliedDiscounts: discounts.applied.map(({ coupon, merchantDiscount, discountRule }) => ({
      ...(coupon && { coupon: { id: coupon.id, code: coupon.code } }),
      ...(merchantDiscount && { merchantDiscount: { amount: merchantDiscount.amount } }),
      ...(discountRule && { discountRule }),
    })),
  };
  return { cart, discounts };
}
