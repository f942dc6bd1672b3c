import { type PagedList, type PageWindow, toPagedList } from './paged-list.ts';
import type { PageChange } from './paging.ts';

/** Paging mode of a list: numbered pages, a button, or automatic loading near its end. */
export type ListPaging = 'pages' | 'more' | 'infinite';

/** Maximum number of pages fetched together for a URL with a page number. */
export const MAX_RESTORED_PAGES = 10;

/** Whether these pages match a state. */
export function isPageVisible(
  { first, last }: PageWindow,
  page: number,
  paging: ListPaging,
): boolean {
  if (paging === 'pages') return first === page && last === page;
  return first === 1 && (last === page || (page > last && last >= MAX_RESTORED_PAGES));
}

/**
 * Whether these pages may be shown for a state: an additional page may have loaded before the state
 * is updated.
 */
export const isShowable = (window: PageWindow, page: number, paging: ListPaging): boolean =>
  isPageVisible(window, page, paging) ||
  (paging !== 'pages' && window.first === 1 && window.last >= page);

/** Returns the change that brings the pages to the state's page. */
export function goToPage(page: number, paging: ListPaging): PageChange {
  return paging === 'pages' ? { page } : { through: Math.min(page, MAX_RESTORED_PAGES) };
}

/** Returns a list before its first request. */
export function pendingList<Item>(
  page: number,
  limit: number,
  paging: ListPaging,
): PagedList<Item> {
  const shown = { first: paging === 'pages' ? page : 1, last: page };
  return { ...toPagedList<Item, unknown>([], shown, { limit, toId: String }, undefined) };
}

/**
 * Returns the list of a new query; until it loads, the previously displayed one, marked as
 * placeholder.
 */
export function keepVisiblePages<Item>(
  list: PagedList<Item>,
  before: PagedList<Item> | undefined,
): PagedList<Item> {
  if (list.status !== 'pending' || !before) return list;
  const { first, last } = list;
  return {
    ...before,
    first,
    last,
    isFetching: true,
    isLoadingMore: false,
    isPlaceholderData: true,
  };
}
