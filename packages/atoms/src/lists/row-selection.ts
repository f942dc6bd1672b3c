import { atom, type WritableAtom } from 'jotai/vanilla';

/** The selected rows of a table. */
export interface RowSelection<Item> {
  /** By ID, in the order in which they were selected. */
  items: ReadonlyMap<string, Item>;
  /** The last selected row, from which a range extends. */
  anchor?: string;
  /** When all matching rows were read, in milliseconds; missing once a row is selected by hand. */
  completeAt?: number;
}

/** One change of a selection. */
export type RowSelectionChange<Item> =
  /** Selects or deselects a row; with `rows`, all visible rows between the last one and this one. */
  | { toggle: Item; rows?: readonly Item[] }
  /** Selects or deselects the visible rows. */
  | { rows: readonly Item[]; on: boolean }
  /** Selects all matching rows, as they were read at that moment. */
  | { all: readonly Item[]; at: number }
  /** Replaces the data of selected rows; rows that are not selected stay so. */
  | { update: readonly Item[] }
  /** Deselects rows that no longer exist. */
  | { remove: readonly Item[] }
  | 'clear';

/** The selection of a table, independent of its pages, sort order and filters. */
export type RowSelectionAtom<Item> = WritableAtom<
  RowSelection<Item>,
  [change: RowSelectionChange<Item>],
  void
>;

const empty: RowSelection<never> = { items: new Map<string, never>() };

/** Returns the visible rows from one to another, whichever comes first. */
function getRange<Item>(
  rows: readonly Item[],
  toId: (item: Item) => string,
  from: string | undefined,
  to: string,
): readonly Item[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => toId(row) === id));
  const [start = -1, end = -1] = ends.sort((one, other) => one - other);
  return start < 0 ? rows.filter((row) => toId(row) === to) : rows.slice(start, end + 1);
}

/**
 * Creates the selection of a table. It contains the items themselves, so that rows of other pages can
 * be acted on, and it survives paging, sorting and refetching.
 *
 * @param toId returns the unique ID of an item.
 */
export function createRowSelection<Item>(toId: (item: Item) => string): RowSelectionAtom<Item> {
  const cellAtom = atom<RowSelection<Item>>(empty);
  const withRows = (
    { items }: RowSelection<Item>,
    rows: readonly Item[],
    on: boolean,
  ): Map<string, Item> => {
    const next = new Map(items);
    for (const row of rows) {
      if (on) next.set(toId(row), row);
      else next.delete(toId(row));
    }
    return next;
  };
  return atom(
    (get) => get(cellAtom),
    (get, set, change) => {
      const before = get(cellAtom);
      if (change === 'clear') return set(cellAtom, empty);
      if ('toggle' in change) {
        const anchor = toId(change.toggle);
        if (change.rows) {
          const range = getRange(change.rows, toId, before.anchor, anchor);
          return set(cellAtom, { items: withRows(before, range, true), anchor });
        }
        const isOn = before.items.has(anchor);
        return set(cellAtom, { items: withRows(before, [change.toggle], !isOn), anchor });
      }
      if ('all' in change) {
        return set(cellAtom, { items: withRows(empty, change.all, true), completeAt: change.at });
      }
      if ('update' in change) {
        const known = change.update.filter((row) => before.items.has(toId(row)));
        return set(cellAtom, { ...before, items: withRows(before, known, true) });
      }
      if ('remove' in change) {
        return set(cellAtom, { ...before, items: withRows(before, change.remove, false) });
      }
      set(cellAtom, { items: withRows(before, change.rows, change.on) });
    },
  );
}
