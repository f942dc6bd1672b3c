import type { LineItem } from '@vitrine/client/cart';

/**
 * Positions of restored lines. A restored line has a new id, and its position on the server is
 * arbitrary.
 */
export interface LineOrder {
  /** Ids of lines in their display order, including removed ones. */
  order: readonly string[];
  /** Ids of the lines that were restored. */
  restored: readonly string[];
  /** The id that a restored line had when it was first seen, by the id that it has now. */
  firstIds: Readonly<Record<string, string>>;
  /** Replacement ids of removed lines. */
  nextIds: Readonly<Record<string, string>>;
}

export const emptyLineOrder: LineOrder = { order: [], restored: [], firstIds: {}, nextIds: {} };

/** Returns the current id of a line, for a change that used an older one. */
export function currentId({ nextIds }: LineOrder, lineId: string): string {
  let id = lineId;
  for (let next = nextIds[id]; next !== undefined; next = nextIds[id]) id = next;
  return id;
}

/** Records the order of the lines on the page, before one of them is removed. */
export function recordOrder(lineOrder: LineOrder, ids: readonly string[]): LineOrder {
  const order = [...lineOrder.order, ...ids.filter((id) => !lineOrder.order.includes(id))];
  return { ...lineOrder, order };
}

/** Redirects changes of an old id to a new one. */
export function renameLine(lineOrder: LineOrder, oldId: string, newId: string): LineOrder {
  // Prevents a cycle in `currentId` if the platform reuses an id.
  const { [newId]: _reused, ...nextIds } = lineOrder.nextIds;
  return {
    ...lineOrder,
    firstIds: { ...lineOrder.firstIds, [newId]: lineOrder.firstIds[oldId] ?? oldId },
    nextIds: newId === oldId ? nextIds : { ...nextIds, [oldId]: newId },
  };
}

/** Gives the position of a removed line to its replacement. */
export function restorePosition(lineOrder: LineOrder, oldId: string, newId: string): LineOrder {
  return {
    ...renameLine(lineOrder, oldId, newId),
    order: lineOrder.order.map((id) => (id === oldId ? newId : id)),
    restored: [...lineOrder.restored.filter((id) => id !== oldId), newId],
  };
}

/** Returns the lines in the server's order, with restored ones after their former predecessors. */
export function insertRestored(
  lines: readonly LineItem[],
  { order, restored }: LineOrder,
): readonly LineItem[] {
  const isRestored = ({ _id }: LineItem) => restored.includes(_id);
  if (!lines.some(isRestored)) return lines;
  const placed = lines.filter((line) => !isRestored(line));
  for (const [position, id] of order.entries()) {
    const line = lines.find((one) => one._id === id && isRestored(one));
    const before = order.slice(0, position);
    if (line) placed.splice(placed.findLastIndex(({ _id }) => before.includes(_id)) + 1, 0, line);
  }
  return placed;
}
