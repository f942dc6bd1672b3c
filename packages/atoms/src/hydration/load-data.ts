import { CancelledError, type Query } from '@tanstack/query-core';
import type { Getter } from 'jotai/vanilla';
import type { List } from '../lists/list.ts';
import type { ListFacet } from '../lists/list-facets.ts';
import type { PagedList } from '../lists/paged-list.ts';
import type { QueryAtom } from '../query/query-atom.ts';
import { forkStorefront, readListenerAtom, type Storefront } from '../storefront.ts';
import {
  fetchForPage,
  hasSessionTokens,
  isMissing,
  MAX_ROUNDS,
  tryFetchForPage,
} from './page-queries.ts';

/** Reads atoms, and returns the value with all queries that were read. */
function readWithQueries<Value>(storefront: Storefront, read: (get: Getter) => Value) {
  // In a new store nothing is computed yet, so each query is reported.
  const { store, queryClient } = forkStorefront(storefront);
  const hashes = new Set<string>();
  store.set(readListenerAtom, { onRead: (queryHash) => void hashes.add(queryHash) });
  const value = read(store.get);
  const cache = queryClient.getQueryCache();
  return { value, queries: [...hashes].flatMap((hash) => cache.get(hash) ?? []) };
}

/** Reads atoms and fetches their missing queries, except for those that were fetched before. */
async function readAndFetch<Value>(
  storefront: Storefront,
  read: (get: Getter) => Value,
  fetched = new Set<Query>(),
): Promise<Value> {
  const hasTokens = await hasSessionTokens(storefront.client);
  for (let round = 1; ; round += 1) {
    const { value, queries } = readWithQueries(storefront, read);
    const missing = queries
      .filter((query) => isMissing(query) && !fetched.has(query))
      .filter(({ meta }) => hasTokens || !meta?.isPersonal);
    if (missing.length === 0 || round === MAX_ROUNDS) return value;
    for (const query of missing) fetched.add(query);
    await Promise.all(missing.map(tryFetchForPage));
  }
}

/**
 * Loads data of a page before it renders, on a server or in a router's loader: reads atoms, fetches
 * the queries that have no data, and reads again until none is missing, ten times at most. Cached
 * data is not fetched again; its components refresh it when they mount. Data that was fetched is
 * fresh for one minute, as data of a server-rendered page.
 *
 * A failed query is left to the components, which fetch it again; this never rejects because of
 * one. In development, the console shows its error. Session-specific data, such as the cart, is
 * fetched only if the client had tokens of the session before.
 *
 * @param read reads the atoms that the page's components read; called several times.
 * @returns the result of the last reading.
 *
 * @example
 * // A home page with <CollectionTiles query={{ limit: 8 }} />.
 * await loadData(storefront, (get) => get(collectionsAtom({ limit: 8 })));
 */
export function loadData<Value>(
  storefront: Storefront,
  read: (get: Getter) => Value,
): Promise<Value> {
  return readAndFetch(storefront, read);
}

/**
 * Loads what a page is about, unless it is cached.
 *
 * @returns the data; for an entity, null if there is none.
 * @throws the client's error if the request failed.
 */
export async function loadEntity<Data>(
  storefront: Storefront,
  entityAtom: QueryAtom<Data>,
): Promise<Data> {
  // The client's session is known before its first request.
  await hasSessionTokens(storefront.client);
  const read = () => readWithQueries(storefront, (get) => get(entityAtom).data);
  for (let round = 1; ; round += 1) {
    const { value, queries } = read();
    if (value !== undefined) return value;
    try {
      await Promise.all(queries.map(fetchForPage));
      return read().value as Data;
    } catch (error) {
      // Another session has begun, and has canceled the requests of the one before.
      if (!(error instanceof CancelledError) || round === MAX_ROUNDS) throw error;
    }
  }
}

/**
 * Loads the pages of a list that its URL names, and what `readRest` reads. A page number beyond the
 * last page becomes that of the last one.
 *
 * @returns the list; if it failed, it is pending, and its components fetch it again.
 */
export async function loadList<Item, TFacet extends ListFacet>(
  storefront: Storefront,
  list: List<Item, TFacet>,
  readRest: (get: Getter) => void,
): Promise<PagedList<Item>> {
  await hasSessionTokens(storefront.client);
  const readPages = () => readWithQueries(storefront, (get) => get(list.resultAtom)).queries;
  const fetched = new Set<Query>();
  // Without the pages in its window, a list reads none of them.
  const isHidden = !readPages().some(
    ({ options }) => (options as { enabled?: unknown }).enabled !== false,
  );
  if (isHidden) {
    await forkStorefront(storefront).store.set(list.resultAtom);
    for (const query of readPages()) {
      fetched.add(query);
      if (query.state.status === 'error' && query.getObserversCount() === 0) query.reset();
    }
  }
  return readAndFetch(
    storefront,
    (get) => {
      readRest(get);
      return get(list.resultAtom);
    },
    fetched,
  );
}
