import type { Cart, UpdateCartOptions } from '@vitrine/client/cart';
import { mutationAtom } from '../query/mutation-atom.ts';
import { pushCartEditAtom } from './queue/cart-queue.ts';

/** Updates the cart's own fields, such as the buyer's note. See docs/reference/cart.mdx. */
export const updateCartAtom = mutationAtom<UpdateCartOptions, Cart | null>({
  mutationFn: async (options, { set }) => {
    const { cart = null } = await set(pushCartEditAtom, { kind: 'update', options });
    return cart;
  },
});
