import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { localStoragePort, type StoragePort } from '../persistence/storage.ts';
import { type StoredProduct, storedIds, storedProducts } from './stored-products.ts';

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
