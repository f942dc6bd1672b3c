import { type DehydratedState, dehydrate, hydrate } from '@tanstack/query-core';
import { decode, encode, type Json } from './serialise.ts';
import type { Storefront } from './storefront.ts';

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
 * the server's did. What the storefront itself knows better, because it is newer, stays.
 */
export function hydrateStorefront({ queryClient }: Storefront, state: DehydratedStorefront): void {
  hydrate(queryClient, decode(state) as DehydratedState);
}
