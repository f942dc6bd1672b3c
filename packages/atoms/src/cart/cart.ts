import type { Cart, LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { queryAtom } from '../query/query-atom.ts';
import { personal } from '../session/session-scope.ts';
import { clientAtom } from '../storefront.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { cartKeys } from './keys.ts';
import { insertRestored } from './lines/line-order.ts';
import { lineOrderAtom } from './lines/removed-lines.ts';
import { getLines } from './queue/cart-edits.ts';
import { cartEditsAtom, cartQueueAtom } from './queue/cart-queue.ts';
import { readCart } from './queue/recover-cart.ts';
import { cartInvalidationsAtom, isWorthReading } from './sync/cross-tab-sync.ts';

/**
 * The visitor's current cart with all pending edits applied, or null if there is none yet, or no
 * longer. It is refetched when another tab changed it, when the page returns to the foreground (at
 * most once in 30 seconds), and when the browser restores a cached page. Its `confirmed` atom has
 * the server's last response. See docs/reference/cart.mdx.
 */
export const cartAtom = queryAtom<Cart | null>((get) => {
  const client = get(clientAtom);
  const queue = get(cartQueueAtom);
  get(cartInvalidationsAtom);
  return {
    queryKey: cartKeys.current,
    meta: personal,
    refetchOnWindowFocus: isWorthReading,
    queryFn: async ({ signal }) => {
      await queue.idle();
      signal.throwIfAborted();
      return readCart(client, { signal });
    },
  };
});

/** The lines in display order: the server's order, with restored lines at their old position. */
export const cartLinesAtom = atom((get): readonly LineItem[] =>
  insertRestored(get(cartAtom).data?.lineItems ?? [], get(lineOrderAtom)),
);

const linesByIdAtom = atom((get) => new Map(get(cartLinesAtom).map((line) => [line._id, line])));

/** One line by its id, while it is in the cart. */
export const cartLineAtom = weakFamily(
  (lineId: string) => atom((get) => get(linesByIdAtom).get(lineId)),
  String,
);

/** Number of pieces in the cart; 0 until the cart is loaded. */
export const cartCountAtom = atom((get) =>
  get(cartLinesAtom).reduce((count, { quantity }) => count + quantity, 0),
);

/**
 * Edits that the server has not confirmed. Amounts of the lines in them, and all totals, are the
 * old ones.
 */
export interface CartPending {
  /** Whether any edit is pending. */
  isPending: boolean;
  /** Whether one of them changes amounts, as all do but a note and the start of a checkout. */
  isChangingAmounts: boolean;
  /** IDs of the lines in pending edits. */
  lines: ReadonlySet<string>;
  /** Whether items are being added or removed lines restored. */
  isAdding: boolean;
  /** Whether a coupon is being applied or removed. */
  isChangingCoupon: boolean;
  /** Whether the buyer's note is being saved. */
  isSavingNote: boolean;
}

/** Pending edits. */
export const cartPendingAtom = atom((get): CartPending => {
  const edits = get(cartEditsAtom);
  const has = (...kinds: string[]) => edits.some(({ kind }) => kinds.includes(kind));
  return {
    isPending: edits.length > 0,
    isChangingAmounts: edits.some(({ kind }) => kind !== 'note' && kind !== 'checkout'),
    lines: new Set(edits.flatMap(getLines)),
    isAdding: has('add', 'restore'),
    isChangingCoupon: has('apply-coupon', 'remove-coupon'),
    isSavingNote: has('note'),
  };
});

/**
 * Whether a change of this line is pending; until it is confirmed, its amounts are the old ones.
 */
export const linePendingAtom = weakFamily(
  (lineId: string) => atom((get) => get(cartPendingAtom).lines.has(lineId)),
  String,
);
