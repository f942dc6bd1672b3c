import { type DehydratedState, dehydrate, hydrate } from '@tanstack/query-core';
import type { Storefront } from '../storefront.ts';
import { markHydrated } from './hydrated-queries.ts';
import { isHydratingAtom } from './hydrating.ts';
import { decode, encode, type Json } from './serialize.ts';

/** The answers of a storefront as JSON: opaque, safe to stringify and to send to the browser. */
export type DehydratedStorefront = Json;

/**
 * Takes down what a storefront knows, on the server after its page has been rendered. Queries that
 * failed or are under way are left out; the browser fetches them.
 *
 * Where the text goes into a `<script>`, escape every `<` as `\u003c`.
 */
export function dehydrateStorefront({ queryClient }: Storefront): DehydratedStorefront {
  return encode(dehydrate(queryClient, { shouldDehydrateMutation: () => false }));
}

/**
 * Gives a storefront what another took down, so that the first rendering in the browser shows what
 * the server's did. What the storefront itself knows better, because it is newer, stays. Answers
 * younger than a minute are not asked for again; what this device keeps, such as a wishlist, shows
 * once `StorefrontProvider` has come to life.
 */
export function hydrateStorefront(
  { queryClient, store }: Storefront,
  state: DehydratedStorefront,
): void {
  const dehydrated = decode(state) as DehydratedState;
  const now = Date.now();
  // An answer of the future, by a server's clock that is ahead, would count as fresh until then.
  for (const { state: sent } of dehydrated.queries) {
    sent.dataUpdatedAt = Math.min(sent.dataUpdatedAt, now);
  }
  hydrate(queryClient, dehydrated);
  const cache = queryClient.getQueryCache();
  for (const { queryHash, state: sent } of dehydrated.queries) {
    const query = cache.get(queryHash);
    if (query?.state.dataUpdatedAt === sent.dataUpdatedAt) markHydrated(query);
  }
  store.set(isHydratingAtom, true);
}
