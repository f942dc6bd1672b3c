import type { Query } from '@tanstack/query-core';
import { TokenRole } from '@vitrine/client';
import type { Storefront } from '../storefront.ts';

/** An answer may lead to a question, but not without end. */
const MAX_ROUNDS = 10;

/** Whether a rendering has read a query that its page would fetch as soon as it is there. */
const isWaiting = ({ options, state }: Query): boolean =>
  state.data === undefined &&
  state.fetchStatus === 'idle' &&
  typeof options.queryFn === 'function' &&
  (options as { enabled?: unknown }).enabled !== false;

/** Reads a query. One that fails is left as it was, so that the browser asks for it. */
async function load(query: Query): Promise<void> {
  try {
    await query.fetch();
  } catch {
    query.reset();
  }
}

/**
 * Renders a page on a server with all that it reads: renders, fetches what was asked for, and
 * renders again until nothing is awaited any more, ten times at most. What fails shows as awaited,
 * in the server's page and in the browser, which asks again.
 *
 * What is about the person, such as the cart, is read only where the client has tokens of theirs;
 * a page with it must not go into a cache that others share.
 *
 * @example
 * const html = await renderWithData(storefront, () => renderToString(<Page storefront={storefront} />));
 * const state = dehydrateStorefront(storefront);
 *
 * @param render renders the page once, to a string or to whatever else; called several times.
 * @returns what the last rendering gave.
 */
export async function renderWithData<Page>(
  { client, queryClient }: Storefront,
  render: () => Page | Promise<Page>,
): Promise<Page> {
  const tokens = await client.tokens.read();
  const isSignedIn = tokens !== undefined && tokens?.refreshToken.role !== TokenRole.NONE;
  const asked = new Set<Query>();
  for (let round = 1; ; round += 1) {
    const page = await render();
    const wanted = queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => isWaiting(query) && !asked.has(query))
      .filter(({ meta }) => isSignedIn || !meta?.isPersonal);
    if (wanted.length === 0 || round === MAX_ROUNDS) return page;
    for (const query of wanted) asked.add(query);
    await Promise.all(wanted.map(load));
  }
}
