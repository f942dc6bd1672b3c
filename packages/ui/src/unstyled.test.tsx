import { addToCartAtom, cartAtom, createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { queryProducts } from '@vitrine/client/catalog';
import { createMockPlatform, referenceTo } from '@vitrine/mocks';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CartPage, dataAttributes, ProductGrid, ProductView, UiProvider } from './index.ts';

const platform = createMockPlatform();
const { apiBaseUrl, fetch, catalog, shop } = platform;
const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
const storefront = createStorefront({ client });

const { items } = await queryProducts(client, { filter: { slug: 'ridge-pillar-candle' } });
const [candle] = items;
if (!candle) throw new Error('The demo shop has no candle.');

const render = (page: ReactNode) =>
  renderToString(
    <StorefrontProvider storefront={storefront}>
      <UiProvider>{page}</UiProvider>
    </StorefrontProvider>,
  );

/** The data attributes of a document, without those of other packages and of React's templates. */
const namesIn = (html: string) =>
  new Set(
    Array.from(
      html.replace(/<template[^>]*>/g, '').matchAll(/\s(data-(?!sonner-|radix-|vt-)[a-z-]+)=/g),
      ([, name = '']) => name,
    ),
  );

// Node loads no style sheet, so this is what a host without the styles gets.
it('shows the state of a product by data attributes, without a style sheet', () => {
  const html = render(<ProductView product={candle} />);
  expect(html).not.toMatch(/<style|rel="stylesheet"/);
  expect(html).toContain('data-product-buy="" data-action="add"');
  expect(html).toMatch(/data-availability="available"/);
  expect(html).toMatch(/data-option="Colour"/);
  expect(html).toMatch(/role="radio"[^>]* data-state="checked"/);
});

it('shows the state of a cart by data attributes, without a style sheet', async () => {
  catalog.setStock('ring-vase', 3);
  const product = catalog.product('ring-vase');
  const lineItems = [{ catalogReference: referenceTo(shop.appId, product), quantity: 3 }];
  await storefront.store.set(addToCartAtom, { lineItems });
  catalog.setStock('ring-vase', 1);
  await storefront.store.set(cartAtom);
  const html = render(<CartPage />);
  expect(html).not.toMatch(/<style|rel="stylesheet"/);
  expect(html).toContain('data-cart-root=""');
  expect(html).toMatch(/data-line-id="[^"]+"[^>]* data-invalid=""/);
  expect(html).toContain('data-cart-problem=""');
});

it('marks text for screen readers only, and uses only attributes of the vocabulary', () => {
  const grid = <ProductGrid products={[candle]} />;
  const html = render(grid) + render(<CartPage />);
  expect(html).toMatch(/<span data-visually-hidden=""[^>]*>Chalk<\/span>/);
  const names = namesIn(html);
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !(name in dataAttributes))).toEqual([]);
});
