import { createMockPlatform } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cartAtom } from '../cart/index.ts';
import { productBySlugAtom, productVariantsAtom } from '../catalog/index.ts';
import { StorefrontProvider, useAtomValue } from '../react.tsx';
import type { Storefront } from '../storefront.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import { renderWithData } from './render-with-data.ts';

/** The first response leads to the second request. */
function Variants({ id }: { id: string }) {
  const { data, status } = useAtomValue(productVariantsAtom(id));
  return <li>{data ? `${data.length} variants` : status}</li>;
}

function Page() {
  const { data: product, status } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  const { status: cart } = useAtomValue(cartAtom);
  return (
    <ul>
      <li>{product ? product.name : status}</li>
      {product && <Variants id={product._id} />}
      <li>cart {cart}</li>
    </ul>
  );
}

const render = (storefront: Storefront) => () =>
  renderToString(
    <StorefrontProvider storefront={storefront}>
      <Page />
    </StorefrontProvider>,
  ).replaceAll('<!-- -->', '');

const listed = (...items: string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it('renders with all requested data, including dependent queries, each requested once', async () => {
  const platform = createMockPlatform();
  const storefront = createTestStorefront(platform);
  const page = await renderWithData(storefront, render(storefront));
  expect(page).toBe(listed('Ridge pillar candle', '11 variants', 'cart pending'));
  const names = platform.calls
    .map(({ name }) => name)
    .filter((name) => name?.startsWith('catalog'));
  expect(names).toEqual(['catalog.queryProducts', 'catalog.queryProductVariants']);
});

it('requests member data only with a session', async () => {
  const platform = createMockPlatform();
  const storefront = createTestStorefront(platform);
  // The first call brings the visitor's tokens.
  await storefront.store.set(productBySlugAtom('ring-vase'));
  const page = await renderWithData(storefront, render(storefront));
  expect(page).toContain('cart success');
});

it('renders failed queries as pending, so that the browser requests them', async () => {
  const platform = createMockPlatform();
  platform.fail('catalog.queryProductVariants', 'unavailable');
  const storefront = createTestStorefront(platform);
  const page = await renderWithData(storefront, render(storefront));
  expect(page).toBe(listed('Ridge pillar candle', 'pending', 'cart pending'));
});

it('stops when every render requests more data', async () => {
  const platform = createMockPlatform();
  const storefront = createTestStorefront(platform);
  let rounds = 0;
  await renderWithData(storefront, () => {
    rounds += 1;
    return renderToString(
      <StorefrontProvider storefront={storefront}>
        <Variants id={`none-${rounds}`} />
      </StorefrontProvider>,
    );
  });
  expect(rounds).toBe(10);
});
