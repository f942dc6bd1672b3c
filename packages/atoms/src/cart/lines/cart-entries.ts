import type { LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { structurallyShared } from '../../query/structural-sharing.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartLinesAtom } from '../cart.ts';
import { clearedAtom } from './clear-cart.ts';
import { insertRestored, type LineOrder } from './line-order.ts';
import { lineOrderAtom, removedLinesAtom } from './removed-lines.ts';

/** A row of the cart: a line, or the placeholder of a removed one. */
export interface CartEntry {
  /** Stays the same when the line is removed and restored, even though its id changes. */
  key: string;
  /** The line; of a placeholder, as it was when it was removed. */
  line: LineItem;
  /** Whether the row is a placeholder, from which the line can be restored. */
  isRemoved: boolean;
}

/** Lines and removed lines in the order of the page. */
export function getEntries(
  lines: readonly LineItem[],
  removed: readonly LineItem[],
  lineOrder: LineOrder,
): readonly CartEntry[] {
  const here = new Set(lines.map(({ _id }) => _id));
  const removedLines = removed.filter(({ _id }) => !here.has(_id));
  const removedIds = removedLines.map(({ _id }) => _id);
  const placed = insertRestored([...lines, ...removedLines], {
    ...lineOrder,
    restored: [...lineOrder.restored, ...removedIds],
  });
  return placed.map((line) => ({
    key: lineOrder.firstIds[line._id] ?? line._id,
    line,
    isRemoved: removedIds.includes(line._id),
  }));
}

/**
 * The rows of the cart: its lines, and a placeholder for each removed line that can be restored.
 * Lines that were removed together by clearing the cart have no placeholders.
 */
export const cartEntriesAtom = atom((get) => {
  const cleared = get(clearedAtom);
  const removed = get(removedLinesAtom).filter(({ _id }) => !cleared.includes(_id));
  return getEntries(get(cartLinesAtom), removed, get(lineOrderAtom));
});

/** The keys of the rows in display order; the same reference while the rows stay the same. */
export const cartEntryKeysAtom = structurallyShared(
  atom((get): readonly string[] => get(cartEntriesAtom).map(({ key }) => key)),
);

const entriesByKeyAtom = atom(
  (get) => new Map(get(cartEntriesAtom).map((entry) => [entry.key, entry])),
);

/** One row by its key, the same object while it does not change; none when it is not there. */
export const cartEntryAtom = weakFamily(
  (key: string) => structurallyShared(atom((get) => get(entriesByKeyAtom).get(key))),
  String,
);
