import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { Visitor } from '../../../platform/domain.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { type Cents, type MoneyFormat, money, share } from '../../../platform/requests/money.ts';
import type { LineItem, MerchantDiscount, StoredCart } from '../state.ts';
import { type CouponEffect, couponEffect } from './coupons.ts';
import { lineTotal } from './line-total.ts';

type AppliedDiscount = Wire<client.AppliedDiscount>;

/** All reductions of a cart. */
export interface CartDiscounts {
  applied: AppliedDiscount[];
  /** Discount of each line, in the order of the lines. */
  byLine: Cents[];
  /** The delivery costs nothing. */
  freeDelivery: boolean;
  /** Why the code of the cart does nothing now. */
  couponError?: PlatformError;
}

/** Distributes an amount over lines in proportion to their remaining amounts. */
function spread(
  lines: readonly LineItem[],
  byLine: Cents[],
  amount: Cents,
  ids: readonly string[],
) {
  const left = lines.map((line, index) =>
    ids.includes(line.id) ? lineTotal(line) - (byLine[index] ?? 0) : 0,
  );
  const possible = Math.min(
    amount,
    left.reduce((total, part) => total + part, 0),
  );
  for (const [index, part] of share(possible, left).entries()) {
    byLine[index] = (byLine[index] ?? 0) + part;
  }
  return possible;
}

function couponDiscount(
  { coupon, type, lineItemIds }: CouponEffect,
  amount: Cents,
  shop: MoneyFormat,
): AppliedDiscount {
  const { id, code, name } = coupon;
  return {
    discountType: type,
    lineItemIds,
    coupon: { id, code, name, amount: money(amount, shop) },
  };
}

function merchantDiscount(
  { lineItemIds }: MerchantDiscount,
  amount: Cents,
  shop: MoneyFormat,
): AppliedDiscount {
  return {
    discountType: lineItemIds.length > 0 ? 'SPECIFIC_ITEMS' : 'GLOBAL',
    lineItemIds,
    merchantDiscount: { amount: money(amount, shop) },
  };
}

/** The reductions of a cart: the merchant's first, then the code's. */
export function getCartDiscounts(
  context: PlatformContext,
  visitor: Visitor,
  storedCart: StoredCart,
): CartDiscounts {
  const { shop } = context;
  const lines = storedCart.cart.lineItems;
  const everyId = lines.map(({ id }) => id);
  const byLine: Cents[] = lines.map(() => 0);
  const applied = storedCart.merchantDiscounts.map((discount) => {
    const ids = discount.lineItemIds.length > 0 ? discount.lineItemIds : everyId;
    return merchantDiscount(discount, spread(lines, byLine, discount.amount, ids), shop);
  });
  const none = { applied, byLine, freeDelivery: false };
  if (storedCart.couponCode === undefined) return none;
  const effect = couponEffect(context, visitor, storedCart.couponCode, lines);
  if (effect instanceof PlatformError) return { ...none, couponError: effect };
  const amount = spread(lines, byLine, effect.amount, effect.lineItemIds);
  return {
    applied: [...applied, couponDiscount(effect, amount, shop)],
    byLine,
    freeDelivery: effect.type === 'SHIPPING',
  };
}
