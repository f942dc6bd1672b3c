'use client';

import { createContext, useContext } from 'react';
import type { LazyModule } from '../../utils/lazy-module.ts';
import type { CartDrawerModule } from './cart-drawer-module.ts';

/** Loads the code of the cart's drawer. A host may call it before the drawer is opened. */
export const loadCartDrawer = (): Promise<CartDrawerModule> => import('./CartDrawerPanel.tsx');

/** Shared context of one drawer's components. */
export interface CartDrawerContextValue {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  contentId: string;
  drawerModule: LazyModule<CartDrawerModule>;
}

export const CartDrawerContext = createContext<CartDrawerContextValue | null>(null);

/**
 * Returns the surrounding drawer.
 *
 * @throws {Error} outside a `CartDrawer.Root`.
 */
export function useCartDrawer(): CartDrawerContextValue {
  const state = useContext(CartDrawerContext);
  if (!state) throw new Error('Parts of the cart drawer need a <CartDrawer.Root> above them.');
  return state;
}
