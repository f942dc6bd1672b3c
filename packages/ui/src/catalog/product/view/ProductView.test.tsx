import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { ProductView, type ProductViewProps } from './ProductView.tsx';

const client = createClient({ clientId: 'shop', provider: { apiBaseUrl: 'https://api.example' } });

const product = {
  ...{ _id: 'p', name: 'Cup', slug: 'cup', brand: 'Skovby', description: '<p>Thrown by hand</p>' },
  priceData: { currency: 'EUR', price: 20, discountedPrice: 20 },
  stock: { inStock: true, trackInventory: false },
} as unknown as Product;

const render = (props: Partial<ProductViewProps>) =>
  renderToStaticMarkup(
    <StorefrontProvider storefront={createStorefront({ client, storage: null })}>
      <UiProvider>
        <ProductView product={product} {...props} />
      </UiProvider>
    </StorefrontProvider>,
  );

const slots = [
  ...['title', 'rating', 'price', 'options', 'giftCard', 'purchaseOptions', 'buy', 'availability'],
  ...['below', 'pickup', 'description', 'details'],
] as const;

test('the host’s elements replace the parts of the page, each once and in order', () => {
  const elements = Object.fromEntries(slots.map((name) => [name, <i key={name}>{name}</i>]));
  const markup = render(elements);
  expect([...markup.matchAll(/<i>(\w+)<\/i>/g)].map(([, name]) => name)).toEqual(slots);
  expect(markup).not.toContain('€20.00');
  expect(markup).not.toContain('Thrown by hand');
});

test('null leaves a part out', () => {
  expect(render({})).toContain('Thrown by hand');
  expect(render({ description: null })).not.toContain('Thrown by hand');
  expect(render({ description: false })).not.toContain('Thrown by hand');
  expect(render({ title: null })).not.toContain('<h1');
  expect(render({})).toContain('Add to cart');
  expect(render({ buy: null })).not.toContain('Add to cart');
});
