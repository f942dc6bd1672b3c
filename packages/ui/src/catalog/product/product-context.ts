'use client';

import type { Selection } from '@vitrine/atoms';
import type { LineItemInput } from '@vitrine/client/cart';
import type { PreorderInfo, Product, Variant } from '@vitrine/client/catalog';
import { createContext, type RefObject, useContext } from 'react';
import type { AddToCartState } from './purchase/use-add-to-cart.ts';
import type { PurchaseOptionsState } from './purchase/use-purchase-options.ts';
import type { GiftCardFields } from './selection/gift-card-fields.ts';
import type { CustomTextsState } from './selection/use-custom-texts.ts';
import type { ProductSelection } from './selection/use-product-selection.ts';

/** The item of a back-in-stock request. */
export interface OutOfStockSelection {
  /** The product, as the client returns it. */
  product: Product;
  /** The combination, unless the product has none. */
  variant: Variant | undefined;
  /** Descriptions of the chosen values, by the names of the options. */
  selection: Selection;
}

/** State shared by the components of one product: its selection, quantity, texts and main action. */
export interface ProductContextValue extends ProductSelection {
  /** The element around all components. */
  root: RefObject<HTMLElement | null>;
  /** Number of pieces to add to the cart. */
  quantity: number;
  /** Sets the number of pieces, from 1. Anything else, such as `NaN` of an empty field, changes nothing. */
  setQuantity: (quantity: number) => void;
  /** Maximum quantity per purchase, if it is known. */
  maxQuantity: number | undefined;
  /** How it can be bought, once or with a subscription, and what is chosen. */
  purchaseOptions: PurchaseOptionsState;
  /** The buyer's texts, such as for a card. */
  customTexts: CustomTextsState;
  /** Titles of the custom texts of a gift card; undefined for other products. */
  giftCardFields: GiftCardFields | undefined;
  /** Preorder information of the variant; undefined if it has none. */
  preorderInfo: PreorderInfo | undefined;
  /** The last addition to the cart: its state and its problem. */
  addition: AddToCartState;
  /** The line to add to the cart, as far as it is chosen. */
  lineItem: LineItemInput;
  /** Returns the complete line; otherwise focuses the missing choice and returns nothing. */
  validateSelection: () => LineItemInput | undefined;
  /** Adds the item, requests a notification, or focuses the missing choice. */
  runPrimaryAction: () => void;
  /** Requests a notification about a sold-out item; undefined if the host takes none. */
  onNotifyMe: ((missed: OutOfStockSelection) => void) | undefined;
  /** Quantity up to which “only n left” shows. */
  lowStockThreshold: number | undefined;
}

export const ProductContext = createContext<ProductContextValue | null>(null);

/**
 * Returns the surrounding product, for a component of the host's own. `usePrimaryAction` has its main
 * action as a button shows it.
 *
 * @example
 * const { view, quantity, setQuantity, maxQuantity } = useProductContext();
 * return <input type="range" min={1} max={maxQuantity} value={quantity}
 *   onChange={(event) => setQuantity(event.target.valueAsNumber)} />;
 * @throws {Error} outside a `Product.Root`.
 */
export function useProductContext(): ProductContextValue {
  const context = useContext(ProductContext);
  if (!context) {
    throw new Error('Components of a product need a <Product.Root> above them: wrap them in one.');
  }
  return context;
}
