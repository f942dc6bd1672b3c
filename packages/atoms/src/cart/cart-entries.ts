import type { LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { cartLinesAtom } from './cart.ts';
import { type LinePlaces, placeRestored } from './line-places.ts';
import { linePlacesAtom, removedLinesAtom } from './removed-lines.ts';

/** A row of the cart: a line, or the place that a removed one has left. */
export interface CartEntry {
  /** Stays the same when the line is removed and restored, although its id changes. */
  key: string;
  line: LineItem;
  isRemoved: boolean;
}

/** Lines and removed lines in the order of the page. */
export function entriesOf(
  lines: readonly LineItem[],
  removed: readonly LineItem[],
  places: LinePlaces,
): readonly CartEntry[] {
  const here = new Set(lines.map(({ _id }) => _id));
  const gone = removed.filter(({ _id }) => !here.has(_id));
  const goneIds = gone.map(({ _id }) => _id);
  const placed = placeRestored([...lines, ...gone], {
    ...places,
    restored: [...places.restored, ...goneIds],
  });
  return placed.map((line) => ({
    key: places.firstIds[line._id] ?? line._id,
    line,
    isRemoved: goneIds.includes(line._id),
  }));
}

/** The rows of the cart: its lines, and a place for each removed line that can be put back. */
export const cartEntriesAtom = atom((get) =>
  entriesOf(get(cartLinesAtom), get(removedLinesAtom), get(linePlacesAtom)),
);
