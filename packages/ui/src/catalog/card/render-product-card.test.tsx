import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { queryProducts } from '@vitrine/client/catalog';
import { createMockPlatform } from '@vitrine/mocks';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ProductGrid } from '../grid/ProductGrid.tsx';
import { ProductShelf } from '../recently-viewed/ProductShelf.tsx';
import type { ProductCardRenderProps } from './render-product-card.tsx';

const { apiBaseUrl, fetch } = createMockPlatform();
const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
const storefront = createStorefront({ client });

const { items } = await queryProducts(client, { filter: { slug: 'ring-vase' } });
const [vase] = items;
if (!vase) throw new Error('The demo shop has no ring vase.');

const render = (page: ReactNode) =>
  renderToString(
    <StorefrontProvider storefront={storefront}>
      <UiProvider>{page}</UiProvider>
    </StorefrontProvider>,
  );

/** Lists of cards that a server renders, with the same render props. */
const lists: Record<string, (props: ProductCardRenderProps) => ReactNode> = {
  ProductGrid: (props) => <ProductGrid products={[vase]} {...props} />,
  ProductShelf: (props) => <ProductShelf title="Shelf" products={[vase]} {...props} />,
};

describe.each(Object.entries(lists))('%s', (_, list) => {
  it('renders action, corner and footer of each card', () => {
    const html = render(
      list({
        renderAction: ({ slug }) => <i>action of {slug}</i>,
        renderCorner: ({ slug }) => <i>corner of {slug}</i>,
        renderFooter: ({ slug }) => <i>footer of {slug}</i>,
      }),
    );
    const texts = [...html.matchAll(/<i>(\w+) of <!-- -->([\w-]+)<\/i>/g)].map(([, text]) => text);
    expect(texts.sort()).toEqual(['action', 'corner', 'footer']);
  });

  it('renders another card, with the props of the default one', () => {
    const html = render(
      list({
        reduction: 'percent',
        renderAction: () => 'the action',
        renderCard: ({ product, reduction, action }) => (
          <b>
            {product.name}, {reduction}, {action}
          </b>
        ),
      }),
    );
    expect(html.replaceAll('<!-- -->', '')).toContain('<b>Ring vase, percent, the action</b>');
    expect(html).not.toContain('Coil-built');
  });
});
