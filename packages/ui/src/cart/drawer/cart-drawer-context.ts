'use client';

import { createContext, useContext } from 'react';
import type { LazyModule } from '../../utils/lazy-module.ts';
import type { CartDrawerModule } from './cart-drawer-module.ts';

/** Loads the code of the cart's drawer. A host may call it before the drawer is opened. */
export const loadCartDrawer = (): Promise<CartDrawerModule> => import('./CartDrawerPanel.tsx');

/** The state of one drawer, and the functions that open and close it. */
export interface CartDrawerContextValue {
  /** Whether the drawer is open, also while its content is loading. */
  isOpen: boolean;
  /** Opens the drawer; its content loads if it has not been loaded yet. */
  open: () => void;
  /** Closes the drawer. The focus returns to where it was before. */
  close: () => void;
  /** Loads the content of the drawer, for example when a pointer comes near a button. */
  preload: () => void;
}

export const CartDrawerContext = createContext<CartDrawerContextValue | null>(null);

/** What trigger and content share. Not for hosts. */
interface CartDrawerContentContextValue {
  contentId: string;
  drawerModule: LazyModule<CartDrawerModule>;
}

export const CartDrawerContentContext = createContext<CartDrawerContentContextValue | null>(null);

const createMissingRootError = () =>
  new Error('Components of the cart drawer need a <CartDrawer.Root> above them: wrap them in one.');

/**
 * Returns the surrounding drawer, to open and close the cart from code.
 *
 * @example
 * const { open } = useCartDrawer();
 * return <ProductDetail slug={slug} onAdded={() => open()} />;
 * @throws {Error} outside a `CartDrawer.Root`.
 */
export function useCartDrawer(): CartDrawerContextValue {
  const drawer = useContext(CartDrawerContext);
  if (!drawer) throw createMissingRootError();
  return drawer;
}

/** @throws {Error} outside a `CartDrawer.Root`. */
export function useCartDrawerContent(): CartDrawerContentContextValue {
  const content = useContext(CartDrawerContentContext);
  if (!content) throw createMissingRootError();
  return content;
}
