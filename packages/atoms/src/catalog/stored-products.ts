import type { Product } from '@vitrine/client/catalog';
import { type Atom, atom } from 'jotai/vanilla';
import type { StoragePort } from '../persistence/storage.ts';
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

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

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
