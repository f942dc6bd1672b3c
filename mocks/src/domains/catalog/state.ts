import { preorderKey } from '../../fixtures/shop/names.ts';
import type { Collection, Product, Shop, Variant } from '../../fixtures/shop/shop.ts';
import type { Incoming } from '../../platform/domain.ts';
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

/** The products that the caller sees: the shop's owner sees hidden ones too. */
export const readableProducts = ({ context, visitor }: Pick<Incoming, 'context' | 'visitor'>) =>
  visitor.role === 'owner' ? context.shop.products : visibleProducts(context);

export const getPreorder = (
  { shop }: PlatformContext,
  product: Product,
  variant: Variant,
): PreorderTerms | undefined => shop.preorders.get(preorderKey(product.id, variant.id));

/**
 * Returns the collections that the caller sees, with their numbers of products that the caller sees:
 * the shop's owner sees hidden ones too.
 */
export function readableCollections(incoming: Pick<Incoming, 'context' | 'visitor'>): Collection[] {
  const counts = new Map<string, number>();
  for (const { collectionIds } of readableProducts(incoming)) {
    for (const id of collectionIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return incoming.context.shop.collections
    .filter(({ visible }) => visible !== false || incoming.visitor.role === 'owner')
    .map((collection) => ({ ...collection, numberOfProducts: counts.get(collection.id) ?? 0 }));
}

/** Returns the visible collections, with their numbers of visible products. */
export const visibleCollections = (context: PlatformContext): Collection[] =>
  readableCollections({ context, visitor: { id: '', role: 'visitor' } });
