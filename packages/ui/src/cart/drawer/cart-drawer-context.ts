import { createContext, useContext } from 'react';
import type { LazyModule } from '../../utils/lazy-module.ts';

/** The code of a drawer's inside, by anyone who loads it. */
export type CartDrawerModule = typeof import('./CartDrawerPanel.tsx');

/** Loads the inside of the cart's drawer: ahead of any press, where a host wants it sooner. */
export const loadCartDrawer = (): Promise<CartDrawerModule> => import('./CartDrawerPanel.tsx');

/** What the parts of one drawer share. */
export interface CartDrawerContextValue {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  contentId: string;
  drawerModule: LazyModule<CartDrawerModule>;
}

export const CartDrawerContext = createContext<CartDrawerContextValue | null>(null);

/**
 * The drawer around a part.
 *
 * @throws {Error} outside a `CartDrawer.Root`.
 */
export function useCartDrawer(): CartDrawerContextValue {
  const state = useContext(CartDrawerContext);
  if (!state) throw new Error('Parts of the cart drawer need a <CartDrawer.Root> above them.');
  return state;
}
