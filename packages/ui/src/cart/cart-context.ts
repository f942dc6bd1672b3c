import { createContext, type RefObject, useContext } from 'react';

/** What the parts of one cart on the page share. */
export interface CartContextValue {
  /** The element around all parts, in which a problem is looked for. */
  root: RefObject<HTMLElement | null>;
}

export const CartContext = createContext<CartContextValue | null>(null);

/**
 * The cart around a part.
 *
 * @throws {Error} outside a `Cart.Root`.
 */
export function useCartContext(): CartContextValue {
  const place = useContext(CartContext);
  if (!place) throw new Error('Parts of a cart need a <Cart.Root> above them: wrap them in one.');
  return place;
}
