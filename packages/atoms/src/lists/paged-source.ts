import type { PagedAtom } from './paging.ts';

/**
 * Source of a list's pages, whatever the platform's paging: a list's state, URL and components
 * use this and know neither offsets nor cursors.
 */
export interface PagedSource<Query, Item> {
  /** The list of a query. */
  listOf: (query: Query) => PagedAtom<Item>;
  /** Whether pages can be accessed by number, as with offsets; otherwise only in sequence. */
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
