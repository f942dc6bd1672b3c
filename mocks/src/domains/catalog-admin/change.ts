import { derive } from '../../fixtures/shop/derive.ts';
import type { Collection, Product } from '../../fixtures/shop/shop.ts';
import { missing } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { noticeStock } from '../back-in-stock/notify.ts';
import { productById } from '../catalog/state.ts';
import { announceProductChanged } from './announcements.ts';

/** Returns the product with this id, also a hidden one; a 404 if there is none. */
export function productToChange(context: PlatformContext, id: string): Product {
  const product = productById(context, id);
  if (product) return product;
  throw missing('PRODUCT_NOT_FOUND', `There is no product ${id}.`);
}

/** Returns the collection with this id, also a hidden one; a 404 if there is none. */
export function collectionToChange({ shop }: PlatformContext, id: string): Collection {
  const collection = shop.collections.find((one) => one.id === id);
  if (collection) return collection;
  throw missing('COLLECTION_NOT_FOUND', `There is no collection ${id}.`);
}

/**
 * Changes a product completely or, if the change is rejected, not at all. Derived fields are
 * recalculated. Those of the fields that have changed are announced.
 *
 * @returns whether anything has changed.
 */
export function changeProduct(
  context: PlatformContext,
  product: Product,
  fields: readonly (keyof Product)[],
  change: (draft: Product) => void,
): boolean {
  const draft = structuredClone(product);
  change(draft);
  derive(draft, context.shop.language);
  const changedFields = fields.filter(
    (field) => JSON.stringify(product[field]) !== JSON.stringify(draft[field]),
  );
  if (changedFields.length === 0) return false;
  draft.lastUpdated = context.timestamp();
  Object.assign(product, draft);
  announceProductChanged(context, product, changedFields);
  noticeStock(context, product);
  return true;
}
