import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { CartAnnouncer, CartDrawer, CartTrigger, ProductDetail, UiProvider } from '@vitrine/ui';
import '@vitrine/theme/fonts.css';
import '@vitrine/theme/styles.css';

const client = createClient({
  clientId: 'your-client-id',
  provider: { apiBaseUrl: 'https://your-provider.example' },
});
const storefront = createStorefront({ client });
const routes = { product: (slug: string) => `/products/${slug}`, cart: '/cart' };

export const App = () => (
  <StorefrontProvider storefront={storefront}>
    <UiProvider locale="en-US" routes={routes}>
      <CartAnnouncer />
      <CartDrawer.Root>
        <CartDrawer.Trigger asChild>
          <CartTrigger />
        </CartDrawer.Trigger>
        <ProductDetail slug="ridge-pillar-candle" />
        <CartDrawer.Content />
      </CartDrawer.Root>
    </UiProvider>
  </StorefrontProvider>
);
