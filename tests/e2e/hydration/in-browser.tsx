import { createStorefront, type DehydratedStorefront, hydrateStorefront } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { hydrateRoot } from 'react-dom/client';
import { hashLocation } from '../../../stories/pages/lib/hash-location.ts';
import { ShopPage } from './ShopPage.tsx';

declare global {
  interface Window {
    /** Data that the server sent with the page. */
    __sent: { state: DehydratedStorefront; streamed?: boolean; apiBaseUrl: string };
    /** React's reports of hydration differences. */
    __faults: string[];
    /** The markup as sent, and after hydration. */
    __markup: { sent: string; alive?: string };
  }
}

const root = document.getElementById('root') as HTMLElement;
const { state, streamed = false, apiBaseUrl } = window.__sent;
const storefront = createStorefront({
  client: createClient({ clientId: 'fenn-house', provider: { apiBaseUrl } }),
  location: hashLocation,
});
hydrateStorefront(storefront, state);
hydrateRoot(
  root,
  <ShopPage
    storefront={storefront}
    streamed={streamed}
    onLife={() => {
      window.__markup.alive = root.innerHTML;
    }}
  />,
  { onRecoverableError: (error) => window.__faults.push(String(error)) },
);
