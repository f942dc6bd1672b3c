import { hashKey } from '@tanstack/query-core';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { type LocationPort, memoryLocation } from '../location.ts';
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

/** How a list goes on, and where its state and its pages are. */
export interface ListOptions<Item> {
  /** Items a page. Default 24, which fills rows of two, three and four. */
  limit?: number;
  /** Default `more`. */
  paging?: ListPaging;
  /** Where its state is kept. By default nowhere but here. */
  location?: LocationPort;
  /** Comes before its names in the address; `sort`, `tab`, `q` and `page` are taken. */
  prefix?: string;
  /** Where its pages come from. */
  source: PagedSource<ListQuery, Item>;
}

/** The atoms of one list. Parts, addresses and pages of it all stand on these. */
export interface List<Item, AFacet extends ListFacet = ListFacet> extends ListSubject<AFacet> {
  readonly paging: ListPaging;
  readonly hasNumbers: boolean;
  readonly limit: number;
  /** What a shopper wants. Writing changes it at once, and the address with it. */
  readonly stateAtom: WritableAtom<ListState, [change: ListChange], void>;
  /** What the platform is asked. */
  readonly queryAtom: Atom<ListQuery>;
  /**
   * What is on show: while a new answer is on its way that of before, with `isPlaceholderData`.
   * An answer to an earlier query never takes its place. Writing `'more'` adds a page; writing
   * nothing loads what the state asks for, which is how a server does it, or fetches it again.
   */
  readonly resultAtom: WritableAtom<PagedList<Item>, [change?: 'more'], Promise<void>>;
  /** The query of the address after a change, for real links: `?brand=Mora&page=2`. */
  readonly getHref: (state: ListState, change: ListChange) => string;
}

/** Makes the state of one list: tab, chosen facets, order, words, page and what is found. */
export function createList<Item, AFacet extends ListFacet>(
  subject: ListSubject<AFacet>,
  {
    limit = 24,
    paging: wanted = 'more',
    location = memoryLocation(),
    prefix,
    source,
  }: ListOptions<Item>,
): List<Item, AFacet> {
  // What has no numbers goes on below what is there.
  const paging = wanted === 'pages' && !source.hasNumbers ? 'more' : wanted;
  const { facets, sorts, tabs } = subject;
  const address: ListUrlState = {
    facets,
    sorts: sorts.map(({ id }) => id),
    ...(tabs && { tabs: tabs.map(({ id }) => id) }),
    ...(prefix && { prefix }),
  };

  const externalVersionAtom = atom(0);
  const cellAtom = atom((get) => {
    get(externalVersionAtom);
    return readList(location.read(), address);
  });
  const queryAtom = atom((get) => toListQuery(subject, get(cellAtom), limit));

  const keep = (state: ListState, how: 'push' | 'replace') =>
    location.write(writeList(location.read(), state, address), how);

  /** Brings the list to where the state is. Gives the last page where the state is beyond it. */
  const goAtom = atom(null, async (get, set): Promise<number | undefined> => {
    const query = get(queryAtom);
    const listAtom = source.listOf(query);
    const { page } = get(cellAtom);
    if (isPageVisible(get(listAtom.window), page, paging)) return undefined;
    await set(listAtom, goToPage(page, paging));
    const { items, pageCount } = get(listAtom);
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

  const shownAtom = atom((): { list?: PagedList<Item> } => ({}));
  const listAtom = atom((get) => {
    get(followAtom);
    const { page } = get(cellAtom);
    const pagesAtom = source.listOf(get(queryAtom));
    const shown = get(shownAtom);
    const list = isShowable(get(pagesAtom.window), page, paging)
      ? get(pagesAtom)
      : pendingList<Item>(page, limit, paging);
    if (list.status === 'success' && !list.isPlaceholderData) shown.list = list;
    return keepVisiblePages(list, shown.list);
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
      await set(pagesAtom, 'more');
      const { last } = get(pagesAtom.window);
      if (hashKey([get(queryAtom)]) !== hashKey([query])) return;
      keep({ ...get(cellAtom), page: last }, 'replace');
      set(externalVersionAtom, (count) => count + 1);
    },
  );

  const getHref = (state: ListState, change: ListChange) =>
    `?${writeList(location.read(), changeList(state, change), address)}`;

  return {
    ...subject,
    ...{ paging, limit, hasNumbers: source.hasNumbers },
    ...{ stateAtom, queryAtom, resultAtom, getHref },
  };
}
