import { type Cart, getCurrentCart, type LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { orNull } from '../core/or-null.ts';
import { queryAtom } from '../core/query-atom.ts';
import { clientAtom } from '../core/storefront.ts';
import { weakFamily } from '../core/weak-family.ts';
import { lineOf } from './cart-edits.ts';
import { cartEditsAtom, cartQueueAtom } from './cart-queue.ts';
import { cartKeys } from './keys.ts';
import { placeRestored } from './line-places.ts';
import { linePlacesAtom } from './removed-lines.ts';

/**
 * The visitor's current cart as it will be when all edits are through, or null when there is none
 * yet. Its `confirmed` atom has what the server said last. Specification 7.2.
 */
export const cartAtom = queryAtom<Cart | null>((get) => {
  const client = get(clientAtom);
  const queue = get(cartQueueAtom);
  return {
    queryKey: cartKeys.current,
    queryFn: async ({ signal }) => {
      await queue.idle();
      signal.throwIfAborted();
      return orNull(getCurrentCart(client, { signal }));
    },
  };
});

/** The lines in the order of the page: the server's, and restored lines at their old place. */
export const cartLinesAtom = atom((get): readonly LineItem[] =>
  placeRestored(get(cartAtom).data?.lineItems ?? [], get(linePlacesAtom)),
);

/** One line by its id, while it is in the cart. */
export const cartLineAtom = weakFamily(
  (lineId: string) => atom((get) => get(cartLinesAtom).find(({ _id }) => _id === lineId)),
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
}

/** What is on its way to the server. */
export const cartPendingAtom = atom((get): CartPending => {
  const edits = get(cartEditsAtom);
  const has = (...kinds: string[]) => edits.some(({ kind }) => kinds.includes(kind));
  return {
    isPending: edits.length > 0,
    lines: new Set(edits.flatMap((edit) => lineOf(edit) ?? [])),
    isAdding: has('add', 'restore'),
    isChangingCoupon: has('apply-coupon', 'remove-coupon'),
  };
});

/** Whether a change of this line is on its way; until it is through, its amounts are the old ones. */
export const linePendingAtom = weakFamily(
  (lineId: string) => atom((get) => get(cartPendingAtom).lines.has(lineId)),
  String,
);
