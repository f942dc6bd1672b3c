import type { Filter } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import type { ListQuery } from '../lists/list-query.ts';
import { localStoragePort, type StoragePort } from '../persistence/storage.ts';
import { type StoredProduct, storedIds, storedProducts } from './stored-products.ts';

/** Products viewed on this device, the newest first. */
export interface RecentlyViewed {
  /** `_id` of each product, the latest first. */
  readonly idsAtom: Atom<readonly string[]>;
  /** The products in the order of `idsAtom`, read with one request. */
  readonly productsAtom: Atom<readonly StoredProduct[]>;
  /** Notes that a product's page was opened. */
  readonly noteAtom: WritableAtom<null, [id: string], void>;
  /** Forgets all products. */
  readonly clearAtom: WritableAtom<null, [], void>;
}

/** Remembers the products that the visitor has looked at, on this device only. */
export function createRecentlyViewed({
  max = 12,
  name = 'vitrine.recently-viewed',
  storage = localStoragePort(),
}: {
  max?: number;
  name?: string;
  storage?: StoragePort;
} = {}): RecentlyViewed {
  const idsAtom = storedIds(name, storage, max);
  return {
    idsAtom,
    productsAtom: storedProducts(idsAtom),
    noteAtom: atom(null, (_get, set, id: string) => set(idsAtom, (ids) => [id, ...ids])),
    clearAtom: atom(null, (_get, set) => set(idsAtom, () => [])),
  };
}

/** The viewed products that components use by default. Their state belongs to a storefront. */
export const defaultRecentlyViewed: RecentlyViewed = /* @__PURE__ */ createRecentlyViewed();

/**
 * Returns the query of related products: others of its collections. The platform has no
 * recommendations, so none are invented; a product in no collection has none.
 */
export function relatedQuery(
  { _id, collectionIds }: Pick<Product, '_id' | 'collectionIds'>,
  limit = 4,
): ListQuery | null {
  if (!collectionIds?.length) return null;
  const filter: Filter = {
    $and: [{ collectionIds: { $hasSome: collectionIds } }, { _id: { $ne: _id } }],
  };
  return { filter, limit };
}
