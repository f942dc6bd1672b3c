import type { Query } from '@tanstack/query-core';
import { TokenRole } from '@vitrine/client';
import type { Storefront } from '../storefront.ts';

/** A response may lead to further requests, but not endlessly. */
const MAX_ROUNDS = 10;

/** Whether a rendering has read a query that its page would fetch once mounted. */
const isWaiting = ({ options, state }: Query): boolean =>
  state.data === undefined &&
  state.fetchStatus === 'idle' &&
  typeof options.queryFn === 'function' &&
  (options as { enabled?: unknown }).enabled !== false;

/** Fetches a query. A failed one stays unchanged, so that the browser fetches it. */
async function load(query: Query): Promise<void> {
  try {
    await query.fetch();
  } catch {
    query.reset();
  }
}

/**
 * Renders a page on a server with all its data: renders, fetches the requested queries, and renders
 * again until nothing is pending, ten times at most. Failed queries show as pending, in the
 * server's page and in the browser, which fetches them again.
 *
 * Session-specific data, such as the cart, is fetched only if the client has tokens of the session;
 * a page with it must not be stored in a shared cache.
 *
 * @example const html = await renderWithData(storefront, () => renderToString(<Page
 * storefront={storefront} />)); const state = dehydrateStorefront(storefront);
 *
 * @param render renders the page once, to a string or another result; called several times.
 * @returns the result of the last rendering.
 */
export async function renderWithData<Page>(
  { client, queryClient }: Storefront,
  render: () => Page | Promise<Page>,
): Promise<Page> {
  const tokens = await client.tokens.read();
  const isSignedIn = tokens !== undefined && tokens?.refreshToken.role !== TokenRole.NONE;
  const requestedQueries = new Set<Query>();
  for (let round = 1; ; round += 1) {
    const page = await render();
    const pendingQueries = queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => isWaiting(query) && !requestedQueries.has(query))
      .filter(({ meta }) => isSignedIn || !meta?.isPersonal);
    if (pendingQueries.length === 0 || round === MAX_ROUNDS) return page;
    for (const query of pendingQueries) requestedQueries.add(query);
    await Promise.all(pendingQueries.map(load));
  }
}
