import type { Cart, LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { lossless } from '../../hydration/serialize.ts';
import { readPersisted, writePersisted } from '../../persistence/persisted-atom.ts';
import { sessionIdAtom, sessionScopedAtom } from '../../session/session-scope.ts';
import { cartAtom } from '../cart.ts';
import { type CartDifference, cartDifference, isDifference } from './cart-difference.ts';
import { cartStorageAtom, storageAtom } from './cart-storage.ts';

const NAME = 'vitrine.cart-before-login';

/** A login that takes longer is no longer about the cart that was left. In milliseconds. */
const LIFETIME = 60 * 60 * 1000;

/** The lines of a visitor who may be about to log in. */
interface Snapshot {
  at: number;
  lines: readonly LineItem[];
}

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof (value as Snapshot | undefined)?.at === 'number' &&
  Array.isArray((value as Snapshot).lines);

const isMembers = (cart: Cart | null | undefined): boolean =>
  cart?.buyerInfo?.memberId !== undefined;

/** What was seen of the carts of those who have been there one after the other. */
interface SeenCart {
  sessionId: number | undefined;
  /** The lines of the visitor who was there last; undefined when no one knows. */
  before: readonly LineItem[] | undefined;
  lines: readonly LineItem[] | undefined;
  difference: CartDifference | undefined;
}

const seenAtom = atom((get): SeenCart => {
  const kept = readPersisted(get(storageAtom), NAME, lossless);
  const isFresh = isSnapshot(kept) && Date.now() - kept.at < LIFETIME;
  const before = isFresh ? kept.lines : undefined;
  return { sessionId: undefined, before, lines: undefined, difference: undefined };
});

const changesAtom = atom((get): CartDifference | null => {
  const seen = get(seenAtom);
  const sessionId = get(sessionIdAtom);
  const { data: cart } = get(cartAtom.confirmed);
  if (seen.sessionId !== undefined && seen.sessionId !== sessionId) {
    // Who comes back from a login is for a moment a visitor with nothing: the snapshot is theirs.
    const hasLines = seen.lines !== undefined && seen.lines.length > 0;
    seen.before = hasLines ? seen.lines : seen.lines && (seen.before ?? []);
    seen.difference = undefined;
  }
  seen.sessionId = sessionId;
  if (cart === undefined) return seen.difference ?? null;
  if (!isMembers(cart)) {
    seen.lines = cart?.lineItems ?? [];
    return null;
  }
  // A member's own cart is no one else's to be told about.
  seen.lines = undefined;
  if (seen.before && !seen.difference) {
    seen.difference = cartDifference(seen.before, cart?.lineItems ?? []);
    seen.before = undefined;
  }
  return seen.difference ?? null;
});

const isReadAtom = sessionScopedAtom(false);

/**
 * What happened to the cart of a visitor who has logged in, until it is dismissed; null when there
 * is nothing to tell. Writing dismisses it. It has to be read before the login, or on both sides of
 * it where the page is left meanwhile (`recordCartAtom`).
 */
export const cartMergeAtom = atom(
  (get): CartDifference | null => {
    const difference = get(changesAtom);
    if (get(isReadAtom) || !difference || !isDifference(difference)) return null;
    return difference;
  },
  (_get, set) => set(isReadAtom, true),
);

/**
 * Keeps a visitor's lines where the next page finds them, in case the login leads away from this
 * one, and forgets them with a member. Call it when the cart has changed.
 */
export const recordCartAtom = atom(null, (get) => {
  const { data: cart } = get(cartAtom.confirmed);
  // Without a storage of the host's nothing outlives the page.
  if (cart === undefined || !get(cartStorageAtom)) return;
  const lines = isMembers(cart) ? [] : (cart?.lineItems ?? []);
  const snapshot: Snapshot | null = lines.length > 0 ? { at: Date.now(), lines } : null;
  writePersisted(get(storageAtom), NAME, snapshot, lossless);
});
