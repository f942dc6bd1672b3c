import type { Cart, LineItem } from '@vitrine/client/cart';

/**
 * How the cart looks before the server has answered. Quantities and lines change; amounts stay
 * those of the server, for nothing is computed with money here.
 */

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

/** The cart without its coupon. */
export function withoutCoupon(cart: Cart): Cart {
  return { ...cart, appliedDiscounts: cart.appliedDiscounts.filter(({ coupon }) => !coupon) };
}
