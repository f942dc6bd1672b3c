import { createStorefront, dehydrateStorefront, renderWithData } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { prerender } from 'react-dom/static';
import { serveAt } from '../../../stories/pages/lib/page-url.ts';
import { ShopPage } from './ShopPage.tsx';

/** Handles one request: returns a page of the demo store as markup, with its state. */
export async function renderShop(hash: string, apiBaseUrl: string) {
  serveAt(hash);
  const storefront = createStorefront({
    client: createClient({ clientId: 'fenn-house', provider: { apiBaseUrl } }),
  });
  const markup = await renderWithData(storefront, async () => {
    // Waits for lazy components, and sends each in its position.
    const { prelude } = await prerender(<ShopPage storefront={storefront} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    return new Response(prelude).text();
  });
  return { markup, state: dehydrateStorefront(storefront) };
}
