import { hashKey, type QueryKey } from '@tanstack/query-core';
import type { Client, CursorQuery, Page } from '@vitrine/client';
import { atom } from 'jotai/vanilla';
import { infiniteQueryAtom, queryAtom } from '../query/query-atom.ts';
import { previousDataAtom } from '../query/with-previous-data.ts';
import { storefrontAtom } from '../storefront.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { byId, DEFAULT_LIMIT } from './list-query.ts';
import {
  type PageData,
  type PagedList,
  type PageResult,
  type PageWindow,
  toPagedList,
} from './paged-list.ts';
import { checkPage, type PageChange, type PagedAtom } from './paging.ts';

/** Filter, order and page size of a list by cursor. */
export interface CursorListQuery extends Omit<CursorQuery, 'cursorPaging'> {
  /** 50 by default. See docs/reference/constants.mdx. */
  limit?: number;
}

/** One page of such a list, and where the next one begins. */
interface CursorPageData<Item> extends PageData<Item> {
  next?: string;
}

/**
 * Reads the visible pages as one list. Writing `'more'` adds the next page, `{ through }` shows that
 * many pages from the first, and both resolve when the pages have settled; writing nothing fetches
 * all loaded pages again. Pages have no numbers, so `{ page }` accepts only the first.
 */
export type CursorListAtom<Item> = PagedAtom<Item>;

const FIRST_WINDOW: PageWindow = { first: 1, last: 1 };

/** An endpoint of the client that returns a page by cursor. */
type CursorCall<Item> = (
  client: Client,
  query: CursorQuery,
  request: { signal: AbortSignal },
) => Promise<Page<Item>>;

function cursorListAtom<Item extends { _id: string }>(
  queryKey: QueryKey,
  { limit = DEFAULT_LIMIT, ...query }: CursorListQuery,
  call: CursorCall<Item>,
): CursorListAtom<Item> {
  const windowKey = [...queryKey, 'window'];
  const windowQueryAtom = queryAtom(() => ({
    queryKey: windowKey,
    initialData: FIRST_WINDOW,
    enabled: false,
  }));
  const windowAtom = atom((get) => get(windowQueryAtom).data ?? FIRST_WINDOW);

  const pagesAtom = infiniteQueryAtom<CursorPageData<Item>, string | null>((get) => ({
    queryKey: [...queryKey, 'pages'],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const paged = { ...query, cursorPaging: { limit, ...(cursor && { cursor }) } };
      const response = await call(get(storefrontAtom).client, paged, { signal });
      const { items, total, hasNext, cursors } = response;
      return {
        items,
        hasNext,
        ...(total !== undefined && { total }),
        ...(cursors?.next && { next: cursors.next }),
      };
    },
    initialPageParam: null,
    getNextPageParam: ({ hasNext, next }) => (hasNext && next) || null,
  }));

  /** Counts pending writes: between two pages that one write loads, the query itself is idle. */
  const pendingWritesAtom = atom(0);

  const lastListAtom = previousDataAtom<PagedList<Item>>();

  const listAtom = atom((get) => {
    const result = get(pagesAtom);
    const { last: lastPage } = get(windowAtom);
    const pages: PageResult<Item>[] = (result.data?.pages ?? [])
      .slice(0, lastPage)
      .map((data, index) => ({
        data,
        error: result.isRefetchError && index === 0 ? result.error : null,
        isFetching: result.isRefetching,
      }));
    const isLoadingPage =
      result.isFetchingNextPage || (result.hasNextPage && get(pendingWritesAtom) > 0);
    const isPageMissing = isLoadingPage || result.isFetchNextPageError;
    if (pages.length === 0 || (pages.length < lastPage && isPageMissing)) {
      const { error, isFetching } = result;
      pages.push({ data: undefined, error, isFetching: isFetching || isLoadingPage });
    }
    const last = get(lastListAtom);
    const shown = { first: 1, last: pages.length };
    const list = toPagedList(pages, shown, { limit, toId: byId }, last.value);
    if (list.status === 'success' && !list.isPlaceholderData) last.value = list;
    return list;
  });

  const loadAtom = atom(null, async (get, set, change?: PageChange) => {
    const known = get(pagesAtom);
    const shown = get(windowAtom);
    const loadedCount = known.data?.pages.length ?? 0;
    let last = shown.last;
    if (change === 'more') {
      const hasMore = known.hasNextPage || loadedCount > last;
      // A page that failed is fetched again first, and a pending one is not passed over.
      if (known.isSuccess && loadedCount >= last && hasMore) last += 1;
    } else if (change !== undefined) {
      last = getLastPage(change);
    }
    if (last !== shown.last) {
      get(storefrontAtom).queryClient.setQueryData(windowKey, { first: 1, last });
    }

    let result = known;
    if (change === undefined || !known.data || known.isRefetchError) result = await set(pagesAtom);
    else if (known.isFetchNextPageError) result = await set(pagesAtom, 'next');
    while (result.isSuccess && result.data.pages.length < last && result.hasNextPage) {
      result = await set(pagesAtom, 'next');
    }
  });

  const cursorPagesAtom = atom(
    (get) => get(listAtom),
    async (_get, set, change?: PageChange) => {
      set(pendingWritesAtom, (count) => count + 1);
      try {
        await set(loadAtom, change);
      } finally {
        set(pendingWritesAtom, (count) => count - 1);
      }
    },
  );
  return Object.assign(cursorPagesAtom, { window: windowAtom });
}

/** @throws {RangeError} when the change names a page that a list by cursor cannot begin with. */
function getLastPage(change: { page: number } | { through: number }): number {
  const last = 'page' in change ? change.page : change.through;
  checkPage(last);
  if ('page' in change && last > 1) {
    throw new RangeError(`A list by cursor begins with its first page, not with page ${last}.`);
  }
  return last;
}

/** Makes the family of lists of an endpoint that pages by cursor, one for each query. */
export function cursorListFamily<Item extends { _id: string }>(
  toKey: (query: CursorListQuery) => QueryKey,
  call: CursorCall<Item>,
): (query?: CursorListQuery) => CursorListAtom<Item> {
  const family = weakFamily(
    (query: CursorListQuery) =>
      cursorListAtom(toKey({ ...query, limit: query.limit ?? DEFAULT_LIMIT }), query, call),
    (query) => hashKey([query]),
  );
  return (query = {}) => family(query);
}
