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
  /** What was added or removed since the member's storage was written. */
  const unsavedAtom = storedIds(`${name}.unsaved`, storage);
  const errorAtom = atom<Error | null>(null);
  const queueAtom = atom(() => ({
    last: Promise.resolve(),
    /** The session in which this page has read the member's storage. */
    session: undefined as number | undefined,
  }));

  /** One after the other: the last wish has to be the last that is saved. */
  const serialAtom = atom(null, (get, set, task: () => Promise<void>): Promise<void> => {
    const turns = get(queueAtom);
    turns.last = turns.last.then(task).then(
      () => set(errorAtom, null),
      (reason) => set(errorAtom, toError(reason)),
    );
    return turns.last;
  });

  /** Writes the list to the member's storage; what changes meanwhile stays unsaved. */
  const saveAtom = atom(null, async (get, set, { save }: MemberWishlist): Promise<void> => {
    const isSameSession = createSessionCheck(get);
    const saved = get(idsAtom);
    await save(saved);
    if (!isSameSession()) return;
    const isSaved = (id: string) => get(idsAtom).includes(id) === saved.includes(id);
    set(unsavedAtom, (ids) => ids.filter((id) => !isSaved(id)));
  });

  const mergeAtom = atom(null, async (get, set): Promise<void> => {
    const { loggedIn, isKnown } = get(sessionAtom);
    // Once it is known who shops here, `followAtom` merges.
    if (!member || !isKnown) return;
    const isMerged = get(ownerAtom).length > 0;
    if (!loggedIn) {
      if (!isMerged) return;
      set(idsAtom, () => []);
      set(ownerAtom, () => []);
      set(unsavedAtom, () => []);
      return;
    }
    const isSameSession = createSessionCheck(get);
    const before = get(idsAtom);
    const memberItems = await member.load();
    if (!isSameSession()) return;
    get(queueAtom).session = get(sessionIdAtom);
    const own = get(idsAtom);
    const unsaved = get(unsavedAtom);
    // A member's own list includes removals from other devices; a guest's only adds.
    const additions = isMerged ? own.filter((id) => unsaved.includes(id)) : own;
    const isRemoved = (id: string) =>
      !own.includes(id) && (unsaved.includes(id) || before.includes(id));
    const joined = [...new Set([...additions, ...memberItems])].filter((id) => !isRemoved(id));
    set(idsAtom, () => joined);
    // The next merge only adds what is unsaved, so that is recorded before a save that may fail.
    const isInBoth = (id: string) => joined.includes(id) && memberItems.includes(id);
    set(unsavedAtom, () => [...new Set([...joined, ...memberItems])].filter((id) => !isInBoth(id)));
    set(ownerAtom, () => ['member']);
    if (hashKey(joined) !== hashKey(memberItems)) await set(saveAtom, member);
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
        set(unsavedAtom, (ids) => [id, ...ids]);
        const isSameSession = createSessionCheck(get);
        void set(serialAtom, async () => {
          // A logout before its turn has emptied the list, and the member keeps theirs.
          if (!isSameSession()) return;
          // A list that was never read may lack what the member added on another device.
          const isRead = get(queueAtom).session === get(sessionIdAtom);
          await (isRead ? set(saveAtom, member) : set(mergeAtom));
        });
      }
      return !has;
    }),
  };
}

/** The wishlist that components use by default: on this device. Its state belongs to a storefront. */
export const defaultWishlist: Wishlist = /* @__PURE__ */ createWishlist();
