import { mutationAtom } from '../query/mutation-atom.ts';
import { dismissRemovedAtom } from './lines/removed-lines.ts';
import { pushCartEditAtom } from './queue/cart-queue.ts';

/** Deletes the cart with all its lines, those included that could be put back. See docs/reference/cart.mdx. */
export const deleteCartAtom = mutationAtom<void, void>({
  mutationFn: async (_nothing, { set }) => {
    await set(pushCartEditAtom, { kind: 'delete' });
    set(dismissRemovedAtom);
  },
});
