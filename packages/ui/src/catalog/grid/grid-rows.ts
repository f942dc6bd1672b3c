/**
 * Arranges the indexes of a list in rows of the given columns, with some two columns wide. Every
 * row except the last is full, if the wide tiles leave no hole.
 */
export function layoutRows(
  count: number,
  features: ReadonlySet<number>,
  columns: number,
): readonly (readonly number[])[] {
  const rows: number[][] = [];
  let free = 0;
  for (let index = 0; index < count; index += 1) {
    const width = Math.min(features.has(index) ? 2 : 1, columns);
    if (width > free) {
      rows.push([]);
      free = columns;
    }
    rows.at(-1)?.push(index);
    free -= width;
  }
  return rows;
}

/** Returns the number of rows that contain at least this many items. */
export function countRowsFor(rows: readonly (readonly number[])[], itemCount: number): number {
  let filled = 0;
  const at = rows.findIndex((row) => {
    filled += row.length;
    return filled >= itemCount;
  });
  return at < 0 ? rows.length : at + 1;
}
