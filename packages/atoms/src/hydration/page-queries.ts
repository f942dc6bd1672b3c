import type { Query } from '@tanstack/query-core';
import { type Client, TokenRole } from '@vitrine/client';
import { isDevelopment } from '../utils/is-development.ts';
import { markHydrated } from './hydrated-queries.ts';

/** A response may lead to further requests, but not endlessly. */
export const MAX_ROUNDS = 10;

/** Whether a query has no data, and its page would fetch it. */
export const isMissing = ({ options, state }: Query): boolean =>
  state.data === undefined &&
  typeof options.queryFn === 'function' &&
  (options as { enabled?: unknown }).enabled !== false;

/**
 * Fetches a query for a page, or waits for its pending fetch. The data counts as delivered with the
 * page. A failed query is reset, so that the page's components fetch it again.
 *
 * @throws the client's error if the fetch failed.
 */
export async function fetchForPage(query: Query): Promise<void> {
  try {
    await query.fetch();
    markHydrated(query);
  } catch (error) {
    // Components that show the query already show its error too.
    if (query.getObserversCount() === 0) query.reset();
    throw error;
  }
}

/** Fetches a query for a page as `fetchForPage`. A failed one is left to the browser. */
export async function tryFetchForPage(query: Query): Promise<void> {
  try {
    await fetchForPage(query);
  } catch (error) {
    // Otherwise a page with a wrong filter only shows that it is loading.
    if (isDevelopment) {
      const key = JSON.stringify(query.queryKey);
      console.warn(`The query ${key} failed on the server. Its components fetch it again.`, error);
    }
  }
}

const sessions = new WeakMap<Client, Promise<boolean>>();

/**
 * Whether the client has brought tokens of a visitor or a member. The first call decides: tokens
 * that later requests of the page have obtained are those of a new visitor.
 */
export function hasSessionTokens(client: Client): Promise<boolean> {
  const known = sessions.get(client);
  if (known) return known;
  const result = client.tokens
    .read()
    .then((tokens) => tokens !== undefined && tokens.refreshToken.role !== TokenRole.NONE);
  sessions.set(client, result);
  // A storage that could not be read may be readable for the next page.
  result.catch(() => sessions.delete(client));
  return result;
}
