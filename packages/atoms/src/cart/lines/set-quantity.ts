import type { Cart } from '@vitrine/client/cart';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { cartPatch, withQuantity } from '../queue/cart-patches.ts';
import { pushCartEditAtom } from '../queue/cart-queue.ts';
import { currentIdAtom } from './removed-lines.ts';

/** New quantity of a line. */
export interface QuantityChange {
  /** `_id` of the line. */
  lineId: string;
  /** Number of pieces that the line should have. */
  quantity: number;
}

/**
 * Sets the quantity of a line, immediately on the page and in one request for all lines that change
 * together. While a request is pending, the newest quantity of each line waits and is sent next; an
 * older response never overwrites it. A rejection reverts only the rejected line. See
 * docs/reference/cart.mdx.
 */
export const setQuantityAtom = mutationAtom<QuantityChange, Cart | null>({
  mutationFn: async ({ lineId, quantity }, { set }) => {
    if (!Number.isInteger(quantity) || quantity < 1) {
      throw new RangeError(
        `A quantity is a whole number from 1, but it is ${quantity}. To take a line away, use removeLineAtom.`,
      );
    }
    const { cart = null } = await set(pushCartEditAtom, { kind: 'quantity', lineId, quantity });
    return cart;
  },
  optimistic: ({ lineId, quantity }, get) => [
    cartPatch((cart) => withQuantity(cart, get(currentIdAtom)(lineId), quantity)),
  ],
});
