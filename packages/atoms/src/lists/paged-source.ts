import type { PagedAtom } from './paging.ts';

/**
 * Where a list gets its pages from, whatever the platform counts them by: a list state, its address
 * and its parts stand on this and know neither offsets nor cursors.
 */
export interface PagedSource<Query, Item> {
  /** The list of a query. */
  listOf: (query: Query) => PagedAtom<Item>;
  /** Whether any page can be gone to by its number, as by offset; else they follow each other. */
  hasNumbers: boolean;
}

/** A source that pages by offset, as `productsAtom`. */
export const offsetSource = <Query, Item>(
  listOf: (query: Query) => PagedAtom<Item>,
): PagedSource<Query, Item> => ({ listOf, hasNumbers: true });

/** A source that pages by cursor, as `backInStockRequestsAtom`. */
export const cursorSource = <Query, Item>(
  listOf: (query: Query) => PagedAtom<Item>,
): PagedSource<Query, Item> => ({ listOf, hasNumbers: false });
