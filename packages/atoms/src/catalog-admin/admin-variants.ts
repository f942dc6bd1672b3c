import type { Variant } from '@vitrine/client/catalog';
import {
  type BulkProductsResponse,
  bulkAdjustProductProperty,
  bulkUpdateProductsProperty,
  type ProductPropertyAdjustment,
  type ProductPropertyValue,
  resetAllProductVariantData,
  updateProductVariants,
  type VariantOverride,
} from '@vitrine/client/catalog-admin';
import { ownerPortAtom } from '../owner-port-atom.ts';
import type { StockChange, StockResult } from '../ports.ts';
import { mutationAtom } from '../query/mutation-atom.ts';
import { catalogReaderKeys } from './keys.ts';

/** A product, and what some of its variants should have. */
export interface VariantsUpdate {
  /** `_id` of the product. */
  productId: string;
  /** Each for one or several variants; values that are left out stay. */
  variants: VariantOverride[];
}

/** Changes variants of a product; its data is all of them. See docs/reference/catalog-admin.mdx. */
export const updateProductVariantsAtom = mutationAtom<VariantsUpdate, Variant[]>({
  mutationFn: async ({ productId, variants }, { client }) =>
    (await updateProductVariants(client, productId, variants)).variants,
  invalidates: catalogReaderKeys,
});

/** The port of stock; null if the host has left it out. */
export const stockPortAtom = ownerPortAtom('stock');

/** A product, and the new stock of some of its variants. */
export interface StockUpdate {
  /** `_id` of the product. */
  productId: string;
  /** One for each variant; the stock of other variants stays. */
  changes: readonly StockChange[];
}

/**
 * Sets the stock of variants of a product; its data says whether the host has accepted it. Needs a
 * `StockPort`, or else it rejects with a `TypeError`.
 */
export const setStockAtom = mutationAtom<StockUpdate, StockResult>({
  mutationFn: async (request, { client, get }) => {
    const port = get(stockPortAtom);
    if (port) return port.setStock(request, { client });
    throw new TypeError('There is no StockPort: pass "stock" to createStorefront.');
  },
  invalidates: catalogReaderKeys,
});

/**
 * Resets all variants of a product, by its id, to the product's own data. See
 * docs/reference/catalog-admin.mdx.
 */
export const resetAllProductVariantDataAtom = mutationAtom<string, void>({
  mutationFn: (productId, { client }) => resetAllProductVariantData(client, productId),
  invalidates: catalogReaderKeys,
});

/** Products, and the one property that all of them should have. */
export interface ProductsUpdate {
  /** `_id` of each product. */
  productIds: string[];
  /** The property and its new value. */
  set: ProductPropertyValue;
}

/**
 * Sets one property of many products; its data has the outcome of each. See
 * docs/reference/catalog-admin.mdx.
 */
export const bulkUpdateProductsPropertyAtom = mutationAtom<ProductsUpdate, BulkProductsResponse>({
  mutationFn: ({ productIds, set }, { client }) =>
    bulkUpdateProductsProperty(client, productIds, set),
  invalidates: catalogReaderKeys,
});

/** Products, and the adjustment of one of their numbers. */
export interface ProductsAdjustment {
  /** `_id` of each product. */
  productIds: string[];
  /** The number to adjust, and by how much. */
  adjust: ProductPropertyAdjustment;
}

/**
 * Adjusts one number of many products; its data has the outcome of each. See
 * docs/reference/catalog-admin.mdx.
 */
export const bulkAdjustProductPropertyAtom = mutationAtom<ProductsAdjustment, BulkProductsResponse>(
  {
    mutationFn: ({ productIds, adjust }, { client }) =>
      bulkAdjustProductProperty(client, adjust, productIds),
    invalidates: catalogReaderKeys,
  },
);
