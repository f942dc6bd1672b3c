import { atom, type WritableAtom } from 'jotai/vanilla';
import type { StoragePort } from './storage.ts';
import { storefrontAtom } from './storefront.ts';
import { isWakingAtom } from './waking.ts';

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
export type StoredListAtom<Item> = WritableAtom<
  readonly Item[],
  [next: (items: readonly Item[]) => readonly Item[]],
  void
>;

/** The items in a text; of one that makes no sense, none. */
export function readItems<Item>(
  text: string | null,
  isItem: (value: unknown) => value is Item,
): readonly Item[] {
  if (!text) return [];
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** One nothing for all: whoever shows it need not do so again when it is read anew. */
const nothing: readonly never[] = [];

/** Makes a list that is kept in a storage, and follows what other tabs do while it is on show. */
export function storedListAtom<Item>({
  name,
  storage,
  toId,
  isItem,
  max = Number.POSITIVE_INFINITY,
}: StoredListOptions<Item>): StoredListAtom<Item> {
  const readingsAtom = atom(0);
  readingsAtom.onMount = (readAgain) => {
    // While nobody listened another tab may have written.
    readAgain((count) => count + 1);
    return storage.subscribe(name, () => readAgain((count) => count + 1));
  };

  const itemsAtom = atom((get) => {
    get(storefrontAtom);
    get(readingsAtom);
    return tidy(readItems(storage.read(name), isItem));
  });

  function tidy(items: readonly Item[]): readonly Item[] {
    const known = new Set<string>();
    const once = items.filter((item) => known.size < known.add(toId(item)).size);
    return once.length > 0 ? once.slice(0, max) : nothing;
  }

  return atom(
    (get) => (get(isWakingAtom) ? nothing : get(itemsAtom)),
    (get, set, next) => {
      const items = tidy(next(get(itemsAtom)));
      storage.write(name, items.length > 0 ? JSON.stringify(items) : null);
      set(readingsAtom, (count) => count + 1);
    },
  );
}
