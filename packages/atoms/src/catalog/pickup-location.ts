import { atom, type WritableAtom } from 'jotai/vanilla';
import { isHydratingAtom } from '../hydration/hydrating.ts';
import { persistedAtom } from '../persistence/persisted-atom.ts';
import { logoutCountAtom, sessionScopedAtom } from '../session/session-scope.ts';
import { persistentStorageAtom } from '../storefront.ts';

const storedAtom = persistedAtom<{ id?: string }>({
  name: 'vitrine.pickup-location',
  storage: (get) => get(persistentStorageAtom),
  toValue: (found) => {
    const { id } = (found ?? {}) as { id?: unknown };
    return typeof id === 'string' ? { id } : {};
  },
});

/** The last written ID if the storage did not keep it, because it is missing or full. */
const writtenAtom = sessionScopedAtom<string | null>(null, logoutCountAtom);

/**
 * ID of the store where the visitor wants to pick up, for all products, on this device and in all
 * its tabs; null if none was chosen, and while a server-rendered page hydrates. It tells where
 * a visitor lives, so a member's logout deletes it. Writing null deletes it too.
 *
 * @example const storeId = useAtomValue(pickupLocationAtom);
 */
export const pickupLocationAtom: WritableAtom<string | null, [id: string | null], void> = atom(
  (get) => {
    if (get(isHydratingAtom)) return null;
    return get(storedAtom).id ?? get(writtenAtom);
  },
  (get, set, id) => {
    set(storedAtom, () => (id === null ? {} : { id }));
    // What the storage keeps, another tab may delete.
    set(writtenAtom, get(storedAtom).id === undefined ? id : null);
  },
);
