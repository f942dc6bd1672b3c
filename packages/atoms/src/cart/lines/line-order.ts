import type { LineItem } from '@vitrine/client/cart';

/** Where restored lines belong. A restored line has a new id, and the server puts it anywhere. */
export interface LineOrder {
  /** Ids of lines in the order in which they stood, those that have gone included. */
  order: readonly string[];
  /** Ids of the lines that were restored. */
  restored: readonly string[];
  /** The id that a restored line had when it was first seen, by the id that it has now. */
  firstIds: Readonly<Record<string, string>>;
  /** The id that came instead of one that has gone. */
  nextIds: Readonly<Record<string, string>>;
}

export const emptyLineOrder: LineOrder = { order: [], restored: [], firstIds: {}, nextIds: {} };

/** The id that a line has now, for a change that was asked for under an older one. */
export function currentId({ nextIds }: LineOrder, lineId: string): string {
  let id = lineId;
  for (let next = nextIds[id]; next !== undefined; next = nextIds[id]) id = next;
  return id;
}

/** Remembers the order of the lines on the page, before one of them goes. */
export function recordOrder(places: LineOrder, ids: readonly string[]): LineOrder {
  const order = [...places.order, ...ids.filter((id) => !places.order.includes(id))];
  return { ...places, order };
}

/** What was asked for under one id concerns another one from here on. */
export function renameLine(places: LineOrder, oldId: string, newId: string): LineOrder {
  // A platform that gives out an id again must not lead `currentId` in a circle.
  const { [newId]: _reused, ...nextIds } = places.nextIds;
  return {
    ...places,
    firstIds: { ...places.firstIds, [newId]: places.firstIds[oldId] ?? oldId },
    nextIds: newId === oldId ? nextIds : { ...nextIds, [oldId]: newId },
  };
}

/** Gives the place of a line that has gone to the line that came instead. */
export function restorePosition(places: LineOrder, oldId: string, newId: string): LineOrder {
  return {
    ...renameLine(places, oldId, newId),
    order: places.order.map((id) => (id === oldId ? newId : id)),
    restored: [...places.restored.filter((id) => id !== oldId), newId],
  };
}

/** The lines in the server's order, but restored ones behind those that stood before them. */
export function insertRestored(
  lines: readonly LineItem[],
  { order, restored }: LineOrder,
): readonly LineItem[] {
  const isRestored = ({ _id }: LineItem) => restored.includes(_id);
  if (!lines.some(isRestored)) return lines;
  const placed = lines.filter((line) => !isRestored(line));
  for (const [place, id] of order.entries()) {
    const line = lines.find((one) => one._id === id && isRestored(one));
    const before = order.slice(0, place);
    if (line) placed.splice(placed.findLastIndex(({ _id }) => before.includes(_id)) + 1, 0, line);
  }
  return placed;
}
