'use client';

import {
  type Confirmation,
  createVariantSelection,
  type LocationPort,
  type PrimaryAction,
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

/** The selection of a product, its result, and its actions. */
export interface ProductSelection {
  view: VariantView;
  action: PrimaryAction;
  adjustments: readonly SelectionAdjustment[];
  choose: (option: string, description: string | null) => void;
  /** Whether the shown state is confirmed by the platform. */
  confirmation: Confirmation;
  /** Requests the confirmation again. */
  confirm: () => Promise<void>;
  /** Prefetches the result of a value. */
  prefetch: (option: string, description: string) => Promise<void>;
}

/**
 * The selection in one view of a product. When the product is refetched, with other stock or
 * prices, the selection and its adjustments are preserved.
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
    view,
    action: useAtomValue(selection.primaryActionAtom),
    confirmation,
    confirm,
    prefetch: useSetAtom(selection.prefetchAtom),
    adjustments: useAtomValue(selection.adjustmentsAtom),
    choose: useSetAtom(selection.chooseAtom),
  };
}
