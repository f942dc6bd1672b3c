import type { Confirmation, Selection, SelectionAdjustment, VariantView } from '@vitrine/atoms';
import type { LineItemInput } from '@vitrine/client/cart';
import type { PreorderInfo, Product, Variant } from '@vitrine/client/catalog';
import { createContext, type RefObject, useContext } from 'react';
import type { PrimaryAction } from './purchase/primary-action.ts';
import type { AddToCartState } from './purchase/use-add-to-cart.ts';
import type { CustomTextsState } from './selection/use-custom-texts.ts';

/** What a buyer would like to be told about when it is back. */
export interface OutOfStockSelection {
  product: Product;
  /** The combination, unless the product has none. */
  variant: Variant | undefined;
  selection: Selection;
}

/** What the parts of one product on the page share. */
export interface ProductContextValue {
  root: RefObject<HTMLElement | null>;
  product: Product;
  view: VariantView;
  adjustments: readonly SelectionAdjustment[];
  choose: (option: string, description: string | null) => void;
  /** A pointer or the focus is near a value: what it leads to is asked ahead. */
  prefetch: (option: string, description: string) => Promise<void>;
  /** Whether what is shown is the platform's word. */
  confirmation: Confirmation;
  /** Asks the platform again. */
  confirm: () => Promise<void>;
  /** The combination that the product opened with. */
  defaultSelection: Selection;
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** The most that can be had at once, where it is known. */
  maxQuantity: number | undefined;
  texts: CustomTextsState;
  preorder: PreorderInfo | undefined;
  action: PrimaryAction;
  addition: AddToCartState;
  /** What would come into the cart, as far as it is chosen. */
  item: LineItemInput;
  /** The same once nothing is missing any more; else it leads to what is, and gives nothing. */
  validateSelection: () => LineItemInput | undefined;
  /** Does what the main action says. */
  runPrimaryAction: () => void;
  onNotifyMe: ((missed: OutOfStockSelection) => void) | undefined;
  lowStockThreshold: number | undefined;
}

export const ProductContext = createContext<ProductContextValue | null>(null);

/**
 * The product around a part.
 *
 * @throws {Error} outside a `Product.Root`.
 */
export function useProductContext(): ProductContextValue {
  const place = useContext(ProductContext);
  if (!place) {
    throw new Error('Parts of a product need a <Product.Root> above them: wrap them in one.');
  }
  return place;
}
