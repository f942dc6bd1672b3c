import type { Collection, Product, Variant } from '../../fixtures/shop/shop.ts';
import { announce } from '../../platform/announce.ts';
import type { Platform } from '../../platform/platform-context.ts';

const originatedFromVersion = 'V1_CATALOG';

/** Tells of a product that has come. */
export function announceProductCreated(platform: Platform, product: Product): void {
  const { id, name, priceData, visible, media, sku, productPageUrl, brand, slug } = product;
  announce(platform, 'ProductCreated', {
    productId: id,
    name,
    price: priceData,
    visible,
    media,
    sku: sku ?? '',
    productPageUrl,
    brand,
    costAndProfitData: product.costAndProfitData,
    slug,
    originatedFromVersion,
  });
}

/** Tells which fields of a product are others. */
export function announceProductChanged(
  platform: Platform,
  { id }: Product,
  changedFields: readonly string[],
): void {
  announce(platform, 'ProductChanged', { productId: id, changedFields, originatedFromVersion });
}

/** Tells of a product that has gone. */
export function announceProductDeleted(platform: Platform, { id }: Product): void {
  announce(platform, 'ProductDeleted', { productId: id, originatedFromVersion });
}

/** Tells which variants of a product are others, and in what. */
export function announceVariantsChanged(
  platform: Platform,
  { id }: Product,
  variants: readonly Variant[],
  changedFields: readonly string[],
): void {
  announce(platform, 'VariantsChanged', {
    productId: id,
    variants: variants.map((variant) => ({
      variantId: variant.id,
      choices: variant.choices,
      changedFields,
      originatedFromVersion,
    })),
    originatedFromVersion,
  });
}

/** Tells of a collection that has come. */
export function announceCollectionCreated(platform: Platform, collection: Collection): void {
  const { id, name, media, slug, visible } = collection;
  announce(platform, 'CollectionCreated', {
    collectionId: id,
    name,
    media,
    slug,
    visible,
    originatedFromVersion,
  });
}

/** Tells which fields of a collection are others. */
export function announceCollectionChanged(
  platform: Platform,
  { id }: Collection,
  changedFields: readonly string[],
): void {
  announce(platform, 'CollectionChanged', {
    collectionId: id,
    changedFields,
    originatedFromVersion,
  });
}

/** Tells of a collection that has gone. */
export function announceCollectionDeleted(platform: Platform, { id }: Collection): void {
  announce(platform, 'CollectionDeleted', { collectionId: id, originatedFromVersion });
}
