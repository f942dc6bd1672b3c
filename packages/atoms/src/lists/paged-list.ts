/** One page of a list, as stored in the cache. */
export interface PageData<Item, Details = unknown> {
  /** In the platform's order. */
  items: readonly Item[];
  /** Items in all pages, where the platform reports it. */
  total?: number;
  /** How many items of this page, and so of the total, a patch removed. */
  takenOut?: number;
  /** Whether there is a further page. */
  hasNext: boolean;
  /** What else the platform reports about the whole list. */
  details?: Details;
}

/** The visible pages, from the first to the last; the first page of a list is 1. */
export interface PageWindow {
  /** Number of the first visible page. */
  first: number;
  /** Number of the last visible page. */
  last: number;
}

/** A page as far as it is loaded. */
export interface PageResult<Item, Details = unknown> {
  data: PageData<Item, Details> | undefined;
  error: Error | null;
  isFetching: boolean;
}

/** The visible pages of a list as one list. */
export interface PagedList<Item, Details = unknown> extends PageWindow {
  /** `success` if a page is loaded, also with an `error` of another one. */
  status: 'pending' | 'error' | 'success';
  /** Items of all visible pages, each of them once. */
  items: readonly Item[];
  /** Items in all pages, where the platform reports it. */
  total: number | undefined;
  /** Number of pages, where the platform reports the total. */
  pageCount: number | undefined;
  /** Items a page. */
  limit: number;
  /** Whether there is a page after the last visible one. */
  hasNext: boolean;
  /** Whether there is a page before the first visible one. */
  hasPrevious: boolean;
  /** Whether any visible page is being loaded, also again. */
  isFetching: boolean;
  /** A further page is loading, below the visible ones. */
  isLoadingMore: boolean;
  /** The items are those of the previous page, until the new page has loaded. */
  isPlaceholderData: boolean;
  /** What the last loaded page reports about the whole list. */
  details: Details | undefined;
  /** Error of the first page that failed; loaded pages stay visible. */
  error: Error | null;
}

/** An item that moved from one page to the next between two requests would appear twice. */
function withoutRepeats<Item>(items: readonly Item[], toId: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [toId(item), item])).values()];
}

/** The visible pages as one list; `previous` replaces it while the first page has no data. */
export function toPagedList<Item, Details>(
  pages: readonly PageResult<Item, Details>[],
  { first, last }: PageWindow,
  { limit, toId }: { limit: number; toId: (item: Item) => string },
  previous: PagedList<Item, Details> | undefined,
): PagedList<Item, Details> {
  const loaded = pages.flatMap((page) => (page.data ? [page.data] : []));
  const newest = pages.at(-1);
  const error = pages.find((page) => page.error)?.error ?? null;
  const isFetching = pages.some((page) => page.isFetching);

  if (pages[0]?.data === undefined && previous) {
    const status = error ? 'error' : 'success';
    return { ...previous, first, last, status, isFetching, error, isPlaceholderData: true };
  }

  const removedCount = loaded.reduce((count, page) => count + (page.takenOut ?? 0), 0);
  const known = loaded.at(-1)?.total;
  const total = known === undefined ? undefined : known - removedCount;
  return {
    status: loaded.length > 0 ? 'success' : error ? 'error' : 'pending',
    items: withoutRepeats(
      loaded.flatMap((page) => page.items),
      toId,
    ),
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
    details: loaded.at(-1)?.details,
    error,
  };
}
