import { preorderKey } from '../../fixtures/shop/names.ts';
import type { Collection, Product, Shop, Variant } from '../../fixtures/shop/shop.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';

type PreorderTerms = NonNullable<ReturnType<Shop['preorders']['get']>>;

/** Cached index of the products in a list, as of the last lookup. */
const indexCache = new WeakMap<readonly Product[], Map<string, number>>();

/** Returns the current product, also a hidden one. */
export function productById({ shop }: PlatformContext, id: string): Product | undefined {
  const { products } = shop;
  const position = indexCache.get(products)?.get(id);
  if (position !== undefined && products[position]?.id === id) return products[position];
  const found = products.find((product) => product.id === id);
  // The list has changed since its index was built.
  if (found)
    indexCache.set(products, new Map(products.map((product, index) => [product.id, index])));
  return found;
}

/** The products that visitors see. */
export const visibleProducts = ({ shop }: PlatformContext): Product[] =>
  shop.products.filter(({ visible }) => visible);

export const getPreorder = (
  { shop }: PlatformContext,
  product: Product,
  variant: Variant,
): PreorderTerms | undefined => shop.preorders.get(preorderKey(product.id, variant.id));

/** Returns the visible collections, with their numbers of visible products. */
export function visibleCollections(context: PlatformContext): Collection[] {
  const counts = new Map<string, number>();
  for (const { visible, collectionIds } of context.shop.products) {
    if (!visible) continue;
    for (const id of collectionIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return context.shop.collections
    .filter(({ visible }) => visible !== false)
    .map((collection) => ({ ...collection, numberOfProducts: counts.get(collection.id) ?? 0 }));
}
