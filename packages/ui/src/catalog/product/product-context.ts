'use client';

import type {
  Confirmation,
  PrimaryAction,
  Selection,
  SelectionAdjustment,
  VariantView,
} from '@vitrine/atoms';
import type { LineItemInput } from '@vitrine/client/cart';
import type { PreorderInfo, Product, Variant } from '@vitrine/client/catalog';
import { createContext, type RefObject, useContext } from 'react';
import type { AddToCartState } from './purchase/use-add-to-cart.ts';
import type { CustomTextsState } from './selection/use-custom-texts.ts';

/** The item of a back-in-stock request. */
export interface OutOfStockSelection {
  product: Product;
  /** The combination, unless the product has none. */
  variant: Variant | undefined;
  selection: Selection;
}

/** Shared context of one product's components. */
export interface ProductContextValue {
  root: RefObject<HTMLElement | null>;
  product: Product;
  view: VariantView;
  adjustments: readonly SelectionAdjustment[];
  choose: (option: string, description: string | null) => void;
  /** Prefetches the result of a value when a pointer or the focus is near it. */
  prefetch: (option: string, description: string) => Promise<void>;
  /** Whether the shown state is confirmed by the platform. */
  confirmation: Confirmation;
  /** Requests the confirmation again. */
  confirm: () => Promise<void>;
  /** The combination that the product opened with. */
  defaultSelection: Selection;
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Maximum quantity per purchase, if it is known. */
  maxQuantity: number | undefined;
  texts: CustomTextsState;
  preorder: PreorderInfo | undefined;
  action: PrimaryAction;
  addition: AddToCartState;
  /** The line to add to the cart, as far as it is chosen. */
  item: LineItemInput;
  /** Returns the complete line; otherwise focuses the missing choice and returns nothing. */
  validateSelection: () => LineItemInput | undefined;
  /** Runs the main action. */
  runPrimaryAction: () => void;
  onNotifyMe: ((missed: OutOfStockSelection) => void) | undefined;
  lowStockThreshold: number | undefined;
}

export const ProductContext = createContext<ProductContextValue | null>(null);

/**
 * Returns the surrounding product.
 *
 * @throws {Error} outside a `Product.Root`.
 */
export function useProductContext(): ProductContextValue {
  const context = useContext(ProductContext);
  if (!context) {
    throw new Error('Components of a product need a <Product.Root> above them: wrap them in one.');
  }
  return context;
}
