import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { type Product as ProductData, queryProducts } from '@vitrine/client/catalog';
import { createMockPlatform } from '@vitrine/mocks';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import * as Product from './Product.tsx';

const { apiBaseUrl, fetch } = createMockPlatform();
const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });

const { items } = await queryProducts(client, { filter: { slug: 'set-by-candlelight' } });
const [product] = items;
if (!product?.priceData) throw new Error('The demo shop has no set of candles with a price.');
const { formatted: _inEuros, ...amounts } = product.priceData;
// The price of a variant would be before the product's own.
const candles: ProductData = { ...product, variants: [] };

/** The price of a product as a reader gets it, without markup, once all its parts are loaded. */
async function renderPrice(changes: Pick<ProductData, 'convertedPriceData'>): Promise<string> {
  const { prelude } = await prerender(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider>
        <Product.Root product={{ ...candles, ...changes }}>
          <Product.Price />
        </Product.Root>
      </UiProvider>
    </StorefrontProvider>,
  );
  const html = await new Response(prelude).text();
  return html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '');
}

test('the price in the currency of the visitor is beside the one that is charged', async () => {
  const dollars = { ...amounts, currency: 'USD', price: 32.5, discountedPrice: 32.5 };
  const text = await renderPrice({ convertedPriceData: dollars });
  expect(text).toContain('€268.00');
  expect(text).toContain('$32.50');
});

test('a converted price in the currency that is charged is not repeated', async () => {
  const text = await renderPrice({});
  expect(text.match(/268\.00/g)).toHaveLength(1);
});
