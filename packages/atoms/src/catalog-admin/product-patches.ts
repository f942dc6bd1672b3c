import type { Filter } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { catalogKeys } from '../catalog/keys.ts';
import type { ListQuery } from '../lists/list-query.ts';
import { patchPages } from '../lists/patch-pages.ts';
import { matchesFilter } from '../query/matches-filter.ts';
import type { Patch } from '../query/patches.ts';

/** Shows products changed, or gone where the change gives null: on their own and in every list. */
export function productPatches(
  ids: readonly string[],
  change: (product: Product, filter?: Filter) => Product | null,
): Patch[] {
  const named = new Set(ids);
  const changed = (product: Product | null) =>
    product && named.has(product._id) ? change(product) : product;
  return [
    ...ids.map((id) => ({ queryKey: catalogKeys.product(id), apply: changed })),
    { queryKey: catalogKeys.bySlugs, apply: changed },
    patchPages<Product>(catalogKeys.lists, (product, [, , query]) =>
      named.has(product._id) ? change(product, (query as ListQuery).filter) : product,
    ),
  ];
}

/** A product as it is in a collection, or out of it. */
export function withCollection(product: Product, collectionId: string, member: boolean): Product {
  const { collectionIds } = product;
  if (collectionIds.includes(collectionId) === member) return product;
  const others = collectionIds.filter((id) => id !== collectionId);
  return { ...product, collectionIds: member ? [...others, collectionId] : others };
}

/** Whether a list with this filter keeps a product that is in these collections. */
export function keepsMember(filter: Filter | undefined, { collectionIds }: Product): boolean {
  return [filter?.collectionIds, filter?.['collections._id']].every(
    (condition) => matchesFilter(condition, collectionIds) !== false,
  );
}

/** Shows products in a collection, or out of it; lists of that collection lose them at once. */
export const membershipPatches = (
  collectionId: string,
  productIds: readonly string[],
  member: boolean,
): Patch[] =>
  productPatches(productIds, (product, filter) => {
    const changed = withCollection(product, collectionId, member);
    return keepsMember(filter, changed) || !keepsMember(filter, product) ? changed : null;
  });

/** A product without the words on its picture. */
export function withoutRibbon({ ribbon: _ribbon, ...product }: Product): Product {
  return { ...product, ribbons: [] };
}

/** A product that no one is named the maker of. */
export function withoutBrand({ brand: _brand, ...product }: Product): Product {
  return product;
}
