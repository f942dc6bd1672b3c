import { atom, type WritableAtom } from 'jotai/vanilla';
import { type LocationPort, memoryLocation } from '../location.ts';
import { ownerPortAtom } from '../owner-port-atom.ts';
import { deviceAtom } from '../persistence/device-atom.ts';
import { queryAtom } from '../query/query-atom.ts';
import { storefrontAtom } from '../storefront.ts';
import { createList, type List, type ListOptions } from './list.ts';
import type { Chosen, ListFacet } from './list-facets.ts';
import type { ListSubject } from './list-filter.ts';
import type { ListState, ListView, OwnerListId, SavedListView } from './list-state.ts';
import { writeList } from './url-state.ts';
import { urlSyncedAtom } from './url-synced-atom.ts';

const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isSavedView(value: unknown): value is SavedListView {
  const { id, name, chosen, sort, tab = '', columns = [] } = Object(value);
  return (
    [id, name, sort].every((text) => typeof text === 'string' && text !== '') &&
    typeof chosen === 'object' &&
    chosen !== null &&
    Object.values(chosen).every(isTextList) &&
    typeof tab === 'string' &&
    isTextList(columns)
  );
}

const readViews = (found: unknown): readonly SavedListView[] | null =>
  Array.isArray(found) ? found.filter(isSavedView) : null;

/** The owner's own views of a list. */
export type SavedViewsAtom = WritableAtom<
  readonly SavedListView[],
  [views: readonly SavedListView[]],
  Promise<void>
>;

function createSavedViews(list: OwnerListId): SavedViewsAtom {
  const portAtom = ownerPortAtom('views');
  const localAtom = deviceAtom({ name: `vitrine-${list}-views`, toValue: readViews });
  const queryKey = ['owner-views', list];
  const remoteAtom = queryAtom<readonly SavedListView[]>((get) => {
    const port = get(portAtom);
    const { client } = get(storefrontAtom);
    return {
      queryKey,
      enabled: port !== null,
      queryFn: async ({ signal }) => readViews(await port?.read(list, { client, signal })) ?? [],
    };
  });
  return atom(
    (get) => (get(portAtom) ? get(remoteAtom).data : get(localAtom)) ?? [],
    async (get, set, views) => {
      const port = get(portAtom);
      if (!port) {
        set(localAtom, views);
        return;
      }
      const { client, queryClient } = get(storefrontAtom);
      const before = queryClient.getQueryData(queryKey);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, views);
      try {
        await port.save(list, views, { client });
      } catch (error) {
        queryClient.setQueryData(queryKey, before);
        throw error;
      }
    },
  );
}

const savedViews: Readonly<Record<OwnerListId, SavedViewsAtom>> = {
  orders: createSavedViews('orders'),
  products: createSavedViews('products'),
};

/**
 * The owner's own views of a list, in the order in which they were saved: from the host's `views`
 * port, or on this device without one. Writing replaces all of them at once; it rejects, and the
 * views are as before, if the port could not save them. They have no search text, which may be a
 * buyer's name, and a logout keeps them.
 */
export const savedViewsAtom = (list: OwnerListId): SavedViewsAtom => savedViews[list];

/** Columns of an owner's list. The first one names the rows: it stays visible, and first. */
export type ColumnsAtom = WritableAtom<
  readonly string[],
  [columns: readonly string[] | null],
  void
>;

interface ColumnsOptions {
  list: OwnerListId;
  /** IDs of all columns in their usual order. */
  all: readonly string[];
  /** IDs of those that are visible by default. */
  initial: readonly string[];
  location: LocationPort;
  name: string;
}

function createColumns({ list, all, initial, location, name }: ColumnsOptions): ColumnsAtom {
  const [first = ''] = all;
  const clean = (ids: readonly string[]) => [
    first,
    ...new Set(ids.filter((id) => id !== first && all.includes(id))),
  ];
  const deviceColumnsAtom = deviceAtom<readonly string[]>({
    name: `vitrine-${list}-columns`,
    toValue: (found) => (isTextList(found) ? clean(found as string[]) : null),
  });
  const urlAtom = urlSyncedAtom<readonly string[] | null>({
    ...{ location, name, how: 'replace' },
    read: (text) => (text === null ? null : clean(text.split(','))),
    write: (columns) => columns?.join() ?? null,
  });
  return atom(
    (get) => get(urlAtom) ?? get(deviceColumnsAtom) ?? clean(initial),
    (_get, set, columns) => {
      const next = columns && clean(columns);
      set(deviceColumnsAtom, next);
      set(urlAtom, next);
    },
  );
}

/** The atoms of an owner's list with views and columns. */
export interface OwnerList<Item, TFacet extends ListFacet = ListFacet> extends List<Item, TFacet> {
  /** Names it where views and columns are saved. */
  readonly id: OwnerListId;
  /** IDs of all columns in their usual order; the first one names the rows. */
  readonly columns: readonly string[];
  /**
   * ID of the view in the URL; that of the tab, or `all`, by default. Writing a view replaces
   * filters, sort order, tab and columns; the search stays.
   */
  readonly viewAtom: WritableAtom<string, [view: ListView], void>;
  /**
   * IDs of the visible columns in their order: those of the URL, or those last chosen on this device.
   * Writing sets both; null is the default again.
   */
  readonly columnsAtom: ColumnsAtom;
}

interface OwnerListOptions<Item> extends Omit<ListOptions<Item>, 'paging'> {
  id: OwnerListId;
  columns: readonly string[];
  initialColumns: readonly string[];
}

/** Creates a list with views and columns, which are in the URL next to its filters. */
export function createOwnerList<Item, TFacet extends ListFacet>(
  subject: ListSubject<TFacet>,
  {
    id,
    columns,
    initialColumns,
    location: host = memoryLocation(),
    prefix = '',
    ...options
  }: OwnerListOptions<Item>,
): OwnerList<Item, TFacet> {
  // A view replaces the whole state at once, which the list reads as a change from elsewhere.
  const followers = new Set<() => void>();
  const location: LocationPort = {
    ...host,
    subscribe: (listener) => {
      const unsubscribe = host.subscribe(listener);
      followers.add(listener);
      return () => {
        followers.delete(listener);
        unsubscribe();
      };
    },
  };
  const list = createList<Item, TFacet>(subject, { ...options, location, prefix });
  const viewName = `${prefix}view`;
  const columnsName = `${prefix}columns`;
  const usual = subject.tabs?.[0]?.id ?? 'all';
  const viewAtom = atom(
    (get) => {
      const { tab = 'all' } = get(list.stateAtom);
      return host.read().get(viewName) || tab;
    },
    (get, _set, view: ListView) => {
      const { chosen, sort, tab = usual, columns: own } = view;
      const { search } = get(list.stateAtom);
      const urlState = {
        ...{ facets: subject.facets, sorts: subject.sorts.map((one) => one.id), prefix },
        ...(subject.tabs && { tabs: subject.tabs.map((one) => one.id) }),
      };
      const state = { chosen, sort, search, page: 1, ...(subject.tabs && { tab }) };
      const params = writeList(host.read(), state, urlState);
      if (view.id === 'all' || view.id === view.tab) params.delete(viewName);
      else params.set(viewName, view.id);
      if (own) params.set(columnsName, own.join());
      else params.delete(columnsName);
      host.write(params, 'push');
      for (const follow of followers) follow();
    },
  );
  return {
    ...list,
    ...{ id, columns, viewAtom },
    columnsAtom: createColumns({
      ...{ list: id, all: columns, initial: initialColumns, location: host, name: columnsName },
    }),
  };
}

/** Whether filters, sort order, tab or columns differ from those of a view. */
export function differsFromView(
  { chosen, sort, tab }: Pick<ListState, 'chosen' | 'sort' | 'tab'>,
  view: ListView,
  columns?: readonly string[],
): boolean {
  const toText = (one: Chosen) =>
    JSON.stringify(
      Object.keys(one)
        .sort()
        .map((id) => [id, [...(one[id] as readonly string[])].sort()]),
    );
  return (
    sort !== view.sort ||
    (view.tab !== undefined && tab !== view.tab) ||
    (columns !== undefined &&
      view.columns !== undefined &&
      columns.join() !== view.columns.join()) ||
    toText(chosen) !== toText(view.chosen)
  );
}
