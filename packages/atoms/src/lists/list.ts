import { hashKey } from '@tanstack/query-core';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { type LocationPort, memoryLocation } from '../location.ts';
import { previousDataAtom } from '../query/with-previous-data.ts';
import type { ListFacet } from './list-facets.ts';
import { type ListSubject, toListQuery } from './list-filter.ts';
import {
  goToPage,
  isPageVisible,
  isShowable,
  keepVisiblePages,
  type ListPaging,
  pendingList,
} from './list-paging.ts';
import type { ListQuery } from './list-query.ts';
import { changeList, type ListChange, type ListState } from './list-state.ts';
import type { PagedList } from './paged-list.ts';
import type { PagedSource } from './paged-source.ts';
import { type ListUrlState, readList, writeList } from './url-state.ts';

/** Paging mode of a list, its state and its pages. */
export interface ListOptions<Item> {
  /** Items a page. Default 24, which fills rows of two, three and four. */
  limit?: number;
  /**
   * How further items are shown: `more` by a button, `infinite` also when a reader comes near the
   * end, `pages` by numbers. Default `more`. With `infinite`, `Listing.Footer` loads three pages before
   * it shows its button, so that the footer of the site can be reached; a list without it writes
   * `'more'` to `resultAtom`.
   */
  paging?: ListPaging;
  /** Storage of its state. In memory by default; the functions that load a page use the storefront's. */
  location?: LocationPort;
  /** Prefix of its names in the URL; `sort`, `tab`, `q` and `page` are reserved. */
  prefix?: string;
  /** Source of its pages. */
  source: PagedSource<ListQuery, Item>;
}

/** The atoms of one list: the basis of its components, URL and pages. */
export interface List<Item, TFacet extends ListFacet = ListFacet> extends ListSubject<TFacet> {
  /** How further items are shown. */
  readonly paging: ListPaging;
  /** Whether its source can load any page by its number. */
  readonly hasNumbers: boolean;
  /** Items a page. */
  readonly limit: number;
  /** The shopper's choices. Writing changes them immediately, and the URL with them. */
  readonly stateAtom: WritableAtom<ListState, [change: ListChange], void>;
  /** The query sent to the platform. */
  readonly queryAtom: Atom<ListQuery>;
  /**
   * The displayed result: while a new response is loading, the previous one, with
   * `isPlaceholderData`. The response of an earlier query never replaces it. Writing `'more'` adds
   * a page; writing nothing loads the state's page, for use on a server, or refetches it.
   */
  readonly resultAtom: WritableAtom<PagedList<Item>, [change?: 'more'], Promise<void>>;
  /** The query of the URL after a change, for real links: `?brand=Mora&page=2`. */
  readonly getHref: (state: ListState, change: ListChange) => string;
}

/** Creates the state of one list: tab, chosen facets, sort order, search text, page and results. */
export function createList<Item, TFacet extends ListFacet>(
  subject: ListSubject<TFacet>,
  {
    limit = 24,
    paging: requestedPaging = 'more',
    location = memoryLocation(),
    prefix,
    source,
  }: ListOptions<Item>,
): List<Item, TFacet> {
  // Sources without page numbers append further pages.
  const paging = requestedPaging === 'pages' && !source.hasNumbers ? 'more' : requestedPaging;
  const { facets, sorts, tabs } = subject;
  const urlState: ListUrlState = {
    facets,
    sorts: sorts.map(({ id }) => id),
    ...(tabs && { tabs: tabs.map(({ id }) => id) }),
    ...(prefix && { prefix }),
  };

  const externalVersionAtom = atom(0);
  const cellAtom = atom((get) => {
    get(externalVersionAtom);
    return readList(location.read(), urlState);
  });
  const queryAtom = atom((get) => toListQuery(subject, get(cellAtom), limit));

  const keep = (state: ListState, how: 'push' | 'replace') =>
    location.write(writeList(location.read(), state, urlState), how);

  /** Brings the list to the state's page. Returns the last page if the state is beyond it. */
  const goAtom = atom(null, async (get, set): Promise<number | undefined> => {
    const query = get(queryAtom);
    const listAtom = source.listOf(query);
    const { page } = get(cellAtom);
    if (isPageVisible(get(listAtom.window), page, paging)) return undefined;
    await set(listAtom, goToPage(page, paging));
    const { items, pageCount } = get(listAtom);
    // Atoms of a page that the visitor has left are not current, the URL is.
    set(externalVersionAtom, (count) => count + 1);
    const isCurrent = hashKey([get(queryAtom), get(cellAtom).page]) === hashKey([query, page]);
    return isCurrent && items.length === 0 && pageCount ? pageCount : undefined;
  });

  const settleAtom = atom(null, async (get, set): Promise<void> => {
    const page = await set(goAtom);
    if (page === undefined) return;
    keep({ ...get(cellAtom), page }, 'replace');
    set(externalVersionAtom, (count) => count + 1);
    await set(goAtom);
  });

  const stateAtom = atom(
    (get) => get(cellAtom),
    (get, set, change: ListChange) => {
      const before = get(cellAtom);
      const isQuiet = change !== 'clear' && 'search' in change;
      keep(changeList(before, change), isQuiet ? 'replace' : 'push');
      set(externalVersionAtom, (count) => count + 1);
      void set(settleAtom);
    },
  );

  const followAtom = atom(null, (_get, set) => {
    const follow = () => {
      set(externalVersionAtom, (count) => count + 1);
      void set(settleAtom);
    };
    follow();
    return location.subscribe(follow);
  });
  followAtom.onMount = (follow) => follow();

  const visibleListAtom = previousDataAtom<PagedList<Item>>();
  const listAtom = atom((get) => {
    get(followAtom);
    const { page } = get(cellAtom);
    const pagesAtom = source.listOf(get(queryAtom));
    const shown = get(visibleListAtom);
    const list = isShowable(get(pagesAtom.window), page, paging)
      ? get(pagesAtom)
      : pendingList<Item>(page, limit, paging);
    if (list.status === 'success' && !list.isPlaceholderData) shown.value = list;
    return keepVisiblePages(list, shown.value);
  });

  const resultAtom = atom(
    (get) => get(listAtom),
    async (get, set, change?: 'more') => {
      const query = get(queryAtom);
      const pagesAtom = source.listOf(query);
      if (change === undefined) {
        const { page } = get(cellAtom);
        if (isPageVisible(get(pagesAtom.window), page, paging)) await set(pagesAtom);
        else await set(settleAtom);
        return;
      }
      const loading = set(pagesAtom, 'more');
      // A write after the response could be to the URL of the next page, or cancel its navigation.
      const { last } = get(pagesAtom.window);
      keep({ ...get(cellAtom), page: last }, 'replace');
      set(externalVersionAtom, (count) => count + 1);
      await loading;
    },
  );

  const getHref = (state: ListState, change: ListChange) =>
    `?${writeList(location.read(), changeList(state, change), urlState)}`;

  return {
    ...subject,
    ...{ paging, limit, hasNumbers: source.hasNumbers },
    ...{ stateAtom, queryAtom, resultAtom, getHref },
  };
}
