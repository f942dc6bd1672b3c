import { type DehydratedState, dehydrate, hydrate } from '@tanstack/query-core';
import type { Storefront } from '../storefront.ts';
import { markHydrated } from './hydrated-queries.ts';
import { isHydratingAtom } from './hydrating.ts';
import { decode, encode, type Json } from './serialize.ts';

/** The answers of a storefront as JSON: opaque, safe to stringify and to send to the browser. */
export type DehydratedStorefront = Json;

/**
 * Serializes a storefront's data on the server after its page has been rendered. Omits failed or
 * pending queries; the browser fetches them.
 *
 * For use in a `<script>`, escape every `<` as `\u003c`.
 */
export function dehydrateStorefront({ queryClient }: Storefront): DehydratedStorefront {
  return encode(dehydrate(queryClient, { shouldDehydrateMutation: () => false }));
}

/**
 * Hydrates a storefront with the data of another one, so that the first rendering in the browser
 * matches the server's. The storefront's own newer data stays. Responses younger than a minute are
 * not refetched; this device's data, such as a wishlist, shows once `StorefrontProvider` has
 * hydrated.
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
