import type { Cart, LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { cartLineAtom, cartLinesAtom } from '../cart.ts';
import { cartPatch, withLine, withoutLine } from '../queue/cart-patches.ts';
import { pushCartEditAtom } from '../queue/cart-queue.ts';
import { recordOrder, restorePosition } from './line-order.ts';
import {
  currentIdAtom,
  dismissRemovedAtom,
  lineOrderAtom,
  removedLinesAtom,
  toInput,
} from './removed-lines.ts';

/** The removal of a line; `isSaved` if it is among the saved lines. */
const createRemovalAtom = (isSaved: boolean) =>
  mutationAtom<LineItem, Cart | null>({
    mutationFn: async ({ _id: lineId }, { set }) => {
      const { cart = null } = await set(pushCartEditAtom, { kind: 'remove', lineId, isSaved });
      return cart;
    },
    optimistic: ({ _id }, get) => [cartPatch((cart) => withoutLine(cart, get(currentIdAtom)(_id)))],
  });

const removalAtom = createRemovalAtom(false);
const savedRemovalAtom = createRemovalAtom(true);

/** Records the position of the lines, for a line that comes back. */
const recordOrderAtom = atom(null, (get, set) => {
  const ids = get(cartLinesAtom).map(({ _id }) => _id);
  set(lineOrderAtom, (lineOrder) => recordOrder(lineOrder, ids));
});

/**
 * Removes a line from the cart, immediately on the page, and stores the data for `undoRemoveAtom`.
 * Lines that are removed together are sent in one request. See docs/reference/cart.mdx.
 */
export const removeLineAtom = atom(
  (get) => get(removalAtom),
  (get, set, lineId: string): Promise<Cart | null> => {
    const line = get(cartLineAtom(lineId));
    if (!line) return Promise.reject(new RangeError(`There is no line "${lineId}" in the cart.`));
    set(recordOrderAtom);
    if (toInput(line)) set(removedLinesAtom, (lines) => [...lines, line]);
    const promise = set(removalAtom, line);
    // A line that an earlier restoration failed to bring back keeps its undo.
    promise.catch(() => get(cartLineAtom(lineId)) && set(dismissRemovedAtom, lineId));
    return promise;
  },
);

/** Removes a line that is among the saved lines, from which it can be restored: it leaves no placeholder. */
export const removeSavedLineAtom = atom(null, (_get, set, line: LineItem) => {
  set(recordOrderAtom);
  return set(savedRemovalAtom, line);
});

const restoringAtom = mutationAtom<LineItem, Cart | null>({
  mutationFn: async (line, { set }) => {
    const { _id: lineId } = line;
    const input = toInput(line);
    if (!input)
      throw new TypeError(`The line "${lineId}" has no catalog item and can’t be restored.`);
    set(dismissRemovedAtom, lineId);
    set(lineOrderAtom, (lineOrder) => restorePosition(lineOrder, lineId, lineId));
    const options = { lineItems: [input] };
    const { cart = null } = await set(pushCartEditAtom, { kind: 'restore', lineId, options });
    return cart;
  },
  optimistic: (line) => [cartPatch((cart) => withLine(cart, line))],
});

/**
 * Restores a removed line: the same item, options and quantity at its old position, under a new id;
 * the last one unless an id is given. After a rejection it stays among the removed lines, and the
 * error is in `lineErrorAtom` under the same id.
 */
export const undoRemoveAtom = atom(
  (get) => get(restoringAtom),
  (get, set, lineId?: string): Promise<Cart | null> => {
    const removed = get(removedLinesAtom);
    const line = lineId === undefined ? removed.at(-1) : removed.find(({ _id }) => _id === lineId);
    if (!line) {
      return Promise.reject(
        new RangeError(lineId ? `The line "${lineId}" was not removed.` : 'No line was removed.'),
      );
    }
    const promise = set(restoringAtom, line);
    promise.catch(() =>
      // It may have been removed again meanwhile, and be stored already.
      set(removedLinesAtom, (lines) =>
        lines.some(({ _id }) => _id === line._id) ? lines : [...lines, line],
      ),
    );
    return promise;
  },
);
