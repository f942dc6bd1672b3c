import type { Query } from '@tanstack/query-core';
import { readListenerAtom, type Storefront } from '../storefront.ts';
import { hasSessionTokens, isMissing, MAX_ROUNDS, tryFetchForPage } from './page-queries.ts';

/** Whether a rendering has read a query that its page would fetch once mounted. */
const isWaiting = (query: Query): boolean => isMissing(query) && query.state.fetchStatus === 'idle';

/**
 * Renders a page on a server with all its data: renders, fetches the requested queries, and renders
 * again until nothing is pending, ten times at most. Failed queries show as pending, in the
 * server's page and in the browser, which fetches them again.
 *
 * Session-specific data, such as the cart, is fetched only if the client had tokens of the session
 * before the first loader or rendering; a page with it must not be stored in a shared cache.
 *
 * @example
 * const html = await renderWithData(storefront, async () => {
 *   const { prelude } = await prerender(<ShopPage storefront={storefront} />);
 *   return new Response(prelude).text();
 * });
 * const state = dehydrateStorefront(storefront);
 *
 * @param render renders the page once, to a string or another result; called several times. Use
 * `prerender`: `renderToString` leaves out what components load on demand.
 * @returns the result of the last rendering.
 */
export async function renderWithData<Page>(
  { client, queryClient }: Storefront,
  render: () => Page | Promise<Page>,
): Promise<Page> {
  const hasTokens = await hasSessionTokens(client);
  const requestedQueries = new Set<Query>();
  for (let round = 1; ; round += 1) {
    const page = await render();
    const pendingQueries = queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => isWaiting(query) && !requestedQueries.has(query))
      .filter(({ meta }) => hasTokens || !meta?.isPersonal);
    if (pendingQueries.length === 0 || round === MAX_ROUNDS) return page;
    for (const query of pendingQueries) requestedQueries.add(query);
    await Promise.all(pendingQueries.map(tryFetchForPage));
  }
}

/**
 * Renders a page on a server as a stream: the shell is sent before the data. A component that reads
 * a query without data suspends until its response is there. React sends the fallback of the
 * nearest `Suspense` first, and the content later in the same response. The shell waits
 * for data that is read outside of every `Suspense`, or inside one that no element surrounds.
 *
 * Failed queries show as pending, and session-specific data is fetched only with tokens of the
 * session, as in `renderWithData`. Send the state after the stream, when all its queries are
 * settled, and hydrate after it.
 *
 * @example
 * const stream = await streamWithData(storefront, () =>
 *   renderToReadableStream(<ShopPage storefront={storefront} />),
 * );
 * // Send the stream, then dehydrateStorefront(storefront).
 *
 * @param render starts the rendering; called once.
 * @returns its result.
 */
export async function streamWithData<Stream>(
  { client, queryClient, store }: Storefront,
  render: () => Stream | Promise<Stream>,
): Promise<Stream> {
  const hasTokens = await hasSessionTokens(client);
  const loading = new Map<Query, Promise<void>>();
  const settled = new Set<Query>();
  store.set(readListenerAtom, {
    onRead(queryHash) {
      const query = queryClient.getQueryCache().get(queryHash);
      if (!query || settled.has(query) || (query.meta?.isPersonal && !hasTokens)) return;
      if (isWaiting(query))
        loading.set(
          query,
          tryFetchForPage(query).finally(() => settled.add(query)),
        );
      const promise = loading.get(query);
      // React waits for a thrown promise, and renders the component again.
      if (promise) throw promise;
    },
  });
  return render();
}
