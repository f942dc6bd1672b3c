import {
  type Confirmation,
  createVariantSelection,
  type LocationPort,
  type Selection,
  type SelectionAdjustment,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStorefront,
  type VariantSelection,
  type VariantView,
} from '@vitrine/atoms';
import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { useEffect, useMemo, useRef } from 'react';

export interface SelectionOptions {
  product: Product;
  variants?: readonly Variant[];
  storeVariants?: readonly StoreVariant[];
  initial: Selection;
  lowStockThreshold?: number;
  location?: LocationPort;
}

/** What is chosen of a product, what that leads to, and how to choose. */
export interface ProductSelection {
  view: VariantView;
  adjustments: readonly SelectionAdjustment[];
  choose: (option: string, description: string | null) => void;
  /** Whether what is shown is the platform's word. */
  confirmation: Confirmation;
  /** Asks the platform again. */
  confirm: () => Promise<void>;
  /** Asks ahead what a value leads to. */
  prefetch: (option: string, description: string) => Promise<void>;
}

/**
 * The selection of one view of a product. When the product is read again, with other stock or
 * prices, what was chosen stays, and so does what was said of it.
 */
export function useSelection({
  product,
  variants,
  storeVariants,
  initial,
  lowStockThreshold,
  location,
}: SelectionOptions): ProductSelection {
  const { store } = useStorefront();
  const before = useRef<{ productId: string; selection: VariantSelection }>(undefined);
  const start = useRef(initial);
  const { _id: productId } = product;
  const selection = useMemo(() => {
    const last = before.current?.productId === productId ? before.current.selection : undefined;
    return createVariantSelection(product, variants, {
      // Not as it was rendered last: a choice may have been made since.
      initial: last ? store.get(last.selectionAtom) : start.current,
      told: last && store.get(last.adjustmentsAtom),
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
    view,
    confirmation,
    confirm,
    prefetch: useSetAtom(selection.prefetchAtom),
    adjustments: useAtomValue(selection.adjustmentsAtom),
    choose: useSetAtom(selection.chooseAtom),
  };
}
