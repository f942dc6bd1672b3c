import type { Product } from '@vitrine/client/catalog';
import {
  createProduct,
  deleteProduct,
  deleteProductOptions,
  type NewProduct,
  type ProductChanges,
  removeBrand,
  removeRibbon,
  updateProduct,
} from '@vitrine/client/catalog-admin';
import { mutationAtom } from '../query/mutation-atom.ts';
import { catalogReaderKeys } from './keys.ts';
import { productPatches, withoutBrand, withoutRibbon } from './product-patches.ts';

/** Creates a product; its data is the product. See docs/reference/catalog-admin.mdx. */
export const createProductAtom = mutationAtom<NewProduct, Product>({
  mutationFn: async (product, { client }) => (await createProduct(client, product)).product,
  invalidates: catalogReaderKeys,
});

/** A product, and what to change about it. */
export interface ProductUpdate {
  /** `_id` of the product. */
  productId: string;
  /** The changed fields; the others stay. */
  product: ProductChanges;
}

/**
 * Updates the given fields of a product; its data is the product. See
 * docs/reference/catalog-admin.mdx.
 */
export const updateProductAtom = mutationAtom<ProductUpdate, Product>({
  mutationFn: async ({ productId, product }, { client }) =>
    (await updateProduct(client, productId, product)).product,
  invalidates: catalogReaderKeys,
});

/** Deletes a product by its id, immediately on the page. See docs/reference/catalog-admin.mdx. */
export const deleteProductAtom = mutationAtom<string, void>({
  mutationFn: (productId, { client }) => deleteProduct(client, productId),
  optimistic: (productId) => productPatches([productId], () => null),
  invalidates: catalogReaderKeys,
});

/** Deletes all options of a product by its id; only where variants are not managed. See docs/reference/catalog-admin.mdx. */
export const deleteProductOptionsAtom = mutationAtom<string, void>({
  mutationFn: (productId, { client }) => deleteProductOptions(client, productId),
  invalidates: catalogReaderKeys,
});

/**
 * Removes the brand of a product by its id, immediately on the page. See
 * docs/reference/catalog-admin.mdx.
 */
export const removeBrandAtom = mutationAtom<string, void>({
  mutationFn: (productId, { client }) => removeBrand(client, productId),
  optimistic: (productId) => productPatches([productId], withoutBrand),
  invalidates: catalogReaderKeys,
});

/**
 * Removes the ribbon of a product by its id, immediately on the page. See
 * docs/reference/catalog-admin.mdx.
 */
export const removeRibbonAtom = mutationAtom<string, void>({
  mutationFn: (productId, { client }) => removeRibbon(client, productId),
  optimistic: (productId) => productPatches([productId], withoutRibbon),
  invalidates: catalogReaderKeys,
});
