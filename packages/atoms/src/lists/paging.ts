import type { QueryKey } from '@tanstack/query-core';
import type { Client } from '@vitrine/client';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { queryAtom } from '../query/query-atom.ts';
import { previousDataAtom } from '../query/with-previous-data.ts';
import { storefrontAtom } from '../storefront.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { type PageData, type PagedList, type PageWindow, toPagedList } from './paged-list.ts';

/** Shows one page; all pages from the first through this one; or one more below the visible ones. */
export type PageChange = { page: number } | { through: number } | 'more';

/** How a paged list fetches its pages and identifies its items. */
export interface PagingOptions<Item, Details = unknown> {
  /** Beginning of the pages' keys in the query cache. */
  queryKey: QueryKey;
  /** Items a page. */
  limit: number;
  /** Loads one page; `offset` is the number of items before it. */
  fetchPage: (
    client: Client,
    paging: { offset: number; limit: number },
    options: { signal: AbortSignal },
  ) => Promise<PageData<Item, Details>>;
  /** Returns what identifies an item. */
  toId: (item: Item) => string;
}

/**
 * Reads the visible pages as one list. Writing a change resolves when the new page has settled;
 * writing nothing fetches the visible pages again.
 */
export interface PagedAtom<Item, Details = unknown>
  extends WritableAtom<PagedList<Item, Details>, [change?: PageChange], Promise<void>> {
  /** Which pages are visible. Reading it fetches none of them. */
  readonly window: Atom<PageWindow>;
}

const FIRST_WINDOW: PageWindow = { first: 1, last: 1 };

/** @throws {RangeError} if a page is not an integer of at least 1. */
export function checkPage(page: number): void {
  if (Number.isInteger(page) && page >= 1) return;
  throw new RangeError(`A page is a whole number from 1, but ${page} was requested.`);
}

const getPages = ({ first, last }: PageWindow) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Makes a list that serves numbered pages and "load more" from one state. Each page is a query of
 * its own. The window is in the cache beside them, so that it is rendered on the server, and a
 * visitor who returns within the cache's lifetime sees the same pages.
 */
export function pagedAtom<Item, Details = unknown>({
  queryKey,
  limit,
  fetchPage,
  toId,
}: PagingOptions<Item, Details>): PagedAtom<Item, Details> {
  const windowKey = [...queryKey, 'window'];
  const windowAtom = queryAtom(() => ({
    queryKey: windowKey,
    initialData: FIRST_WINDOW,
    enabled: false,
  }));

  const pageAtom = weakFamily(
    (page: number) =>
      queryAtom((get) => ({
        queryKey: [...queryKey, { page, limit }],
        queryFn: ({ signal }) =>
          fetchPage(get(storefrontAtom).client, { offset: (page - 1) * limit, limit }, { signal }),
      })),
    String,
  );

  const currentWindowAtom = atom((get) => get(windowAtom).data ?? FIRST_WINDOW);
  const lastListAtom = previousDataAtom<PagedList<Item, Details>>();

  const listAtom = atom((get) => {
    const shown = get(currentWindowAtom);
    const pages = getPages(shown).map((page) => get(pageAtom(page)));
    const last = get(lastListAtom);
    const list = toPagedList(pages, shown, { limit, toId }, last.value);
    if (list.status === 'success' && !list.isPlaceholderData) last.value = list;
    return list;
  });

  const pagedListAtom = atom(
    (get) => get(listAtom),
    async (get, set, change?: PageChange) => {
      const { queryClient } = get(storefrontAtom);
      const load = (pages: readonly number[]) =>
        Promise.all(pages.map((page) => set(pageAtom(page))));
      const show = (shown: PageWindow) => {
        checkPage(shown.last);
        queryClient.setQueryData(windowKey, shown);
        return load(getPages(shown).filter((page) => get(pageAtom(page)).data === undefined));
      };
      const shown = get(currentWindowAtom);
      if (change === undefined) await load(getPages(shown));
      else if (change !== 'more') {
        const last = 'page' in change ? change.page : change.through;
        await show({ first: 'page' in change ? last : 1, last });
      } else {
        // Pages that failed are fetched again first; a pending one is not fetched twice.
        const failed = getPages(shown).filter((page) => get(pageAtom(page)).isError);
        if (failed.length > 0) await load(failed);
        else if (get(pageAtom(shown.last)).data?.hasNext) {
          await show({ ...shown, last: shown.last + 1 });
        }
      }
    },
  );
  return Object.assign(pagedListAtom, { window: currentWindowAtom });
}
