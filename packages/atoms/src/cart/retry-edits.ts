import { atom } from 'jotai/vanilla';
import { settleAll } from '../core/settle-all.ts';
import { cartLinesAtom } from './cart.ts';
import { setQuantityAtom } from './cart-actions.ts';
import type { CartEdit } from './cart-edits.ts';
import { type CartFailure, failuresAtom } from './cart-errors.ts';
import { removeLineAtom } from './remove-line.ts';
import { removedLinesAtom } from './removed-lines.ts';

const prefix = 'line:';

/** Asks for edits anew that were taken back, as the shopper would. */
const repeatAtom = atom(null, (get, set, edits: readonly CartEdit[]) => {
  const here = new Set(get(cartLinesAtom).map(({ _id }) => _id));
  const again = edits.map((edit) => {
    if (!('lineId' in edit) || !here.has(edit.lineId)) return null;
    const { lineId } = edit;
    if (edit.kind === 'quantity') {
      return set(setQuantityAtom, { lineId, quantity: edit.quantity });
    }
    return edit.kind === 'remove' ? set(removeLineAtom, lineId) : null;
  });
  return settleAll(again);
});

/**
 * Asks for the refused change of a line once more, or without an id for all changes that did not
 * arrive. Changes of lines that have gone meanwhile are given up.
 */
export const retryEditsAtom = atom(null, (get, set, lineId?: string): Promise<void> => {
  const part = lineId === undefined ? 'network' : prefix + lineId;
  const { [part]: failure, ...rest } = get(failuresAtom);
  set(failuresAtom, rest);
  const promise = set(repeatAtom, failure?.edits ?? []);
  // The failure is told where the first one was.
  promise.catch(() => {});
  return promise;
});

/**
 * The newest failure of a line that is not on the page any more, so that it can't be told there.
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
