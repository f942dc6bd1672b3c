import type { Collection, Product, Variant } from '../../fixtures/shop/shop.ts';
import { announce } from '../../platform/announce.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';

const originatedFromVersion = 'V1_CATALOG';

/** Tells of a product that has come. */
export function announceProductCreated(context: PlatformContext, product: Product): void {
  const { id, name, priceData, visible, media, sku, productPageUrl, brand, slug } = product;
  announce(context, 'ProductCreated', {
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
  context: PlatformContext,
  { id }: Product,
  changedFields: readonly string[],
): void {
  announce(context, 'ProductChanged', { productId: id, changedFields, originatedFromVersion });
}

/** Tells of a product that has gone. */
export function announceProductDeleted(context: PlatformContext, { id }: Product): void {
  announce(context, 'ProductDeleted', { productId: id, originatedFromVersion });
}

/** Tells which variants of a product are others, and in what. */
export function announceVariantsChanged(
  context: PlatformContext,
  { id }: Product,
  variants: readonly Variant[],
  changedFields: readonly string[],
): void {
  announce(context, 'VariantsChanged', {
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
export function announceCollectionCreated(context: PlatformContext, collection: Collection): void {
  const { id, name, media, slug, visible } = collection;
  announce(context, 'CollectionCreated', {
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
  context: PlatformContext,
  { id }: Collection,
  changedFields: readonly string[],
): void {
  announce(context, 'CollectionChanged', {
    collectionId: id,
    changedFields,
    originatedFromVersion,
  });
}

/** Tells of a collection that has gone. */
export function announceCollectionDeleted(context: PlatformContext, { id }: Collection): void {
  announce(context, 'CollectionDeleted', { collectionId: id, originatedFromVersion });
}
