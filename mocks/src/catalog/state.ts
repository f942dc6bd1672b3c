import type { Platform } from '../core/platform.ts';
import { preorderKey } from '../shop/names.ts';
import type { Collection, Product, Shop, Variant } from '../shop/shop.ts';

type PreorderTerms = NonNullable<ReturnType<Shop['preorders']['get']>>;

/** The product as it is now, also a hidden one. */
export const productById = ({ shop }: Platform, id: string): Product | undefined =>
  shop.products.find((product) => product.id === id);

/** The products that visitors see. */
export const visibleProducts = ({ shop }: Platform): Product[] =>
  shop.products.filter(({ visible }) => visible);

export const preorderOf = (
  { shop }: Platform,
  product: Product,
  variant: Variant,
): PreorderTerms | undefined => shop.preorders.get(preorderKey(product.id, variant.id));

/** The collections that visitors see, with how many visible objects each holds. */
export function visibleCollections(platform: Platform): Collection[] {
  const products = visibleProducts(platform);
  return platform.shop.collections
    .filter(({ visible }) => visible !== false)
    .map((collection) => ({
      ...collection,
      numberOfProducts: products.filter(({ collectionIds }) =>
        collectionIds.includes(collection.id),
      ).length,
    }));
}
