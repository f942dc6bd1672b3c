import { atom } from 'jotai/vanilla';
import { settleAll } from '../../query/settle-all.ts';
import { cartLinesAtom } from '../cart.ts';
import { deleteCartAtom } from '../delete-cart.ts';
import { addToCartAtom } from '../lines/add-to-cart.ts';
import { removeLineAtom } from '../lines/remove-line.ts';
import { removedLinesAtom } from '../lines/removed-lines.ts';
import { saveForLaterAtom } from '../lines/saved-lines.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { updateCartAtom } from '../update-cart.ts';
import type { CartEdit } from './cart-edits.ts';
import { type CartFailure, failuresAtom } from './cart-errors.ts';

const prefix = 'line:';

/** Repeats a reverted edit, as the shopper would. */
const repeatAtom = atom(null, (get, set, edit: CartEdit): Promise<unknown> | null => {
  const isInCart = (lineId: string) => get(cartLinesAtom).some(({ _id }) => _id === lineId);
  switch (edit.kind) {
    case 'quantity': {
      const { lineId, quantity } = edit;
      return isInCart(lineId) ? set(setQuantityAtom, { lineId, quantity }) : null;
    }
    case 'remove': {
      const { lineId, isSaved } = edit;
      if (!isInCart(lineId)) return null;
      return isSaved ? set(saveForLaterAtom, lineId) : set(removeLineAtom, lineId);
    }
    case 'add':
      return set(addToCartAtom, edit.options);
    case 'update':
      return set(updateCartAtom, edit.options);
    case 'delete':
      return set(deleteCartAtom);
    default:
      return null;
  }
});

const retryPartAtom = atom(null, (get, set, part: string): Promise<void> => {
  const { [part]: failure, ...rest } = get(failuresAtom);
  set(failuresAtom, rest);
  const promise = settleAll((failure?.edits ?? []).map((edit) => set(repeatAtom, edit)));
  // The failure is shown where the first one was.
  promise.catch(() => {});
  return promise;
});

/**
 * Retries the rejected change of a line, or without an id all changes that were not delivered.
 * Drops changes of lines that no longer exist.
 */
export const retryEditsAtom = atom(null, (_get, set, lineId?: string) =>
  set(retryPartAtom, lineId === undefined ? 'network' : prefix + lineId),
);

/** Retries the failed request of `cartErrorAtom`: adding, updating or deleting. */
export const retryCartAtom = atom(null, (_get, set) => set(retryPartAtom, 'cart'));

/**
 * The newest failure of a line that is no longer on the page, so that it can't be shown there.
 * Writing dismisses all of them.
 */
export const orphanedErrorAtom = atom(
  (get): CartFailure | null => {
    const shown = [...get(cartLinesAtom), ...get(removedLinesAtom)].map(({ _id }) => _id);
    const orphaned = Object.entries(get(failuresAtom)).flatMap(([part, failure]) =>
      part.startsWith(prefix) && !shown.includes(part.slice(prefix.length)) ? [failure] : [],
    );
    return orphaned.sort((one, other) => other.at - one.at)[0] ?? null;
  },
  (get, set) => {
    const shown = new Set(get(cartLinesAtom).map(({ _id }) => prefix + _id));
    set(failuresAtom, (failures) =>
      Object.fromEntries(
        Object.entries(failures).filter(([part]) => !part.startsWith(prefix) || shown.has(part)),
      ),
    );
  },
);
