import {
  createStorefront,
  loadProductPage,
  memoryLocation,
  StorefrontProvider,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform } from '@vitrine/mocks';
import { ProductDetailPage, UiProvider } from '@vitrine/ui';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

/** A platform in memory, without a server. */
function createTestStorefront() {
  const platform = createMockPlatform();
  const client = createClient({
    clientId: 'test',
    provider: { apiBaseUrl: platform.apiBaseUrl },
    fetch: platform.fetch,
  });
  return { platform, storefront: createStorefront({ client, location: memoryLocation() }) };
}

test('a product page has the name and the price of the product', async () => {
  const { platform, storefront } = createTestStorefront();
  platform.catalog.setPrice('ring-vase', 80);
  await loadProductPage(storefront, { slug: 'ring-vase' });
  const html = renderToString(
    <StorefrontProvider storefront={storefront}>
      <UiProvider routes={{ collections: '/collections', product: (slug) => `/products/${slug}` }}>
        <ProductDetailPage slug="ring-vase" />
      </UiProvider>
    </StorefrontProvider>,
  );
  expect(html).toContain('Ring vase');
  expect(html).toContain('80.00');
});
