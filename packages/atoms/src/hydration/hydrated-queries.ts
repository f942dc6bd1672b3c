import type { Query } from '@tanstack/query-core';

/** How long a response that came with the page is fresh. */
const FRESH_MS = 60_000;

const hydratedQueries = new WeakSet<Query>();

/** Marks a query's response as delivered with the page. */
export const markHydrated = (query: Query): void => void hydratedQueries.add(query);

/**
 * Ends the mark when its first readers have unsubscribed: later readers refetch, as on any page.
 */
export const endHydration = (query: Query): void => void hydratedQueries.delete(query);

/**
 * Whether a response came with the page and is younger than a minute. The server's clock provides
 * its time: if a device's clock is further ahead, it is refetched, which is harmless.
 */
export const isFreshFromServer = (query: Query): boolean =>
  hydratedQueries.has(query) && Date.now() - query.state.dataUpdatedAt < FRESH_MS;
