import type { PageData, PageWindow } from './paging.ts';
import type { QueryResult } from './query-atom.ts';

/** Some pages of a list as one. */
export interface PagedList<Item> extends PageWindow {
  status: 'pending' | 'error' | 'success';
  items: readonly Item[];
  /** Items in all pages, where the platform tells. */
  total: number | undefined;
  /** Pages in all, where the platform tells the total. */
  pageCount: number | undefined;
  limit: number;
  hasNext: boolean;
  hasPrevious: boolean;
  isFetching: boolean;
  /** A further page is on its way, below those on show. */
  isLoadingMore: boolean;
  /** The items are those of the page before, until the new page is in. */
  isPlaceholderData: boolean;
  /** Of the first page that failed; what is there of the others stays on show. */
  error: Error | null;
}

/** An item that moved from one page to the next between two requests would come twice. */
function withoutRepeats<Item extends { _id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item._id, item])).values()];
}

/** The pages on show as one list; `previous` stands in while the first of them has no data. */
export function toPagedList<Item extends { _id: string }>(
  pages: readonly QueryResult<PageData<Item>>[],
  { first, last }: PageWindow,
  limit: number,
  previous: PagedList<Item> | undefined,
): PagedList<Item> {
  const loaded = pages.flatMap((page) => (page.data ? [page.data] : []));
  const newest = pages.at(-1);
  const error = pages.find((page) => page.error)?.error ?? null;
  const isFetching = pages.some((page) => page.isFetching);

  if (pages[0]?.data === undefined && previous) {
    const status = error ? 'error' : 'success';
    return { ...previous, first, last, status, isFetching, error, isPlaceholderData: true };
  }

  const total = loaded.at(-1)?.total;
  return {
    status: loaded.length > 0 ? 'success' : error ? 'error' : 'pending',
    items: withoutRepeats(loaded.flatMap((page) => page.items)),
    total,
    pageCount: total === undefined ? undefined : Math.ceil(total / limit),
    first,
    last,
    limit,
    hasNext: newest?.data?.hasNext ?? false,
    hasPrevious: first > 1,
    isFetching,
    isLoadingMore: pages.length > 1 && newest?.data === undefined && newest?.isFetching === true,
    isPlaceholderData: false,
    error,
  };
}
