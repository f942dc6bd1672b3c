import type { Cart, LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { lossless } from '../../hydration/serialize.ts';
import { readPersonal, writePersonal } from '../../persistence/persisted-atom.ts';
import { sessionIdAtom, sessionScopedAtom } from '../../session/session-scope.ts';
import { persistentStorageAtom } from '../../storefront.ts';
import { cartAtom } from '../cart.ts';
import { type CartDifference, cartDifference, isDifference } from './cart-difference.ts';
import { cartStorageAtom } from './cart-storage.ts';

const NAME = 'vitrine.cart-before-login';

/** A login that takes longer is no longer related to the previous cart. In milliseconds. */
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

/** The carts of successive sessions. */
interface SessionCart {
  sessionId: number | undefined;
  /** The lines of the previous visitor; undefined if unknown. */
  before: readonly LineItem[] | undefined;
  lines: readonly LineItem[] | undefined;
  difference: CartDifference | undefined;
}

const sessionCartAtom = atom((get): SessionCart => {
  const storedSnapshot = readPersonal(get, get(cartStorageAtom), NAME, lossless);
  const isFresh = isSnapshot(storedSnapshot) && Date.now() - storedSnapshot.at < LIFETIME;
  const before = isFresh ? storedSnapshot.lines : undefined;
  return { sessionId: undefined, before, lines: undefined, difference: undefined };
});

const changesAtom = atom((get): CartDifference | null => {
  const seen = get(sessionCartAtom);
  const sessionId = get(sessionIdAtom);
  const { data: cart } = get(cartAtom.confirmed);
  if (seen.sessionId !== undefined && seen.sessionId !== sessionId) {
    // After returning from a login, the session is briefly a visitor with an empty cart: use the
    // snapshot.
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
  // A member's own cart must not be shown to others.
  seen.lines = undefined;
  if (seen.before && !seen.difference) {
    seen.difference = cartDifference(seen.before, cart?.lineItems ?? []);
    seen.before = undefined;
  }
  return seen.difference ?? null;
});

const isReadAtom = sessionScopedAtom(false);

/**
 * Changes of a visitor's cart after a login, until dismissed; null without changes. Writing
 * dismisses them. It has to be read before the login, or on both sides of it if the page is left
 * meanwhile (`recordCartAtom`).
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
 * Stores a visitor's lines for the next page, in case the login leaves this one, and clears them
 * for a member. Call it when the cart has changed.
 */
export const recordCartAtom = atom(null, (get) => {
  const { data: cart } = get(cartAtom.confirmed);
  // Without a storage of the host's nothing outlives the page.
  if (cart === undefined || !get(persistentStorageAtom)) return;
  const lines = isMembers(cart) ? [] : (cart?.lineItems ?? []);
  const snapshot: Snapshot | null = lines.length > 0 ? { at: Date.now(), lines } : null;
  writePersonal(get, get(cartStorageAtom), NAME, snapshot, lossless);
});
