import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { sessionAtom } from '../identity/session.ts';
import { localStoragePort, type StoragePort } from '../persistence/storage.ts';
import { personAtom } from '../session/session-scope.ts';
import { storefrontAtom } from '../storefront.ts';
import { type KeptProduct, keptIds, keptProducts } from './compare.ts';

/**
 * Where a member's wishes are kept, so that they find them on another device. The platform has no
 * call for it: a host that has a place gives it; without one members keep theirs on the device.
 */
export interface MemberWishes {
  /** The ids of the products that the member who is there wished for. */
  load: () => Promise<readonly string[]>;
  save: (ids: readonly string[]) => Promise<void>;
}

/** Products that a shopper wants to find again. */
export interface Wishlist {
  /** Their ids, the newest first. */
  readonly idsAtom: Atom<readonly string[]>;
  readonly productsAtom: Atom<readonly KeptProduct[]>;
  /** Why the member's place could not be read or written; what is on show stays. */
  readonly errorAtom: Atom<Error | null>;
  /** Takes a product in, or out again. Answers whether it is in. */
  readonly toggleAtom: WritableAtom<null, [id: string], boolean>;
  /** Tries again to read and write the member's place. */
  readonly syncAtom: WritableAtom<null, [], Promise<void>>;
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * Makes a wishlist: of a guest at first, kept on this device. At login it is joined with the
 * member's, the guest's wishes first, and the device forgets it at logout.
 */
export function createWishlist({
  name = 'vitrine.wishes',
  storage = localStoragePort(),
  member,
}: {
  name?: string;
  storage?: StoragePort;
  member?: MemberWishes;
} = {}): Wishlist {
  const idsAtom = keptIds(name, storage);
  /** Whose wishes the device has: a list that was joined once is not a guest's any more. */
  const ownerAtom = keptIds(`${name}.joined`, storage, 1);
  const errorAtom = atom<Error | null>(null);
  const turnsAtom = atom(() => ({ last: Promise.resolve() }));

  /** One after the other: the last wish has to be the last that is saved. */
  const inTurnAtom = atom(null, (get, set, task: () => Promise<void>): Promise<void> => {
    const turns = get(turnsAtom);
    turns.last = turns.last.then(task).then(
      () => set(errorAtom, null),
      (reason) => set(errorAtom, asError(reason)),
    );
    return turns.last;
  });

  const joinAtom = atom(null, async (get, set): Promise<void> => {
    if (!member) return;
    const { loggedIn } = get(sessionAtom);
    const isJoined = get(ownerAtom).length > 0;
    if (!loggedIn) {
      if (!isJoined) return;
      set(idsAtom, () => []);
      set(ownerAtom, () => []);
      return;
    }
    const theirs = await member.load();
    const own = get(idsAtom);
    // A member's own list says what was taken out elsewhere; a guest's only adds.
    const joined = isJoined ? theirs : [...new Set([...own, ...theirs])];
    set(idsAtom, () => joined);
    set(ownerAtom, () => ['member']);
    if (joined.length !== theirs.length) await member.save(joined);
  });

  const syncAtom = atom(null, (_get, set) => set(inTurnAtom, () => set(joinAtom)));

  const followAtom = atom(null, (get, set) => {
    const { store } = get(storefrontAtom);
    let was = '';
    const look = () => {
      const { loggedIn, isKnown } = store.get(sessionAtom);
      const who = `${loggedIn} ${store.get(personAtom)}`;
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
    productsAtom: keptProducts(wishesAtom),
    errorAtom,
    syncAtom,
    toggleAtom: atom(null, (get, set, id: string) => {
      const has = get(idsAtom).includes(id);
      set(idsAtom, (ids) => (has ? ids.filter((one) => one !== id) : [id, ...ids]));
      if (member && get(ownerAtom).length > 0) {
        void set(inTurnAtom, () => member.save(get(idsAtom)));
      }
      return !has;
    }),
  };
}
