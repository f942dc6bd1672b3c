import { type DehydratedState, dehydrate, hydrate, type Query } from '@tanstack/query-core';
import { locationAtom, type Storefront } from '../storefront.ts';
import { markHydrated } from './hydrated-queries.ts';
import { hasServerDataAtom, renderedAtAtom, startHydrationAtom } from './hydrating.ts';
import { decode, encode, type Json } from './serialize.ts';

/** Responses to the queries of a storefront as JSON: opaque, safe to stringify and to send. */
export type DehydratedStorefront = Json;

/**
 * Serializes a storefront's data on the server after its page has been loaded or rendered, with the
 * query of its URL. Omits failed or pending queries; the browser fetches them.
 *
 * For use in a `<script>`, escape every `<` as `\u003c`.
 */
export function dehydrateStorefront({
  client,
  queryClient,
  store,
}: Storefront): DehydratedStorefront {
  const state = dehydrate(queryClient, { shouldDehydrateMutation: () => false });
  return encode({
    ...state,
    query: store.get(locationAtom).read().toString(),
    now: client.serverClock.now(),
  });
}

/**
 * Hydrates a storefront with the data of another one, so that the first rendering in the browser
 * matches the server's. The storefront's own newer data stays. Responses younger than a minute are
 * not refetched. Before `StorefrontProvider` has mounted, this device's data, such as a wishlist, is
 * omitted until it has; a mounted page keeps it.
 *
 * @throws {TypeError} if the state is missing.
 */
export function hydrateStorefront(storefront: Storefront, state: DehydratedStorefront): void {
  hydrateQueries(storefront, state, () => true);
}

/**
 * Hydrates the queries of a state that pass a test; it is called with the existing query, or with
 * undefined if there is none.
 *
 * @throws {TypeError} if the state is missing.
 */
export function hydrateQueries(
  storefront: Storefront,
  state: DehydratedStorefront,
  shouldHydrate: (query: Query | undefined) => boolean,
): void {
  if (typeof state !== 'object' || state === null) {
    throw new TypeError(
      'hydrateStorefront: "state" is missing. Pass the result of dehydrateStorefront(storefront), which the server has to send with the page.',
    );
  }
  const { queryClient, store } = storefront;
  const cache = queryClient.getQueryCache();
  const {
    query: urlQuery,
    now: renderedAt,
    ...decoded
  } = decode(state) as DehydratedState & { query?: string; now?: number };
  if (urlQuery !== undefined) store.get(locationAtom).hydrate?.(urlQuery);
  const queries = decoded.queries.filter(({ queryHash }) => shouldHydrate(cache.get(queryHash)));
  const now = Date.now();
  // A response of the future, by a server's clock that is ahead, would count as fresh until then.
  for (const { state: sent } of queries) sent.dataUpdatedAt = Math.min(sent.dataUpdatedAt, now);
  const before = new Map(
    queries.map(({ queryHash }) => [queryHash, cache.get(queryHash)?.state.dataUpdatedAt]),
  );
  hydrate(queryClient, { ...decoded, queries });
  for (const { queryHash, state: sent } of queries) {
    const query = cache.get(queryHash);
    const isNew = before.get(queryHash) !== sent.dataUpdatedAt;
    if (query && isNew && query.state.dataUpdatedAt === sent.dataUpdatedAt) markHydrated(query);
  }
  store.set(hasServerDataAtom, true);
  store.set(renderedAtAtom, renderedAt);
  store.set(startHydrationAtom);
}
