import type { Product } from '../../fixtures/shop/shop.ts';
import { defineDomain, type Incoming, pathValue } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import type { JsonObject } from '../../platform/requests/fields.ts';
import { changeInBulk, readAdjust, readSet } from './bulk.ts';
import { changeProduct, productToChange } from './change.ts';
import {
  changeMembership,
  createCollection,
  deleteCollection,
  updateCollection,
} from './collections.ts';
import { addMedia, addMediaToChoices, removeMedia, removeMediaFromChoices } from './media.ts';
import { deleteOptions } from './options.ts';
import { createProduct, deleteProduct, updateProduct } from './products.ts';
import { setBrand, setRibbon } from './properties.ts';
import { resetVariants, updateVariants } from './variants.ts';

/** A response about the entity whose id is in the path. */
const ofId =
  (respond: (context: PlatformContext, id: string, body: JsonObject) => unknown) =>
  (incoming: Incoming) =>
    respond(incoming.context, pathValue(incoming, 'id'), incoming.body);

/** A change of one product's field, with an empty response. */
const changing = (
  field: keyof Product,
  change: (draft: Product, context: PlatformContext) => void,
) =>
  ofId((context, id) => {
    const product = productToChange(context, id);
    changeProduct(context, product, [field], (draft) => change(draft, context));
    return {};
  });

/**
 * The write endpoints of the catalog. Changes are immediately visible to the read endpoints. See
 * docs/reference/catalog-admin.mdx.
 */
export const catalogAdmin = defineDomain('catalog-admin', '/stores', {
  createProduct: {
    method: 'POST',
    path: '/v1/products',
    respond: ({ context, body }) => createProduct(context, body),
  },
  updateProduct: { method: 'PATCH', path: '/v1/products/:id', respond: ofId(updateProduct) },
  deleteProduct: { method: 'DELETE', path: '/v1/products/:id', respond: ofId(deleteProduct) },
  updateProductVariants: {
    method: 'PATCH',
    path: '/v1/products/:id/variants',
    respond: ofId(updateVariants),
  },
  resetAllProductVariantData: {
    method: 'POST',
    path: '/v1/products/:id/variants/resetToDefault',
    respond: ofId(resetVariants),
  },
  addProductMedia: {
    method: 'POST',
    path: '/v1/products/:id/media',
    respond: ofId(addMedia),
  },
  removeProductMedia: {
    method: 'POST',
    path: '/v1/products/:id/media/delete',
    respond: ofId(removeMedia),
  },
  addProductMediaToChoices: {
    method: 'PATCH',
    path: '/v1/products/:id/choices/media',
    respond: ofId(addMediaToChoices),
  },
  removeProductMediaFromChoices: {
    method: 'POST',
    path: '/v1/products/:id/choices/media/delete',
    respond: ofId(removeMediaFromChoices),
  },
  deleteProductOptions: {
    method: 'DELETE',
    path: '/v1/products/:id/options',
    respond: changing('productOptions', (draft, context) => deleteOptions(context, draft)),
  },
  removeBrand: {
    method: 'POST',
    path: '/v1/products/:id/remove-brand',
    respond: changing('brand', (draft) => setBrand(draft, undefined)),
  },
  removeRibbon: {
    method: 'POST',
    path: '/v1/products/:id/remove-ribbon',
    respond: changing('ribbon', (draft) => setRibbon(draft, undefined)),
  },
  createCollection: {
    method: 'POST',
    path: '/v1/collections',
    respond: ({ context, body }) => createCollection(context, body),
  },
  updateCollection: {
    method: 'PATCH',
    path: '/v1/collections/:id',
    respond: ofId(updateCollection),
  },
  deleteCollection: {
    method: 'DELETE',
    path: '/v1/collections/:id',
    respond: ofId(deleteCollection),
  },
  addProductsToCollection: {
    method: 'POST',
    path: '/v1/collections/:id/productIds',
    respond: ofId((context, id, body) => changeMembership(context, id, body, true)),
  },
  removeProductsFromCollection: {
    method: 'POST',
    path: '/v1/collections/:id/productIds/delete',
    respond: ofId((context, id, body) => changeMembership(context, id, body, false)),
  },
  bulkUpdateProductsProperty: {
    method: 'POST',
    path: '/v1/bulk/products/update',
    respond: ({ context, body }) => changeInBulk(context, body, readSet(body)),
  },
  bulkAdjustProductProperty: {
    method: 'POST',
    path: '/v1/bulk/products/adjust-properties',
    respond: ({ context, body }) => changeInBulk(context, body, readAdjust(body)),
  },
});
