import { hashKey, keepPreviousData, type QueryKey } from '@tanstack/query-core';
import type { Client, CursorQuery, Page } from '@vitrine/client';
import { atom } from 'jotai/vanilla';
import { type QueryAtom, type QueryResult, queryAtom } from '../query/query-atom.ts';
import { storefrontAtom } from '../storefront.ts';
import { type WeakFamily, weakFamily } from '../utils/weak-family.ts';
import { DEFAULT_LIMIT } from './list-query.ts';
import { type PagedList, toPagedList } from './paged-list.ts';
import { checkPage, type PageChange, type PageData, type PagedAtom } from './paging.ts';

/** Which items a list by cursor has, in which order, and how many come on a page. */
export interface CursorListQuery extends Omit<CursorQuery, 'cursorPaging'> {
  /** 50 by default. See docs/reference/constants.md. */
  limit?: number;
}

/** One page of such a list, and where the next one begins. */
interface CursorPageData<Item> extends PageData<Item> {
  next?: string;
}

/**
 * Reads the pages on show as one list. Writing `'more'` adds the next page, `{ through }` shows that
 * many from the first on, and both resolve when they have settled; writing nothing fetches what is
 * on show again. Its pages have no numbers: to any but the first there is no way with `{ page }`.
 */
export type CursorListAtom<Item> = PagedAtom<Item>;

/** A client's call that answers a query by cursor with a page. */
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
  const countAtom = queryAtom(() => ({
    queryKey: [...queryKey, 'pages'],
    initialData: { pages: 1 },
    enabled: false,
  }));

  // Each page begins where the one before it ends, so a page that moves takes those behind it along.
  const pageAtom: WeakFamily<number, QueryAtom<CursorPageData<Item>>> = weakFamily(
    (page: number) =>
      queryAtom<CursorPageData<Item>>((get) => {
        const cursor = page > 1 ? get(pageAtom(page - 1)).data?.next : undefined;
        return {
          queryKey: [...queryKey, page > 1 ? { cursor: cursor ?? null } : 'first'],
          enabled: page === 1 || cursor !== undefined,
          placeholderData: keepPreviousData,
          queryFn: async ({ signal }) => {
            const paged = { ...query, cursorPaging: { limit, ...(cursor && { cursor }) } };
            const answer = await call(get(storefrontAtom).client, paged, { signal });
            const { items, total, hasNext, cursors } = answer;
            return {
              items,
              hasNext,
              ...(total !== undefined && { total }),
              ...(cursors?.next && { next: cursors.next }),
            };
          },
        };
      }),
    String,
  );

  const lastListAtom = atom((): { list?: PagedList<Item> } => ({}));

  const pagesAtom = atom((get) => {
    const pages: QueryResult<CursorPageData<Item>>[] = [get(pageAtom(1))];
    const count = get(countAtom).data?.pages ?? 1;
    while (pages.length < count && pages.at(-1)?.data?.next) {
      pages.push(get(pageAtom(pages.length + 1)));
    }
    return pages;
  });

  const listAtom = atom((get) => {
    const pages = get(pagesAtom);
    const last = get(lastListAtom);
    const shown = { first: 1, last: pages.length };
    const list = toPagedList(pages, shown, { limit, toId: ({ _id }) => _id }, last.list);
    if (list.status === 'success' && !list.isPlaceholderData) last.list = list;
    return list;
  });

  const windowAtom = atom((get) => ({ first: 1, last: get(countAtom).data?.pages ?? 1 }));

  const cursorPagesAtom = atom(
    (get) => get(listAtom),
    async (get, set, change?: PageChange) => {
      const showPages = (pages: number) =>
        get(storefrontAtom).queryClient.setQueryData([...queryKey, 'pages'], { pages });
      const newest = get(pagesAtom).length;
      if (change === undefined) {
        for (let page = 1; page <= get(pagesAtom).length; page += 1) await set(pageAtom(page));
        return;
      }
      if (change !== 'more') {
        showPages(lastOf(change));
        // Each page is known only when the one before it is there.
        for (let page = 1; page <= get(pagesAtom).length; page += 1) {
          if (!get(pageAtom(page)).data) await set(pageAtom(page));
        }
        return;
      }
      const failed = get(pagesAtom).flatMap(({ isError }, index) => (isError ? index + 1 : []));
      // Pages that failed are tried again first.
      for (const page of failed) await set(pageAtom(page));
      if (failed.length === 0 && get(pageAtom(newest)).data?.hasNext) {
        showPages(newest + 1);
        await set(pageAtom(newest + 1));
      }
    },
  );
  return Object.assign(cursorPagesAtom, { window: windowAtom });
}

/** @throws {RangeError} when the page is none that a list by cursor can begin with. */
function lastOf(change: { page: number } | { through: number }): number {
  const last = 'page' in change ? change.page : change.through;
  checkPage(last);
  if ('page' in change && last > 1) {
    throw new RangeError(`A list by cursor begins with its first page, not with page ${last}.`);
  }
  return last;
}

/** Makes the family of lists behind a call that pages by cursor, one for each query. */
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
