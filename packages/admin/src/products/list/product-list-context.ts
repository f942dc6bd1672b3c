'use client';

import type { ProductAdminList, RowSelectionAtom } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { HeadingLevel } from '@vitrine/ui';
import { createContext, type RefObject, useContext } from 'react';
import type { ProductActions } from './use-product-actions.ts';

/** ID of a column of the list. */
export type ProductColumn =
  | ('product' | 'stock' | 'price' | 'discount' | 'variants' | 'visible')
  | ('brand' | 'sku' | 'ribbon' | 'updated');

/** Returns what identifies a product in its list. */
export const getProductId = ({ _id }: Product): string => _id;

/** Shared context of one list's components. */
export interface ProductListContextValue {
  list: ProductAdminList;
  selectionAtom: RowSelectionAtom<Product>;
  actions: ProductActions;
  /** ID of the product in the inspector. */
  inspected: string | undefined;
  /** Opens the inspector for a product, or closes it. */
  inspect: (productId: string | undefined) => void;
  /** The element that contains the rows. */
  rows: RefObject<HTMLTableSectionElement | null>;
  /** Opens the page that changes the prices of products. */
  onChangePrices: ((products: readonly Product[]) => void) | undefined;
  /** The element that contains the action bar. */
  bar: RefObject<HTMLDivElement | null>;
  /** Heading level below the title. */
  level: HeadingLevel;
}

export const ProductListContext = createContext<ProductListContextValue | null>(null);

/** @throws {Error} outside a `ProductAdminList`. */
export function useProductListContext(): ProductListContextValue {
  const value = useContext(ProductListContext);
  if (!value) throw new Error('This component belongs in a <ProductAdminList>.');
  return value;
}
