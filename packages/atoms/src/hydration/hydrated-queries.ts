import type { Query } from '@tanstack/query-core';

/** How long an answer that came with the page is as good as one that was asked for here. */
const FRESH_MS = 60_000;

const handedOver = new WeakSet<Query>();

/** Notes that a query's answer came with the page. */
export const markHydrated = (query: Query): void => void handedOver.add(query);

/** Its first readers have left: anyone who comes next reads again, as on any page. */
export const endHydration = (query: Query): void => void handedOver.delete(query);

/**
 * Whether an answer came with the page and is younger than a minute. The server's clock says when it
 * was given: where a device's is further ahead than that, it is asked for again, which harms no one.
 */
export const isFreshFromServer = (query: Query): boolean =>
  handedOver.has(query) && Date.now() - query.state.dataUpdatedAt < FRESH_MS;
