import {
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { type Atom, atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import {
  queryClientAtom,
  readListenerAtom,
  storefrontAtom,
  transitionAtom,
  unobservedChangesAtom,
} from '../storefront.ts';
import { applyPatches, patchesAtom } from './patches.ts';

// The reasons: docs/decisions/0008-bind-jotai-to-tanstack-query-core-without-an-adapter-library.md

/** A query's key, function and options. */
export type QueryOptions<Data> = QueryObserverOptions<Data, Error, Data, Data, QueryKey>;

/** Result of a query atom: the data, its status, the fetch status, and the error. */
export type QueryResult<Data> = QueryObserverResult<Data, Error>;

/**
 * Reads a query and keeps it updated while subscribed. Writing fetches again and resolves with the
 * result, even if the fetch failed; used on a server to load a page's data.
 */
export interface QueryAtom<Data>
  extends WritableAtom<QueryResult<Data>, [], Promise<QueryResult<Data>>> {
  /** The same without optimistic patches: the server's last response. */
  readonly confirmed: Atom<QueryResult<Data>>;
}

/** What an infinite query is: its key, its function, and where each page begins. */
export type InfiniteQueryOptions<Page, PageParam> = InfiniteQueryObserverOptions<
  Page,
  Error,
  InfiniteData<Page, PageParam>,
  QueryKey,
  PageParam
>;

/** What an infinite query atom reads: the pages, their status, pending requests and the error. */
export type InfiniteQueryResult<Page, PageParam> = InfiniteQueryObserverResult<
  InfiniteData<Page, PageParam>,
  Error
>;

/**
 * Reads an infinite query and keeps it live while someone subscribes. Writing fetches its pages
 * again, one after the other; writing `'next'` fetches the next page, or waits for the fetch that is
 * pending. Both resolve with the result, also when the fetch failed.
 */
export type InfiniteQueryAtom<Page, PageParam> = WritableAtom<
  InfiniteQueryResult<Page, PageParam>,
  [change?: 'next'],
  Promise<InfiniteQueryResult<Page, PageParam>>
>;

/** An observer of query-core, for one query or for the pages of an infinite one. */
interface Observer<FnData, Data, Result>
  extends QueryObserver<FnData, Error, Data, Data, QueryKey> {
  getCurrentResult(): Result & QueryObserverResult<Data, Error>;
}

/** The one observer of a query atom in one store, and what ends its subscription. */
interface Live<AnyObserver> {
  observer: AnyObserver | null;
  stop: (() => void) | null;
  isMounted: boolean;
}

/** Makes the atoms around one observer: its result with and without patches, and itself. */
function observeQuery<
  FnData,
  Data,
  PageParam,
  Options extends QueryObserverOptions<FnData, Error, Data, Data, QueryKey, PageParam>,
  Result,
  AnyObserver extends Observer<FnData, Data, Result>,
>(
  getOptions: (get: Getter) => Options,
  createObserver: (queryClient: QueryClient, options: Options) => AnyObserver,
) {
  const optionsAtom = atom((get) => {
    const options = getOptions(get);
    return {
      ...options,
      ...get(queryClientAtom).defaultQueryOptions<FnData, Error, Data, Data, QueryKey, PageParam>(
        options,
      ),
      // A read before the subscription shows the fetch that the subscription will start.
      _optimisticResults: 'optimistic' as const,
    };
  });

  const liveAtom = atom((get): Live<AnyObserver> => {
    get(storefrontAtom);
    return { observer: null, stop: null, isMounted: false };
  });

  const observerAtom = atom((get) => {
    const live = get(liveAtom);
    live.observer ??= createObserver(get(queryClientAtom), get(optionsAtom));
    return live.observer;
  });

  const resultCountAtom = atom(0);

  const subscriptionAtom = atom(null, (get, set) => {
    const live = get(liveAtom);
    live.isMounted = true;
    live.stop ??= (() => {
      const { store } = get(storefrontAtom);
      const observer = get(observerAtom);
      // The query may have been collected since the last subscription: this finds the living one.
      const follow = () => observer.setOptions(store.get(optionsAtom));
      const publish = () => {
        const show = () => set(resultCountAtom, (count) => count + 1);
        const isPlaceholder = store.get(confirmedAtom).data === undefined;
        const hasData = observer.getCurrentResult().data !== undefined;
        // The content of a whole page may appear: the reasons are in decision 0184.
        if (isPlaceholder && hasData) store.get(transitionAtom).start(show);
        else show();
      };
      follow();
      const stops = [observer.subscribe(publish), store.sub(optionsAtom, follow)];
      publish();
      return () => stops.forEach((stop) => void stop());
    })();
    return () => {
      live.isMounted = false;
      // A strict-mode render unmounts and mounts immediately; the pending fetch must survive that.
      queueMicrotask(() => {
        if (live.isMounted) return;
        live.stop?.();
        live.stop = null;
      });
    };
  });
  subscriptionAtom.onMount = (subscribe) => subscribe();

  const confirmedAtom = atom((get) => {
    get(subscriptionAtom);
    get(resultCountAtom);
    get(unobservedChangesAtom);
    const observer = get(observerAtom);
    const options = get(optionsAtom);
    observer.getOptimisticResult(options);
    get(readListenerAtom)?.onRead(options.queryHash);
    // Equal to the optimistic result, and the same object as long as nothing changed.
    return observer.getCurrentResult();
  });

  const patchedAtom = atom((get) => {
    const result = get(confirmedAtom);
    if (result.data === undefined || result.isPlaceholderData) return result;
    const data = applyPatches(result.data, get(optionsAtom).queryKey, get(patchesAtom));
    return data === result.data ? result : ({ ...result, data } as typeof result);
  });

  const fetchingObserverAtom = atom(null, (get) => {
    const observer = get(observerAtom);
    // A fetch resolves with its own result, and not with what a subscription would start next.
    observer.setOptions({ ...get(optionsAtom), _optimisticResults: undefined });
    return observer;
  });

  return { confirmedAtom, patchedAtom, fetchingObserverAtom };
}

/**
 * Creates an atom for a query of the storefront's cache. The options may depend on other atoms:
 * when those change, the single observer switches to the new key, so that `placeholderData` can
 * keep the previous data. Reading without a subscription fetches nothing: it returns what a
 * subscriber would see first.
 */
export function queryAtom<Data>(getOptions: (get: Getter) => QueryOptions<Data>): QueryAtom<Data> {
  const { confirmedAtom, patchedAtom, fetchingObserverAtom } = observeQuery<
    Data,
    Data,
    never,
    QueryOptions<Data>,
    QueryResult<Data>,
    QueryObserver<Data, Error, Data, Data, QueryKey>
  >(getOptions, (queryClient, options) => new QueryObserver(queryClient, options));
  const resultAtom = atom(
    (get): QueryResult<Data> => get(patchedAtom),
    (_get, set) => set(fetchingObserverAtom).refetch(),
  );
  return Object.assign(resultAtom, { confirmed: confirmedAtom });
}

/** Makes an atom over an infinite query of the storefront's cache; otherwise as `queryAtom`. */
export function infiniteQueryAtom<Page, PageParam>(
  getOptions: (get: Getter) => InfiniteQueryOptions<Page, PageParam>,
): InfiniteQueryAtom<Page, PageParam> {
  const { patchedAtom, fetchingObserverAtom } = observeQuery<
    Page,
    InfiniteData<Page, PageParam>,
    PageParam,
    InfiniteQueryOptions<Page, PageParam>,
    InfiniteQueryResult<Page, PageParam>,
    InfiniteQueryObserver<Page, Error, InfiniteData<Page, PageParam>, QueryKey, PageParam>
  >(getOptions, (queryClient, options) => new InfiniteQueryObserver(queryClient, options));
  return atom(
    (get): InfiniteQueryResult<Page, PageParam> => get(patchedAtom),
    async (_get, set, change) => {
      const observer = set(fetchingObserverAtom);
      // A next page must not cancel a refetch: this resolves with the refetch instead.
      if (change === 'next') return observer.fetchNextPage({ cancelRefetch: false });
      await observer.refetch();
      return observer.getCurrentResult();
    },
  );
}
