import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { queryProducts } from '@vitrine/client/catalog';
import { createMockPlatform } from '@vitrine/mocks';
import { CartLine, ProductView, UiProvider } from '@vitrine/ui';
import { renderToString } from 'react-dom/server';

/** Returns a host's cart page with a server-rendered cart of this quantity. */
export function cartPage(quantity: number): string {
  const line = { _id: 'line-1', quantity, descriptionLines: [], productName: { original: 'Cup' } };
  const markup = renderToString(
    <UiProvider>
      <CartLine line={line} currency="EUR" total={{ amount: '28.00' }} formAction="/cart/lines" />
    </UiProvider>,
  );
  return `<!doctype html><html lang="en"><title>Cart</title><body>${markup}`;
}

/** Returns a host's page of a product without options. */
export async function productPage(): Promise<string> {
  const platform = createMockPlatform();
  const { apiBaseUrl, fetch } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const { items } = await queryProducts(client, { filter: { slug: 'cedar-hand-wash' } });
  const [product] = items;
  if (!product) throw new Error('The demo shop has no hand wash.');
  const markup = renderToString(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider>
        <ProductView product={product} formAction="/cart/add" />
      </UiProvider>
    </StorefrontProvider>,
  );
  return `<!doctype html><html lang="en"><title>${product.name}</title><body>${markup}`;
}
