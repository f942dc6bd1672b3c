import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient, sessionTokens } from '@vitrine/client';
import { UiProvider } from '@vitrine/ui';
import { createRoot } from 'react-dom/client';
import { navigate } from '../../../.storybook/routes.ts';
import { hashLocation } from '../../../stories/pages/lib/hash-location.ts';
import { hrefs } from '../../../stories/pages/lib/use-route.ts';
import { Shop } from '../../../stories/pages/shop/Shop.tsx';
import '@vitrine/theme/styles.css';

declare global {
  interface Window {
    /** URL of the platform. */
    __apiBaseUrl: string;
  }
}

// A visit includes the hosted payment and the return, so the session is stored in the tab.
const client = createClient({
  clientId: 'fenn-house',
  provider: { apiBaseUrl: window.__apiBaseUrl },
  storage: sessionTokens(),
});
const storefront = createStorefront({ client, location: hashLocation });

createRoot(document.getElementById('root') as HTMLElement).render(
  <StorefrontProvider storefront={storefront}>
    <UiProvider locale="en-GB" routes={hrefs} navigate={navigate}>
      <Shop />
    </UiProvider>
  </StorefrontProvider>,
);
