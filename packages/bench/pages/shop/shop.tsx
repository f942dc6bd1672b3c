import '@vitrine/theme/styles.css';
import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CartTrigger } from '../../../ui/src/cart/drawer/CartTrigger.tsx';
import { UiProvider } from '../../../ui/src/provider/UiProvider.tsx';
import { clientId, provider } from '../settings.js';

const storefront = createStorefront({
  client: createClient({ clientId, provider, storage: localStorage }),
});

/** Renders a page with the state of the cart and a link to it. */
export function render(page: ReactNode): void {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StorefrontProvider storefront={storefront}>
      <UiProvider routes={{ cart: '/cart' }}>
        <header>
          <CartTrigger />
        </header>
        <main>{page}</main>
      </UiProvider>
    </StorefrontProvider>,
  );
}
