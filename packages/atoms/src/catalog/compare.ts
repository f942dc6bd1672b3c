import type { Product } from '@vitrine/client/catalog';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { localStoragePort, type StoragePort } from '../persistence/storage.ts';
import { type StoredListAtom, storedListAtom } from '../persistence/stored-list.ts';
import { batchedProductAtom } from './product-batch.ts';

/** What is read of a product that someone keeps by its id. */
export interface StoredProduct {
  id: string;
  /** Null once it is gone; undefined while it is on its way or could not be read. */
  product: Product | null | undefined;
  error: Error | null;
}

export const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A kept list of product ids; the newest stand first. */
export const storedIds = (
  name: string,
  storage: StoragePort,
  max?: number,
): StoredListAtom<string> =>
  storedListAtom({
    ...{ name, storage, isItem: isId, toId: (id) => id },
    ...(max !== undefined && { max }),
  });

/** The products of kept ids, all of them with one request. */
export const storedProducts = (idsAtom: Atom<readonly string[]>): Atom<readonly StoredProduct[]> =>
  atom((get) =>
    get(idsAtom).map((id) => {
      const { data, error } = get(batchedProductAtom(id));
      return { id, product: data, error };
    }),
  );

/** A few products that a shopper sets side by side. */
export interface Comparison {
  /** The most that stand side by side. */
  readonly max: number;
  /** Their ids, in the order in which they were taken. */
  readonly idsAtom: Atom<readonly string[]>;
  readonly productsAtom: Atom<readonly StoredProduct[]>;
  /** Takes a product in, or out again. Answers whether it is in; one too many stays out. */
  readonly toggleAtom: WritableAtom<null, [id: string], boolean>;
  readonly clearAtom: WritableAtom<null, [], void>;
}

/** Makes a comparison that is kept on this device: the platform knows nothing of it. */
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
