import type { Visitor } from '../core/domain.ts';
import { money } from '../core/money.ts';
import type { Platform } from '../core/platform.ts';
import { type Discounts, discountsOf } from './discounts.ts';
import { subtotalOf } from './line-total.ts';
import { refreshLines } from './lines.ts';
import { type Cart, type HeldCart, ownerOf } from './state.ts';

/** A cart as it is answered, and the reductions behind it. */
export interface CartReading {
  cart: Cart;
  discounts: Discounts;
}

/** Brings a cart up to date with the shop, keeps that, and reads it. */
export function readCart(platform: Platform, visitor: Visitor, held: HeldCart): CartReading {
  const { currency } = platform.shop;
  held.cart.lineItems = refreshLines(platform, held.cart.lineItems);
  const discounts = discountsOf(platform, visitor, held);
  const subtotal = subtotalOf(held.cart.lineItems);
  const discount = discounts.byLine.reduce((sum, part) => sum + part, 0);
  const { visitorId: _visitor, memberId: _member, ...buyer } = held.cart.buyerInfo ?? {};
  const cart = {
    ...held.cart,
    buyerInfo: { ...buyer, ...ownerOf(visitor) },
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
