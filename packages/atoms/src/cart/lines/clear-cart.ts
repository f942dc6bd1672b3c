import type { LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { settleAll } from '../../query/settle-all.ts';
import { sessionScopedAtom } from '../../session/session-scope.ts';
import { cartLinesAtom } from '../cart.ts';
import { type CartFailure, type FailureAtom, lineErrorAtom } from '../queue/cart-errors.ts';
import { removeLineAtom, undoRemoveAtom } from './remove-line.ts';
import { dismissRemovedAtom, removedLinesAtom } from './removed-lines.ts';

/** Ids of the lines that went when the cart was cleared. */
export const clearedAtom = sessionScopedAtom<readonly string[]>([]);

/** The lines that were removed by clearing the cart and can be restored together. */
export const clearedLinesAtom = atom((get): readonly LineItem[] => {
  const cleared = get(clearedAtom);
  return get(removedLinesAtom).filter(({ _id }) => cleared.includes(_id));
});

/**
 * Removes all lines in one request. Needs no confirmation: it can be undone. See
 * docs/reference/cart.mdx.
 */
export const clearCartAtom = mutationAtom<void, void>({
  mutationFn: async (_nothing, { get, set }) => {
    const ids = get(cartLinesAtom).map(({ _id }) => _id);
    set(clearedAtom, ids);
    await settleAll(ids.map((lineId) => set(removeLineAtom, lineId)));
  },
});

/**
 * Restores all lines that were removed by clearing the cart, in one request, each at its old
 * position.
 */
export const undoClearAtom = mutationAtom<void, void>({
  mutationFn: async (_nothing, { get, set }) => {
    const cleared = get(clearedAtom);
    const lines = get(clearedLinesAtom);
    await settleAll(lines.map(({ _id }) => set(undoRemoveAtom, _id)));
    // A cart that was cleared again meanwhile has its own undo.
    set(clearedAtom, (current) => (current === cleared ? [] : current));
  },
});

/** The latest reason why cleared lines were not restored; writing dismisses all reasons. */
export const clearedErrorAtom: FailureAtom = atom(
  (get): CartFailure | null => {
    const failures = get(clearedLinesAtom).flatMap(({ _id }) => get(lineErrorAtom(_id)) ?? []);
    return failures.sort((one, other) => other.at - one.at)[0] ?? null;
  },
  (get, set) => {
    for (const { _id } of get(clearedLinesAtom)) set(lineErrorAtom(_id));
  },
);

/** Discards the option to restore the cleared lines. */
export const dismissClearedAtom = atom(null, (get, set) => {
  for (const { _id } of get(clearedLinesAtom)) set(dismissRemovedAtom, _id);
  set(clearedAtom, []);
});
