import {
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { type Atom, atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import { queryClientAtom, storefrontAtom, unobservedChangesAtom } from '../storefront.ts';
import { applyPatches, patchesAtom } from './patches.ts';

/** What a query is: its key, its function and how it behaves. */
export type QueryOptions<Data> = QueryObserverOptions<Data, Error, Data, Data, QueryKey>;

/** What a query atom reads: the data, its status, what is under way, and the error. */
export type QueryResult<Data> = QueryObserverResult<Data, Error>;

/**
 * Reads a query and keeps it live while someone subscribes. Writing fetches again and resolves with
 * the result, also when the fetch failed; on a server that is how a page loads its data.
 */
export interface QueryAtom<Data>
  extends WritableAtom<QueryResult<Data>, [], Promise<QueryResult<Data>>> {
  /** The same without optimistic patches: what the server said last. */
  readonly confirmed: Atom<QueryResult<Data>>;
}

/** The one observer of a query atom in one store, and what ends its subscription. */
interface Live<Data> {
  observer: QueryObserver<Data, Error, Data, Data, QueryKey> | null;
  stop: (() => void) | null;
  isMounted: boolean;
}

/**
 * Makes an atom over a query of the storefront's cache. The options may depend on other atoms:
 * when those change, the one observer moves on to the new key, so that `placeholderData` can keep
 * what was shown. A bare read fetches nothing: it shows what a subscriber would see first.
 */
export function queryAtom<Data>(getOptions: (get: Getter) => QueryOptions<Data>): QueryAtom<Data> {
  const optionsAtom = atom((get) => ({
    ...get(queryClientAtom).defaultQueryOptions(getOptions(get)),
    // A read before the subscription shows the fetch that the subscription will start.
    _optimisticResults: 'optimistic' as const,
  }));

  const liveAtom = atom((get): Live<Data> => {
    get(storefrontAtom);
    return { observer: null, stop: null, isMounted: false };
  });

  const observerAtom = atom((get) => {
    const live = get(liveAtom);
    live.observer ??= new QueryObserver(get(queryClientAtom), get(optionsAtom));
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
      const publish = () => set(resultCountAtom, (count) => count + 1);
      follow();
      const stops = [observer.subscribe(publish), store.sub(optionsAtom, follow)];
      publish();
      return () => stops.forEach((stop) => void stop());
    })();
    return () => {
      live.isMounted = false;
      // A strict-mode render unmounts and mounts at once; the fetch under way has to survive that.
      queueMicrotask(() => {
        if (live.isMounted) return;
        live.stop?.();
        live.stop = null;
      });
    };
  });
  subscriptionAtom.onMount = (subscribe) => subscribe();

  const confirmedAtom = atom((get): QueryResult<Data> => {
    get(subscriptionAtom);
    get(resultCountAtom);
    get(unobservedChangesAtom);
    const observer = get(observerAtom);
    observer.getOptimisticResult(get(optionsAtom));
    // Equal to the optimistic result, and the same object as long as nothing changed.
    return observer.getCurrentResult();
  });

  const patchedAtom = atom(
    (get): QueryResult<Data> => {
      const result = get(confirmedAtom);
      if (result.data === undefined || result.isPlaceholderData) return result;
      const data = applyPatches(result.data, get(optionsAtom).queryKey, get(patchesAtom));
      return data === result.data ? result : ({ ...result, data } as QueryResult<Data>);
    },
    (get) => {
      const observer = get(observerAtom);
      // The result is to be what happened, and not what a subscription would start next.
      observer.setOptions({ ...get(optionsAtom), _optimisticResults: undefined });
      return observer.refetch();
    },
  );

  return Object.assign(patchedAtom, { confirmed: confirmedAtom });
}
