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
 * The visitor's current cart as it will be when all edits are through, or null when there is none
 * yet, or none any more. It is read again when another tab changed it, when the page comes back to
 * the front (at most once in 30 seconds), and when the browser shows a page that it kept. Its
 * `confirmed` atom has what the server said last. See docs/reference/cart.md.
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

/** The lines in the order of the page: the server's, and restored lines at their old place. */
export const cartLinesAtom = atom((get): readonly LineItem[] =>
  insertRestored(get(cartAtom).data?.lineItems ?? [], get(lineOrderAtom)),
);

const linesByIdAtom = atom((get) => new Map(get(cartLinesAtom).map((line) => [line._id, line])));

/** One line by its id, while it is in the cart. */
export const cartLineAtom = weakFamily(
  (lineId: string) => atom((get) => get(linesByIdAtom).get(lineId)),
  String,
);

/** Pieces in the cart; 0 until the cart is known. */
export const cartCountAtom = atom((get) =>
  get(cartLinesAtom).reduce((count, { quantity }) => count + quantity, 0),
);

/** What the server has yet to confirm. Amounts of the lines in it, and all sums, are the old ones. */
export interface CartPending {
  isPending: boolean;
  lines: ReadonlySet<string>;
  isAdding: boolean;
  isChangingCoupon: boolean;
  isSavingNote: boolean;
}

/** What is on its way to the server. */
export const cartPendingAtom = atom((get): CartPending => {
  const edits = get(cartEditsAtom);
  const has = (...kinds: string[]) => edits.some(({ kind }) => kinds.includes(kind));
  return {
    isPending: edits.length > 0,
    lines: new Set(edits.flatMap(getLines)),
    isAdding: has('add', 'restore'),
    isChangingCoupon: has('apply-coupon', 'remove-coupon'),
    isSavingNote: has('note'),
  };
});

/** Whether a change of this line is on its way; until it is through, its amounts are the old ones. */
export const linePendingAtom = weakFamily(
  (lineId: string) => atom((get) => get(cartPendingAtom).lines.has(lineId)),
  String,
);
