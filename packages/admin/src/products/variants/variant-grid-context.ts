'use client';

import type { GridSchema, VariantGrid, VariantGridAction } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { createContext, type RefObject, useContext } from 'react';

/** Shared context of one grid's components. It never changes, so that no row renders because of it. */
export interface VariantGridContextValue {
  grid: VariantGrid;
  schema: GridSchema;
  product: Product;
  act: (action: VariantGridAction) => void;
  /** Widths of the columns, for CSS. */
  columns: string;
  /** The choices of each variant, by its ID. */
  labels: ReadonlyMap<string, string>;
  /**
   * Whether the focus is in the grid. Where the row of the focused cell leaves the page, the document no
   * longer tells.
   */
  hasFocus: RefObject<boolean>;
  /** The element that contains the cells. */
  root: RefObject<HTMLDivElement | null>;
}

export const VariantGridContext = createContext<VariantGridContextValue | null>(null);

/** @throws {Error} outside a `VariantGrid`. */
export function useVariantGridContext(): VariantGridContextValue {
  const value = useContext(VariantGridContext);
  if (!value) throw new Error('This component belongs in a <VariantGrid>.');
  return value;
}
