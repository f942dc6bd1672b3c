'use client';

import {
  type Confirmation,
  catalogAppIdAtom,
  createVariantSelection,
  type LineItemRequest,
  type LocationPort,
  type PrimaryAction,
  type Selection,
  type SelectionAdjustment,
  toLineItem,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStorefront,
  type VariantSelection,
  type VariantView,
} from '@vitrine/atoms';
import type { LineItemInput } from '@vitrine/client/cart';
import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNormalizedProduct } from '../use-normalized-product.ts';
import { getDefaultSelection, pickOffered } from './default-selection.ts';

export interface ProductSelectionOptions {
  /** All variants, if the product's own list is incomplete. */
  variants?: readonly Variant[] | undefined;
  /** Provide the preorder information of variants. */
  storeVariants?: readonly StoreVariant[] | undefined;
  /**
   * Initial selection, for example from the page's URL. By default the first variant in stock with
   * the price of the product's card, otherwise the first in stock, otherwise the first.
   */
  initialSelection?: Selection | undefined;
  /** The selection in the page's URL; it takes precedence over `initialSelection`. */
  location?: LocationPort | undefined;
  /** Threshold of low stock. Default 3. */
  lowStockThreshold?: number | undefined;
}

/** The selection of a product, its result, and its actions. */
export interface ProductSelection {
  /** The product with all its lists and a name, even if the platform omitted them. */
  product: Product;
  /** The options with the state of each choice, the variant, its price, stock and images. */
  view: VariantView;
  /** What the main button does next: select, add, preorder or notify. */
  action: PrimaryAction;
  /** Choices that the last choice changed elsewhere. */
  adjustments: readonly SelectionAdjustment[];
  /** Chooses a value of an option by its text, or none. */
  choose: (option: string, description: string | null) => void;
  /** Whether the shown state is confirmed by the platform. */
  confirmation: Confirmation;
  /** Requests the confirmation again. */
  confirm: () => Promise<void>;
  /** Prefetches the result of a value when a pointer or the focus is near it. */
  prefetch: (option: string, description: string) => Promise<void>;
  /** The selection that the product opens with. */
  defaultSelection: Selection;
  /** Returns the cart line of the selection; by default one piece without texts and subscription. */
  getLineItem: (
    request?: Pick<LineItemRequest, 'quantity' | 'texts' | 'subscriptionOptionInfo'>,
  ) => LineItemInput;
}

/**
 * Returns the selection of a product, for a product view without `Product.Root`. When the product is
 * refetched, with other stock or prices, the selection and its adjustments are preserved.
 *
 * @example
 * const { view, action, choose, getLineItem } = useProductSelection(product);
 * const { state, add } = useAddToCart();
 * return (
 *   <>
 *     <VariantPicker.Root options={view.options} selection={view.selection} onSelect={choose} />
 *     <button disabled={action.kind !== 'add'} onClick={() => void add(getLineItem())}>{state}</button>
 *   </>
 * );
 */
export function useProductSelection(
  given: Product,
  {
    variants,
    storeVariants,
    initialSelection,
    lowStockThreshold,
    location,
  }: ProductSelectionOptions = {},
): ProductSelection {
  const product = useNormalizedProduct(given);
  const appId = useAtomValue(catalogAppIdAtom);
  const { store } = useStorefront();
  const [defaultSelection] = useState(() => pickOffered(product, getDefaultSelection(product)));
  const before = useRef<{ productId: string; selection: VariantSelection }>(undefined);
  const start = useRef(initialSelection ?? defaultSelection);
  const { _id: productId } = product;
  const selection = useMemo(() => {
    const last = before.current?.productId === productId ? before.current.selection : undefined;
    return createVariantSelection(product, variants, {
      // Read from the store, because a choice may have been made since the last rendering.
      initial: last ? store.get(last.selectionAtom) : start.current,
      previousAdjustments: last && store.get(last.adjustmentsAtom),
      storeVariants,
      lowStockThreshold,
      location,
    });
  }, [store, product, productId, variants, storeVariants, lowStockThreshold, location]);
  useEffect(() => {
    before.current = { productId, selection };
  }, [productId, selection]);
  const view = useAtomValue(selection.viewAtom);
  const [confirmation, confirm] = useAtom(selection.confirmationAtom);
  return {
    product,
    defaultSelection,
    getLineItem: (request) => toLineItem(product, { ...request, view, appId }),
    view,
    action: useAtomValue(selection.primaryActionAtom),
    confirmation,
    confirm,
    prefetch: useSetAtom(selection.prefetchAtom),
    adjustments: useAtomValue(selection.adjustmentsAtom),
    choose: useSetAtom(selection.chooseAtom),
  };
}
