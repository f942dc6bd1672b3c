/** Greater enlargements show less than they cost in space. */
const MAX_ENLARGEMENT = 4;

/** Space between two screenshots, in px. */
const GAP = 16;

/** A size in px. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The scale at which a part of a screenshot fits a space: enlarged to a whole multiple if it is small,
 * smaller than natural size only if it is wider than the space. A long page scrolls.
 */
export function getFittingScale({ width, height }: Size, space: Size): number {
  const multiple = Math.floor(Math.min(space.width / width, space.height / height));
  if (multiple >= 1) return Math.min(multiple, MAX_ENLARGEMENT);
  return Math.min(1, space.width / width);
}

/**
 * Where two screenshots are side by side: in columns, or one over the other if both are greater then
 * and visible without scrolling.
 */
export function arrange(box: Size, space: Size): { isStacked: boolean; scale: number } {
  const columns = getFittingScale(box, { ...space, width: (space.width - GAP) / 2 });
  const rows = getFittingScale(box, { ...space, height: (space.height - GAP) / 2 });
  const isStacked = rows > columns && box.height * rows <= (space.height - GAP) / 2;
  return { isStacked, scale: isStacked ? rows : columns };
}
