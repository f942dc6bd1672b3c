import type { Product } from '@vitrine/client/catalog';

/** One tile in so many may be wide. */
const span = 8;

/** The first place in each span that a wide tile may take: never the first of a page. */
const earliest = 3;

/** Whether a tile of two columns, after so many cells, leaves no hole in 2, 3 or 4 columns. */
const fits = (cells: number): boolean =>
  [2, 3, 4].every((columns) => cells % columns <= columns - 2);

function isLandscape({ media }: Product): boolean {
  const image = (media?.mainMedia ?? media?.items?.[0])?.image;
  return image !== undefined && image.width > image.height;
}

/**
 * The places of wide tiles in a list: at most one in eight, and only products that lead with a
 * picture wider than high. Rows stay full whatever the number of columns.
 */
export function getFeaturePositions(products: readonly Product[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let start = 0; start < products.length; start += span) {
    const inSpan = products.slice(start + earliest, start + span);
    const found = inSpan.findIndex(
      (product, offset) => isLandscape(product) && fits(start + earliest + offset + places.size),
    );
    if (found >= 0) places.add(start + earliest + found);
  }
  return places;
}
