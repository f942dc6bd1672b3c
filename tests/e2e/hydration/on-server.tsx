import { createStorefront, dehydrateStorefront, renderWithData } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { prerender } from 'react-dom/static';
import { serveAt } from '../../../stories/pages/lib/page-url.ts';
import { ShopPage } from './ShopPage.tsx';

/** One request: a page of the demo shop as markup, and what it knows. */
export async function renderShop(hash: string, apiBaseUrl: string) {
  serveAt(hash);
  const storefront = createStorefront({
    client: createClient({ clientId: 'fenn-house', provider: { apiBaseUrl } }),
  });
  const markup = await renderWithData(storefront, async () => {
    // Waits for the parts that load when they are shown, and sends each in its place.
    const { prelude } = await prerender(<ShopPage storefront={storefront} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    return new Response(prelude).text();
  });
  return { markup, state: dehydrateStorefront(storefront) };
}
