/** A position in a list of media, counted from 0. */
export type MediaMove = number | 'first' | 'last';

/**
 * Returns a list of IDs in which some are moved together, in their own order, so that the first of them
 * is at a position. Positions beyond an end are that end; unknown IDs are ignored.
 *
 * @example moveMedia(['a', 'b', 'c', 'd'], ['a', 'c'], 2); // ['b', 'd', 'a', 'c']
 */
export function moveMedia(
  ids: readonly string[],
  moved: readonly string[],
  to: MediaMove,
): readonly string[] {
  const names = new Set(moved);
  const group = ids.filter((id) => names.has(id));
  const others = ids.filter((id) => !names.has(id));
  const position = to === 'first' ? 0 : to === 'last' ? others.length : to;
  const start = Math.max(0, Math.min(Math.round(position), others.length));
  return [...others.slice(0, start), ...group, ...others.slice(start)];
}
