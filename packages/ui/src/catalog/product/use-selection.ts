import {
  createVariantSelection,
  type Repair,
  type Selection,
  useAtomValue,
  useSetAtom,
  type VariantView,
} from '@vitrine/atoms';
import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { useEffect, useMemo, useRef } from 'react';

export interface SelectionOptions {
  product: Product;
  variants?: readonly Variant[];
  storeVariants?: readonly StoreVariant[];
  initial: Selection;
}

/** What is chosen of a product, what that leads to, and how to choose. */
export interface ProductSelection {
  view: VariantView;
  repairs: readonly Repair[];
  choose: (option: string, description: string | null) => void;
}

/**
 * The selection of one view of a product. When the product is read anew, with other stock or
 * prices, what was chosen stays.
 */
export function useSelection({
  product,
  variants,
  storeVariants,
  initial,
}: SelectionOptions): ProductSelection {
  const kept = useRef<{ productId: string; selection: Selection }>(undefined);
  const start = useRef(initial);
  const { _id: productId } = product;
  const selection = useMemo(() => {
    const isSame = kept.current?.productId === productId;
    return createVariantSelection(product, variants, {
      initial: isSame ? kept.current?.selection : start.current,
      storeVariants,
    });
  }, [product, productId, variants, storeVariants]);
  const view = useAtomValue(selection.viewAtom);
  useEffect(() => {
    kept.current = { productId, selection: view.selection };
  }, [productId, view.selection]);
  return {
    view,
    repairs: useAtomValue(selection.repairsAtom),
    choose: useSetAtom(selection.chooseAtom),
  };
}
