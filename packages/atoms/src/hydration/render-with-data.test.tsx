import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import { Suspense } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cartAtom } from '../cart/index.ts';
import { productBySlugAtom, productVariantsAtom } from '../catalog/index.ts';
import { StorefrontProvider, useAtomValue } from '../react.tsx';
import type { Storefront } from '../storefront.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import { renderWithData, streamWithData } from './render-with-data.ts';

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

const getCatalogCalls = ({ calls }: MockPlatform) =>
  calls.map(({ name }) => name).filter((name) => name?.startsWith('catalog'));

const listed = (...items: string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it('renders with all requested data, including dependent queries, each requested once', async () => {
  const platform = createMockPlatform();
  const storefront = createTestStorefront(platform);
  const page = await renderWithData(storefront, render(storefront));
  expect(page).toBe(listed('Ridge pillar candle', '11 variants', 'cart pending'));
  expect(getCatalogCalls(platform)).toEqual([
    'catalog.queryProducts',
    'catalog.queryProductVariants',
  ]);
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

describe('I1 streamWithData', () => {
  /** Starts a streaming render; returns functions that read its first chunk, and the rest. */
  async function stream(storefront: Storefront) {
    const chunks = await streamWithData(storefront, () =>
      renderToReadableStream(
        <StorefrontProvider storefront={storefront}>
          <main>
            <h1>Shop</h1>
            <Suspense fallback={<p>Loading</p>}>
              <Page />
            </Suspense>
          </main>
        </StorefrontProvider>,
      ),
    );
    const reader = chunks.pipeThrough(new TextDecoderStream()).getReader();
    const readChunk = async () => (await reader.read()).value ?? '';
    const readRest = async () => {
      let text = '';
      for (let chunk = await readChunk(); chunk; chunk = await readChunk()) text += chunk;
      return text.replaceAll('<!-- -->', '');
    };
    return { readChunk, readRest };
  }

  it('sends the shell before the data, and each query once', async () => {
    const platform = createMockPlatform();
    const release = platform.hold('catalog.queryProducts');
    const storefront = createTestStorefront(platform);
    const { readChunk, readRest } = await stream(storefront);
    const shell = await readChunk();
    expect(shell).toContain('<h1>Shop</h1>');
    expect(shell).toContain('<p>Loading</p>');
    expect(shell).not.toContain('Ridge pillar candle');
    release();
    const rest = await readRest();
    for (const item of ['Ridge pillar candle', '11 variants', 'cart pending']) {
      expect(rest).toContain(`<li>${item}</li>`);
    }
    expect(getCatalogCalls(platform)).toEqual([
      'catalog.queryProducts',
      'catalog.queryProductVariants',
    ]);
  });

  it('sends a failed query as pending, so that the browser requests it', async () => {
    const platform = createMockPlatform();
    platform.fail('catalog.queryProductVariants', 'unavailable');
    const { readChunk, readRest } = await stream(createTestStorefront(platform));
    const page = (await readChunk()) + (await readRest());
    expect(page).toContain('<li>Ridge pillar candle</li>');
    expect(page).toContain('<li>pending</li>');
  });
});
