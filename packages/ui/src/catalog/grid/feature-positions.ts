import type { Product } from '@vitrine/client/catalog';

/** Number of tiles per wide tile. */
const span = 8;

/** First index in each span for a wide tile: never the first of a page. */
const earliest = 3;

/** Whether a two-column tile after this many cells leaves no hole in 2, 3 or 4 columns. */
const fits = (cells: number): boolean =>
  [2, 3, 4].every((columns) => cells % columns <= columns - 2);

function isLandscape({ media }: Product): boolean {
  const image = (media?.mainMedia ?? media?.items?.[0])?.image;
  return image !== undefined && image.width > image.height;
}

/**
 * Returns the indexes of wide tiles in a list: at most one in eight, and only products whose first
 * image is in landscape format. Rows stay full with any number of columns.
 */
export function getFeaturePositions(products: readonly Product[]): ReadonlySet<number> {
  const positions = new Set<number>();
  for (let start = 0; start < products.length; start += span) {
    const inSpan = products.slice(start + earliest, start + span);
    const found = inSpan.findIndex(
      (product, offset) => isLandscape(product) && fits(start + earliest + offset + positions.size),
    );
    if (found >= 0) positions.add(start + earliest + found);
  }
  return positions;
}
