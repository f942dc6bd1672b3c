'use client';

import { createContext, type RefObject, useContext } from 'react';

/** State shared by the components of one cart on the page. What is in it is in the cart's atoms. */
export interface CartContextValue {
  /** The element around all components, searched for problems. */
  root: RefObject<HTMLElement | null>;
  /**
   * Moves the focus to the cart, for a button that disappears when it is pressed. Otherwise the
   * focus would be lost.
   */
  focus: () => void;
}

export const CartContext = createContext<CartContextValue | null>(null);

/**
 * Returns the surrounding cart. `cartAtom`, `cartStateAtom` and `cartLinesAtom` have its data.
 *
 * @example
 * const { focus } = useCartContext();
 * const clear = useSetAtom(clearCartAtom);
 * return <button onClick={() => clear().then(focus)}>Empty the cart</button>;
 * @throws {Error} outside a `Cart.Root`, `CartPage` or `CartDrawer.Content`.
 */
export function useCartContext(): CartContextValue {
  const context = useContext(CartContext);
  if (!context) {
    throw new Error('Components of a cart need a <Cart.Root> above them: wrap them in one.');
  }
  return context;
}
