import type { Product } from '@vitrine/client/catalog';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { localStoragePort, type StoragePort } from '../persistence/storage.ts';
import { type StoredListAtom, storedListAtom } from '../persistence/stored-list.ts';
import { batchedProductAtom } from './product-batch.ts';

/** A product of a list of stored ids. */
export interface StoredProduct {
  /** `_id` of the product. */
  id: string;
  /** Null if it no longer exists; undefined while it is loading or after a failure. */
  product: Product | null | undefined;
  /** Why it could not be loaded. */
  error: Error | null;
}

export const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Creates a stored list of product ids; the newest come first. */
export const storedIds = (
  name: string,
  storage: StoragePort,
  max?: number,
): StoredListAtom<string> =>
  storedListAtom({
    ...{ name, storage, isItem: isId, toId: (id) => id },
    ...(max !== undefined && { max }),
  });

/** Returns the products of stored ids, all with one request. */
export const storedProducts = (idsAtom: Atom<readonly string[]>): Atom<readonly StoredProduct[]> =>
  atom((get) =>
    get(idsAtom).map((id) => {
      const { data, error } = get(batchedProductAtom(id));
      return { id, product: data, error };
    }),
  );

/** A few products that a shopper sets side by side. */
export interface Comparison {
  /** Maximum number of compared products. */
  readonly max: number;
  /** Their ids, in the order in which they were added. */
  readonly idsAtom: Atom<readonly string[]>;
  /** The products in the order of `idsAtom`, read with one request. */
  readonly productsAtom: Atom<readonly StoredProduct[]>;
  /**
   * Adds or removes a product. Returns whether it is now included; products above the limit are not
   * added.
   */
  readonly toggleAtom: WritableAtom<null, [id: string], boolean>;
  /** Removes all products. */
  readonly clearAtom: WritableAtom<null, [], void>;
}

/** Creates a comparison that is stored on this device: the platform has no endpoint for it. */
export function createComparison({
  max = 4,
  name = 'vitrine.compare',
  storage = localStoragePort(),
}: {
  max?: number;
  name?: string;
  storage?: StoragePort;
} = {}): Comparison {
  const idsAtom = storedIds(name, storage, max);
  return {
    max,
    idsAtom,
    productsAtom: storedProducts(idsAtom),
    toggleAtom: atom(null, (get, set, id: string) => {
      const has = get(idsAtom).includes(id);
      set(idsAtom, (ids) => (has ? ids.filter((one) => one !== id) : [...ids, id]));
      return get(idsAtom).includes(id);
    }),
    clearAtom: atom(null, (_get, set) => set(idsAtom, () => [])),
  };
}

/** The comparison that components use by default. Its state belongs to a storefront. */
export const defaultComparison: Comparison = /* @__PURE__ */ createComparison();
