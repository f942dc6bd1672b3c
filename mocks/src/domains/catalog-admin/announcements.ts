import type { Collection, Product, Variant } from '../../fixtures/shop/shop.ts';
import { announce } from '../../platform/announce.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';

const originatedFromVersion = 'V1_CATALOG';

/** Announces a created product. */
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

/** Announces the changed fields of a product. */
export function announceProductChanged(
  context: PlatformContext,
  { id }: Product,
  changedFields: readonly string[],
): void {
  announce(context, 'ProductChanged', { productId: id, changedFields, originatedFromVersion });
}

/** Announces a deleted product. */
export function announceProductDeleted(context: PlatformContext, { id }: Product): void {
  announce(context, 'ProductDeleted', { productId: id, originatedFromVersion });
}

/** Announces the changed variants of a product, and their changed fields. */
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

/** Announces a created collection. */
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

/** Announces the changed fields of a collection. */
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

/** Announces a deleted collection. */
export function announceCollectionDeleted(context: PlatformContext, { id }: Collection): void {
  announce(context, 'CollectionDeleted', { collectionId: id, originatedFromVersion });
}
