import { atom, type WritableAtom } from 'jotai/vanilla';
import { isHydratingAtom } from '../hydration/hydrating.ts';
import { persistentStorageAtom } from '../storefront.ts';
import { externalVersionAtom } from './external-version.ts';
import { readPersisted, writePersisted } from './persisted-atom.ts';

/** Options of a value of the device. */
export interface DeviceAtomOptions<Value> {
  /**
   * Name of the storage entry. It must not begin with `vitrine.`: a member's logout deletes those
   * entries.
   */
  name: string;
  /** Converts the stored data, which may be anything; null if it is invalid. */
  toValue: (found: unknown) => Value | null;
}

/**
 * Creates an atom of a small value that belongs to this device and not to a member, such as a
 * decision about analytics: a logout keeps it. It is in the storefront's storage and follows changes
 * by other tabs while subscribed; without a storage it lasts as long as the page. It is null if there
 * is none, and while a server-rendered page hydrates.
 *
 * @example
 * const sizesAtom = deviceAtom({
 *   name: 'shop-sizes',
 *   toValue: (found): ShopSizes | null => (isShopSizes(found) ? found : null),
 * });
 */
export function deviceAtom<Value extends object>({
  name,
  toValue,
}: DeviceAtomOptions<Value>): WritableAtom<Value | null, [value: Value | null], void> {
  const externalVersion = externalVersionAtom((get) => {
    const storage = get(persistentStorageAtom);
    return storage ? (refetch) => storage.subscribe(name, refetch) : undefined;
  });
  /** The last written value, for pages whose storage is missing or full. */
  const writtenAtom = atom<Value | null>(null);
  return atom(
    (get) => {
      get(externalVersion);
      if (get(isHydratingAtom)) return null;
      const found = readPersisted(get(persistentStorageAtom), name);
      return found === undefined ? get(writtenAtom) : toValue(found);
    },
    (get, set, value) => {
      writePersisted(get(persistentStorageAtom), name, value);
      set(writtenAtom, value);
      set(externalVersion);
    },
  );
}
