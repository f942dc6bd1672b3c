/**
 * Returns the index of the image to show when the images change: the current one, at its new
 * position, as long as the first image is the same. Another first image means another product,
 * which starts from the beginning.
 *
 * @param before the previous ids, and `index` the shown one.
 */
export function getFollowedIndex(
  before: readonly string[],
  index: number,
  after: readonly string[],
): number {
  const shown = before[index];
  if (before[0] !== after[0] || shown === undefined) return 0;
  const newIndex = after.indexOf(shown);
  return newIndex === -1 ? Math.max(0, Math.min(index, after.length - 1)) : newIndex;
}
