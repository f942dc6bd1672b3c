'use client';

import { createContext, type RefObject, useContext } from 'react';

/** Shared context of one cart's components. */
export interface CartContextValue {
  /** The element around all components, searched for problems. */
  root: RefObject<HTMLElement | null>;
}

export const CartContext = createContext<CartContextValue | null>(null);

/**
 * Returns the surrounding cart.
 *
 * @throws {Error} outside a `Cart.Root`.
 */
export function useCartContext(): CartContextValue {
  const context = useContext(CartContext);
  if (!context) throw new Error('Parts of a cart need a <Cart.Root> above them: wrap them in one.');
  return context;
}
