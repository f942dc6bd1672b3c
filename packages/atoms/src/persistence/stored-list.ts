import { atom } from 'jotai/vanilla';
import { isHydratingAtom } from '../hydration/hydrating.ts';
import { storefrontAtom } from '../storefront.ts';
import { type PersistedAtom, persistedAtom } from './persisted-atom.ts';
import type { StoragePort } from './storage.ts';

/** What a kept list is made of. */
export interface StoredListOptions<Item> {
  /** The name that it is kept under. */
  name: string;
  storage: StoragePort;
  /** What tells one item from another. */
  toId: (item: Item) => string;
  /** Whether something that was read is an item: storages hold what older pages left. */
  isItem: (value: unknown) => value is Item;
  /** The most that is kept; the last ones go. No end unless told. */
  max?: number;
}

/** A list that a visitor keeps, and its next form. What comes twice stays once, where it was first. */
export type StoredListAtom<Item> = PersistedAtom<readonly Item[]>;

/** One nothing for all: anyone who shows it need not do so again when it is read again. */
const nothing: readonly never[] = [];

/** Makes a list that is kept in a storage, and follows what other tabs do while it is on show. */
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
