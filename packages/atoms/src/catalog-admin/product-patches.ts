import type { Filter } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { catalogKeys } from '../catalog/keys.ts';
import type { ListQuery } from '../lists/list-query.ts';
import { patchPages } from '../lists/patch-pages.ts';
import { matchesFilter } from '../query/matches-filter.ts';
import type { Patch } from '../query/patches.ts';

/**
 * Shows products as changed, or as deleted if the change returns null: on their own and in every
 * list.
 */
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

/** Returns a product with or without membership in a collection. */
export function withCollection(product: Product, collectionId: string, member: boolean): Product {
  const { collectionIds } = product;
  if (collectionIds.includes(collectionId) === member) return product;
  const others = collectionIds.filter((id) => id !== collectionId);
  return { ...product, collectionIds: member ? [...others, collectionId] : others };
}

/** Whether a list with this filter still contains a product in these collections. */
export function keepsMember(filter: Filter | undefined, { collectionIds }: Product): boolean {
  return [filter?.collectionIds, filter?.['collections._id']].every(
    (condition) => matchesFilter(condition, collectionIds) !== false,
  );
}

/**
 * Shows products as added to or removed from a collection; lists of that collection drop removed
 * ones immediately.
 */
export const membershipPatches = (
  collectionId: string,
  productIds: readonly string[],
  member: boolean,
): Patch[] =>
  productPatches(productIds, (product, filter) => {
    const changed = withCollection(product, collectionId, member);
    return keepsMember(filter, changed) || !keepsMember(filter, product) ? changed : null;
  });

/** Returns a product without its ribbon text. */
export function withoutRibbon({ ribbon: _ribbon, ...product }: Product): Product {
  return { ...product, ribbons: [] };
}

/** Returns a product without its brand. */
export function withoutBrand({ brand: _brand, ...product }: Product): Product {
  return product;
}
