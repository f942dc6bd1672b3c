import {
  createStorefront,
  type DehydratedStorefront,
  dehydrateStorefront,
  renderWithData,
  streamWithData,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { renderToReadableStream } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { hashLocation } from '../../../stories/pages/lib/hash-location.ts';
import { serveAt } from '../../../stories/pages/lib/page-url.ts';
import { ShopPage } from './ShopPage.tsx';

/** A page of the demo store as sent: its markup, and the state of its storefront. */
export interface RenderedPage {
  markup: string;
  state: DehydratedStorefront;
  streamed?: boolean;
}

const createServerStorefront = (apiBaseUrl: string) =>
  createStorefront({
    client: createClient({ clientId: 'fenn-house', provider: { apiBaseUrl } }),
    location: hashLocation,
  });

/** Handles one request: returns a page of the demo store as markup, with its state. */
export async function renderShop(hash: string, apiBaseUrl: string): Promise<RenderedPage> {
  serveAt(hash);
  const storefront = createServerStorefront(apiBaseUrl);
  const markup = await renderWithData(storefront, async () => {
    // Waits for lazy components, and sends each in its position.
    const { prelude } = await prerender(<ShopPage storefront={storefront} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    return new Response(prelude).text();
  });
  return { markup, state: dehydrateStorefront(storefront) };
}

/**
 * Handles one request as `renderShop` does, as a stream. Calls `onSent` with the markup that was sent
 * so far, for each part of the stream.
 */
export async function streamShop(
  hash: string,
  apiBaseUrl: string,
  onSent: (markup: string) => void,
): Promise<RenderedPage> {
  serveAt(hash);
  const storefront = createServerStorefront(apiBaseUrl);
  const stream = await streamWithData(storefront, () =>
    renderToReadableStream(<ShopPage storefront={storefront} streamed />),
  );
  let markup = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    markup += decoder.decode(chunk, { stream: true });
    onSent(markup);
  }
  return { markup, state: dehydrateStorefront(storefront), streamed: true };
}
