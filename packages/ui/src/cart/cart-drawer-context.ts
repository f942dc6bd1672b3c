import { createContext, useContext } from 'react';
import type { Late } from '../lib/late.ts';

/** The code of a drawer's inside, by whoever loads it. */
export type CartDrawerCode = typeof import('./CartDrawerInside.tsx');

/** Loads the inside of the cart's drawer: ahead of any press, where a host wants it sooner. */
export const loadCartDrawer = (): Promise<CartDrawerCode> => import('./CartDrawerInside.tsx');

/** What the parts of one drawer share. */
export interface CartDrawerState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  contentId: string;
  inside: Late<CartDrawerCode>;
}

export const CartDrawerContext = createContext<CartDrawerState | null>(null);

/**
 * The drawer around a part.
 *
 * @throws {Error} outside a `CartDrawer.Root`.
 */
export function useCartDrawer(): CartDrawerState {
  const state = useContext(CartDrawerContext);
  if (!state) throw new Error('Parts of the cart drawer need a <CartDrawer.Root> above them.');
  return state;
}
