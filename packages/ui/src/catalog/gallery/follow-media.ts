/**
 * The picture to show when other ones come: the one on show, wherever it stands among them, as long
 * as they lead with the same. Another lead is another object, which begins with it.
 *
 * @param before the ids until now, and `index` the one of them on show.
 */
export function getFollowedIndex(
  before: readonly string[],
  index: number,
  after: readonly string[],
): number {
  const shown = before[index];
  if (before[0] !== after[0] || shown === undefined) return 0;
  const place = after.indexOf(shown);
  return place === -1 ? Math.max(0, Math.min(index, after.length - 1)) : place;
}
