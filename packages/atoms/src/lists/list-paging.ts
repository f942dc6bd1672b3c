import { type PagedList, type PageWindow, toPagedList } from './paged-list.ts';
import type { PageChange } from './paging.ts';

/** How a list goes on: by numbered pages, by a button, or by itself as its end comes near. */
export type ListPaging = 'pages' | 'more' | 'infinite';

/** An address may name any page; so many are fetched at once for it, and no more. */
export const MAX_RESTORED_PAGES = 10;

/** Whether these pages are what a state asks for. */
export function isPageVisible(
  { first, last }: PageWindow,
  page: number,
  paging: ListPaging,
): boolean {
  if (paging === 'pages') return first === page && last === page;
  return first === 1 && (last === page || (page > last && last >= MAX_RESTORED_PAGES));
}

/** Whether these pages may be shown for a state: a page more may have come before the state knows. */
export const isShowable = (window: PageWindow, page: number, paging: ListPaging): boolean =>
  isPageVisible(window, page, paging) ||
  (paging !== 'pages' && window.first === 1 && window.last >= page);

/** What brings these pages to where a state asks for. */
export function goToPage(page: number, paging: ListPaging): PageChange {
  return paging === 'pages' ? { page } : { through: Math.min(page, MAX_RESTORED_PAGES) };
}

/** A list of which nothing has been asked yet. */
export function pendingList<Item>(
  page: number,
  limit: number,
  paging: ListPaging,
): PagedList<Item> {
  const shown = { first: paging === 'pages' ? page : 1, last: page };
  return { ...toPagedList<Item, unknown>([], shown, { limit, toId: String }, undefined) };
}

/** The list of a new query; while nothing of it is there, what was on show before, marked as such. */
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
