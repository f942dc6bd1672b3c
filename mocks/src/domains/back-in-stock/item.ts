import type { Product, Variant } from '../../fixtures/shop/shop.ts';
import { missing } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  isJsonObject,
  type JsonObject,
  optionalFields,
  requireFields,
  requireText,
} from '../../platform/requests/fields.ts';
import { type CatalogReference, lookUp } from '../cart/reference.ts';
import { productById } from '../catalog/state.ts';

/** The item of a reference: a product, or one variant of it. */
export interface Item {
  product: Product;
  variant: Variant | undefined;
}

/** The catalog reference at `field`. */
export function readReference(fields: JsonObject, key: string, path: string): CatalogReference {
  const reference = requireFields(fields, key, path);
  const options = optionalFields(reference, 'options', `${path}.options`);
  return {
    catalogItemId: requireText(reference, 'catalogItemId', `${path}.catalogItemId`),
    appId: requireText(reference, 'appId', `${path}.appId`),
    ...(options && { options }),
  };
}

const namesVariant = ({ options }: CatalogReference) =>
  typeof options?.variantId === 'string' ||
  (isJsonObject(options?.options) && Object.keys(options.options).length > 0);

/** Returns the item of a reference, or `undefined` if it is hidden from visitors. */
export function getItem(context: PlatformContext, reference: CatalogReference): Item | undefined {
  if (namesVariant(reference)) return lookUp(context, reference);
  const product = productById(context, reference.catalogItemId);
  if (!product?.visible || reference.appId !== context.shop.appId) return undefined;
  const [only, ...others] = product.variants;
  return { product, variant: others.length === 0 ? only : undefined };
}

/** Returns the item of a reference; a 404 if it is hidden from visitors. */
export function requireItem(context: PlatformContext, reference: CatalogReference): Item {
  const item = getItem(context, reference);
  if (item) return item;
  throw missing('ITEM_NOT_FOUND', `There is no item ${reference.catalogItemId}.`);
}

/** Whether the item is in stock: the variant, or any variant. */
export const isInStock = ({ product, variant }: Item): boolean =>
  (variant ? variant.stock?.inStock : product.stock?.inStock) === true;

/** The same for references to one item, however they name its variant. */
export function itemKey(context: PlatformContext, reference: CatalogReference): string {
  const { catalogItemId, options } = reference;
  const variant = getItem(context, reference)?.variant?.id ?? options?.variantId;
  return JSON.stringify([reference.appId, catalogItemId, variant ?? options?.options ?? null]);
}

/**
 * Whether a reference matches an item: the same one, or any variant of the product if the reference
 * has no variant.
 */
export function isMeant(
  context: PlatformContext,
  meant: CatalogReference,
  other: CatalogReference,
): boolean {
  if (meant.appId !== other.appId || meant.catalogItemId !== other.catalogItemId) return false;
  return !namesVariant(meant) || itemKey(context, meant) === itemKey(context, other);
}
