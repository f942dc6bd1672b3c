import { atom } from 'jotai/vanilla';
import { isHydratingAtom } from '../hydration/hydrating.ts';
import { storefrontAtom } from '../storefront.ts';
import { type PersistedAtom, persistedAtom } from './persisted-atom.ts';
import type { StoragePort } from './storage.ts';

/** Options of a stored list. */
export interface StoredListOptions<Item> {
  /** Name of the storage entry. */
  name: string;
  /** Where the list is stored. */
  storage: StoragePort;
  /** Returns the unique key of an item. */
  toId: (item: Item) => string;
  /** Whether a stored value is a valid item: storages may contain data of older versions. */
  isItem: (value: unknown) => value is Item;
  /** Maximum number of stored items; the last ones are dropped. Unlimited by default. */
  max?: number;
}

/**
 * A visitor's stored list. Writing computes the next list; duplicates stay only at their first
 * position.
 */
export type StoredListAtom<Item> = PersistedAtom<readonly Item[]>;

/** A shared empty list: its readers need not render again. */
const nothing: readonly never[] = [];

/**
 * Creates a list that is stored in a storage, and follows changes by other tabs while subscribed.
 */
export function storedListAtom<Item>({
  name,
  storage,
  toId,
  isItem,
  max = Number.POSITIVE_INFINITY,
}: StoredListOptions<Item>): StoredListAtom<Item> {
  const itemsAtom = persistedAtom({
    name,
    storage: (get) => {
      get(storefrontAtom);
      return storage;
    },
    toValue: (found) => tidy(Array.isArray(found) ? found.filter(isItem) : []),
  });

  function tidy(items: readonly Item[]): readonly Item[] {
    const known = new Set<string>();
    const once = items.filter((item) => known.size < known.add(toId(item)).size);
    return once.length > 0 ? once.slice(0, max) : nothing;
  }

  return atom(
    (get) => (get(isHydratingAtom) ? nothing : get(itemsAtom)),
    (_get, set, next) => set(itemsAtom, (items) => tidy(next(items))),
  );
}
