import {
  type Confirmation,
  createVariantSelection,
  type LocationPort,
  type Repair,
  type Selection,
  useAtom,
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
  few?: number;
  location?: LocationPort;
}

/** What is chosen of a product, what that leads to, and how to choose. */
export interface ProductSelection {
  view: VariantView;
  repairs: readonly Repair[];
  choose: (option: string, description: string | null) => void;
  /** Whether what is shown is the platform's word. */
  confirmation: Confirmation;
  /** Asks the platform again. */
  confirm: () => Promise<void>;
  /** Asks ahead what a value leads to. */
  prefetch: (option: string, description: string) => Promise<void>;
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
  few,
  location,
}: SelectionOptions): ProductSelection {
  const kept = useRef<{ productId: string; selection: Selection }>(undefined);
  const start = useRef(initial);
  const { _id: productId } = product;
  const selection = useMemo(() => {
    const isSame = kept.current?.productId === productId;
    return createVariantSelection(product, variants, {
      initial: isSame ? kept.current?.selection : start.current,
      storeVariants,
      few,
      location,
    });
  }, [product, productId, variants, storeVariants, few, location]);
  const view = useAtomValue(selection.viewAtom);
  useEffect(() => {
    kept.current = { productId, selection: view.selection };
  }, [productId, view.selection]);
  const [confirmation, confirm] = useAtom(selection.confirmationAtom);
  return {
    view,
    confirmation,
    confirm,
    prefetch: useSetAtom(selection.prefetchAtom),
    repairs: useAtomValue(selection.repairsAtom),
    choose: useSetAtom(selection.chooseAtom),
  };
}
