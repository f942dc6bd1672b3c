/** Item in a row of pages: a page number, or a gap between two non-adjacent pages. */
export type PageListItem = number | 'gap';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Maximum number of items in a row. With more pages, the row always has this length. */
const maxItems = 7;

/**
 * Returns the row of pages around the current one: first and last, the neighbors, and gaps that
 * hide two pages or more. The row keeps its length on every page, so that nothing moves under the
 * pointer.
 *
 * @throws {RangeError} if a number is not an integer, or the page does not exist.
 */
export function getPageList(page: number, pages: number): PageListItem[] {
  if (!Number.isInteger(pages) || pages < 1) {
    throw new RangeError(`There are ${pages} pages. Give the number of pages, 1 or more.`);
  }
  if (!Number.isInteger(page) || page < 1 || page > pages) {
    throw new RangeError(
      `Page ${page} of ${pages} is shown. Give a whole number from 1 to ${pages}.`,
    );
  }
  if (pages <= maxItems) return range(1, pages);
  const inner = maxItems - 4;
  const reach = maxItems - 2;
  if (page < reach) return [...range(1, reach), 'gap', pages];
  if (page > pages - reach + 1) return [1, 'gap', ...range(pages - reach + 1, pages)];
  const before = Math.floor(inner / 2);
  return [1, 'gap', ...range(page - before, page - before + inner - 1), 'gap', pages];
}
