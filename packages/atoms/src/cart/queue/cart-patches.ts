import type { Cart, LineItem } from '@vitrine/client/cart';
import type { Patch } from '../../query/patches.ts';
import { cartKeys } from '../keys.ts';

/**
 * Applies an edit to the cart before the server has responded. Quantities and lines change; amounts
 * stay the server's, because the client never computes money.
 */

/** Patches the cart, if there is one. */
export const cartPatch = (change: (cart: Cart) => Cart): Patch => ({
  queryKey: cartKeys.current,
  apply: (cart: Cart | null) => cart && change(cart),
});

/** The cart with another quantity on one line. */
export function withQuantity(cart: Cart, lineId: string, quantity: number): Cart {
  return {
    ...cart,
    lineItems: cart.lineItems.map((line) => (line._id === lineId ? { ...line, quantity } : line)),
  };
}

/** The cart without one line. */
export function withoutLine(cart: Cart, lineId: string): Cart {
  return { ...cart, lineItems: cart.lineItems.filter((line) => line._id !== lineId) };
}

/** The cart with a line that it does not have yet. */
export function withLine(cart: Cart, line: LineItem): Cart {
  return {
    ...withoutLine(cart, line._id),
    lineItems: [...withoutLine(cart, line._id).lineItems, line],
  };
}

/** The cart with more pieces of its lines, and with lines that it does not have yet. */
export function withItems(cart: Cart, lines: readonly LineItem[]): Cart {
  const lineItems = [...cart.lineItems];
  for (const line of lines) {
    const at = lineItems.findIndex(({ _id }) => _id === line._id);
    const known = lineItems[at];
    if (known) lineItems[at] = { ...known, quantity: known.quantity + line.quantity };
    else lineItems.push(line);
  }
  return { ...cart, lineItems };
}

/** A cart that the platform has yet to make. */
export const emptyCart = (currency: string): Cart => ({
  _id: '',
  lineItems: [],
  appliedDiscounts: [],
  currency,
});

/** The cart without its coupon. */
export function withoutCoupon(cart: Cart): Cart {
  return { ...cart, appliedDiscounts: cart.appliedDiscounts.filter(({ coupon }) => !coupon) };
}
