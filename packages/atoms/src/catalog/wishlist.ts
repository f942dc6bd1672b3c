import { hashKey } from '@tanstack/query-core';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { sessionAtom } from '../identity/session.ts';
import { localStoragePort, type StoragePort } from '../persistence/storage.ts';
import { toError } from '../query/to-error.ts';
import { createSessionCheck, sessionIdAtom } from '../session/session-scope.ts';
import { storefrontAtom } from '../storefront.ts';
import { type StoredProduct, storedIds, storedProducts } from './stored-products.ts';

/**
 * External storage of members' wishlists, so that they are available on another device. The
 * platform has no endpoint for it: the host may provide one; without it, a member's wishlist stays
 * on the device.
 */
export interface MemberWishlist {
  /** Returns the product ids of the current member's wishlist. */
  load: () => Promise<readonly string[]>;
  /** Replaces the wishlist of the current member with these product IDs. */
  save: (ids: readonly string[]) => Promise<void>;
}

/** Products that a shopper wants to find again. */
export interface Wishlist {
  /** Their ids, the newest first. */
  readonly idsAtom: Atom<readonly string[]>;
  /** The products in the order of `idsAtom`, read with one request. */
  readonly productsAtom: Atom<readonly StoredProduct[]>;
  /** Why the member's storage could not be read or written; the shown list stays. */
  readonly errorAtom: Atom<Error | null>;
  /** Adds or removes a product. Returns whether it is now included. */
  readonly toggleAtom: WritableAtom<null, [id: string], boolean>;
  /** Retries reading and writing the member's storage. */
  readonly syncAtom: WritableAtom<null, [], Promise<void>>;
}

/**
 * Creates a wishlist: initially a guest's, stored on this device. At login it is merged with the
 * member's, the guest's entries first, and the device deletes it at logout.
 */
export function createWishlist({
  name = 'vitrine.wishes',
  storage = localStoragePort(),
  member,
}: {
  name?: string;
  storage?: StoragePort;
  member?: MemberWishlist;
} = {}): Wishlist {
  const idsAtom = storedIds(name, storage);
  /** Whose wishes the device has: a list that was joined once is not a guest's any more. */
  const ownerAtom = storedIds(`${name}.joined`, storage, 1);
  const errorAtom = atom<Error | null>(null);
  const queueAtom = atom(() => ({ last: Promise.resolve() }));

  /** One after the other: the last wish has to be the last that is saved. */
  const serialAtom = atom(null, (get, set, task: () => Promise<void>): Promise<void> => {
    const turns = get(queueAtom);
    turns.last = turns.last.then(task).then(
      () => set(errorAtom, null),
      (reason) => set(errorAtom, toError(reason)),
    );
    return turns.last;
  });

  const mergeAtom = atom(null, async (get, set): Promise<void> => {
    if (!member) return;
    const { loggedIn } = get(sessionAtom);
    const isMerged = get(ownerAtom).length > 0;
    if (!loggedIn) {
      if (!isMerged) return;
      set(idsAtom, () => []);
      set(ownerAtom, () => []);
      return;
    }
    const isSameSession = createSessionCheck(get);
    const before = get(idsAtom);
    const memberItems = await member.load();
    if (!isSameSession()) return;
    const own = get(idsAtom);
    // A member's own list includes removals from other devices; a guest's only adds.
    const additions = isMerged ? own.filter((id) => !before.includes(id)) : own;
    const joined = [...new Set([...additions, ...memberItems])].filter(
      // Removed while the list loaded.
      (id) => own.includes(id) || !before.includes(id),
    );
    set(idsAtom, () => joined);
    set(ownerAtom, () => ['member']);
    if (hashKey(joined) !== hashKey(memberItems)) await member.save(joined);
  });

  const syncAtom = atom(null, (_get, set) => set(serialAtom, () => set(mergeAtom)));

  const followAtom = atom(null, (get, set) => {
    const { store } = get(storefrontAtom);
    let was = '';
    const look = () => {
      const { loggedIn, isKnown } = store.get(sessionAtom);
      const who = `${loggedIn} ${store.get(sessionIdAtom)}`;
      if (!isKnown || who === was) return;
      was = who;
      void set(syncAtom);
    };
    const stop = store.sub(sessionAtom, look);
    look();
    return stop;
  });
  followAtom.onMount = (follow) => follow();

  const wishesAtom = atom((get) => {
    if (member) get(followAtom);
    return get(idsAtom);
  });

  return {
    idsAtom: wishesAtom,
    productsAtom: storedProducts(wishesAtom),
    errorAtom,
    syncAtom,
    toggleAtom: atom(null, (get, set, id: string) => {
      const has = get(idsAtom).includes(id);
      set(idsAtom, (ids) => (has ? ids.filter((one) => one !== id) : [id, ...ids]));
      if (member && get(ownerAtom).length > 0) {
        const isSameSession = createSessionCheck(get);
        // A logout before its turn has emptied the list, and the member keeps theirs.
        void set(serialAtom, async () => {
          // An earlier turn may have merged the list.
          if (isSameSession()) await member.save(get(idsAtom));
        });
      }
      return !has;
    }),
  };
}

/** The wishlist that components use by default: on this device. Its state belongs to a storefront. */
export const defaultWishlist: Wishlist = /* @__PURE__ */ createWishlist();
