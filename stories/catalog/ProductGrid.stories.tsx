import type { Product } from '@vitrine/client/catalog';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import {
  CollectionProducts,
  type CollectionProductsProps,
  Container,
  LoadMoreProducts,
  ProductGrid,
  QuickAdd,
  QuickAddToCart,
} from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { getAnnouncement } from '../lib/announcements.ts';
import { firstProducts, getProduct } from '../lib/demo-products.ts';
import { startsAtRight } from '../lib/layout.ts';

const meta = preview.meta({
  title: 'Catalog/ProductGrid',
  component: ProductGrid,
  args: { products: firstProducts(11) },
  decorators: [
    (Story) => (
      <Container asChild>
        <main style={{ paddingBlock: 40 }}>
          <h1 style={{ position: 'absolute', opacity: 0 }}>{useDemoLanguage()('For the table')}</h1>
          <Story />
        </main>
      </Container>
    ),
  ],
});

const large = { viewport: { value: 'large', isRotated: false } };
const medium = { viewport: { value: 'medium', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

/** The number of cards whose inline start differs. */
const countColumns = (cards: readonly HTMLElement[]) =>
  new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size;

export const FourColumns = meta.story({
  globals: large,
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole('article'))).toBe(4);
  },
});

export const ThreeColumns = meta.story({
  globals: medium,
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole('article'))).toBe(3);
  },
});

export const TwoColumns = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole('article'))).toBe(2);
  },
});

export const Themes = meta.story({
  parameters: { screenshot: 'window', chromatic: inModes('dark', 'contrast') },
  globals: large,
});

export const RightToLeft = meta.story({
  parameters: { screenshot: 'window' },
  globals: { ...large, locale: 'fa-IR' },
  play: startsAtRight('article'),
});

export const Loading = meta.story({
  args: { products: [], status: 'pending' },
  globals: large,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article[aria-hidden=true]')).toHaveLength(8);
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const LoadingSmall = meta.story({
  args: { products: [], status: 'pending', loadingCount: 4 },
  globals: small,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article[aria-hidden=true]')).toHaveLength(4);
  },
});

export const Empty = meta.story({
  args: { products: [] },
  globals: large,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2 })).not.toBeEmptyDOMElement();
  },
});

export const RetriesAfterLoadError = meta.story({
  args: { products: [], status: 'error', onRetry: fn() },
  globals: large,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const KeepsProductsOnError = meta.story({
  args: { products: firstProducts(4), status: 'error', onRetry: fn() },
  globals: large,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const DimsStaleProducts = meta.story({
  args: { products: firstProducts(4), isStale: true },
  globals: large,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const pictures = [...canvasElement.querySelectorAll('article img')].map(
      ({ parentElement }) => parentElement as HTMLElement,
    );
    await expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      await waitFor(() => expect(getComputedStyle(picture).opacity).toBe('0.5'));
    }
  },
});

const [cup, vase] = [getProduct('dipped-cup'), getProduct('low-pitcher')];

/** The minimal product data of a feed or an older platform. */
const minimalProduct = { _id: 'bare', slug: 'bare' } as Product;

export const RendersProductWithMinimalData = meta.story({
  args: { products: [cup, minimalProduct, vase] },
  globals: large,
  loaders: [mockPlatform()],
  render: (args) => (
    <ProductGrid {...args} renderAction={(product) => <QuickAddToCart product={product} />} />
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    canvas.getByRole('link', { name: 'Unnamed item' });
    canvas.getByRole('button', { name: 'Add to cart (Unnamed item)' });
    const { platform } = loaded as Required<Loaded>;
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart (${cup.name})` }));
    await waitFor(() => expect(platform.cart().read()?.lineItems).toMatchObject([{ quantity: 1 }]));
    await userEvent.unhover(canvas.getByRole('link', { name: cup.name }));
    await canvas.findByRole('button', { name: `Add to cart (${cup.name})` });
  },
});

const [collectionId = ''] = getProduct('ring-vase').collectionIds;

const Collection = ({
  paged,
  ...rest
}: { paged?: boolean } & Pick<CollectionProductsProps, 'page' | 'onPage' | 'renderCard'>) => (
  <CollectionProducts
    query={{ filter: { collectionIds: { $hasSome: [collectionId] } }, limit: 8 }}
    renderAction={(product) => <QuickAdd product={product} onAdd={() => {}} />}
    {...(paged && { pageHref: (page: number) => `#page-${page}` })}
    {...rest}
  />
);

export const LoadsMoreProducts = meta.story({
  globals: large,
  loaders: [mockPlatform()],
  render: () => <Collection />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(16));
    await waitFor(() => expect(canvas.getByText('16 of 23 items')).toBeVisible());
    await waitFor(() => expect(getAnnouncement()).toBe('8 more items loaded'));
  },
});

export const FocusesSummaryAfterLastPage = meta.story({
  globals: small,
  loaders: [mockPlatform()],
  render: () => <Collection />,
  play: async ({ canvas, userEvent }) => {
    for (const count of [16, 23]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
    }
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(canvas.getByText('23 of 23 items')).toHaveFocus());
  },
});

export const RetriesLoadingMore = meta.story({
  globals: large,
  loaders: [mockPlatform()],
  render: () => <Collection />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    const more = await canvas.findByRole('button', { name: 'Show more' });
    const mend = platform.fail('catalog.queryProducts', 'unavailable');
    await userEvent.click(more);
    await waitFor(async () =>
      expect(await canvas.findByText('Some items couldn’t be loaded.')).toBeVisible(),
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(16));
  },
});

export const ReplacesProductsOnPageChange = meta.story({
  globals: large,
  loaders: [mockPlatform()],
  render: () => <Collection paged />,
  play: async ({ canvas, userEvent }) => {
    const [before] = await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await waitFor(() => expect(getAnnouncement()).toBe('Page 2 of 3'));
  },
});

/** A list whose page is in the URL of the host. */
function HostPages() {
  const [page, setPage] = useState(2);
  return (
    <>
      <p>Page of the host: {page}</p>
      <Collection
        paged
        page={page}
        onPage={setPage}
        renderCard={({ product }) => <article>{product.name}</article>}
      />
    </>
  );
}

export const FollowsPageOfHost = meta.story({
  globals: small,
  loaders: [mockPlatform()],
  render: () => <HostPages />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 3');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await canvas.findByText('Page of the host: 3');
    await canvas.findByText('Page 3 of 3', { selector: 'nav *' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
  },
});

export const DimsPreviousPageWhileLoading = meta.story({
  globals: large,
  loaders: [mockPlatform()],
  render: () => <Collection paged />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    const [before] = await canvas.findAllByRole('article');
    platform.hold('catalog.queryProducts');
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(before).toBeVisible());
    await waitFor(() => expect(before?.closest('[data-pending]')).not.toBeNull());
  },
});

export const RepeatsFailedCollectionRequest = meta.story({
  globals: large,
  loaders: [
    mockPlatform(({ platform }) => void platform.fail('catalog.queryProducts', 'unavailable')),
  ],
  render: () => <Collection />,
  play: async ({ canvas, userEvent, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    const { platform } = loaded as Required<Loaded>;
    const requestCount = platform.calls.length;
    await userEvent.click(button);
    await waitFor(() => expect(platform.calls.length).toBeGreaterThan(requestCount));
  },
});

export const LoadMoreStates = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <LoadMoreProducts shown={8} total={24} hasNext loading={false} onLoadMore={() => {}} />
      <LoadMoreProducts shown={8} total={24} hasNext loading onLoadMore={() => {}} />
      <LoadMoreProducts shown={8} hasNext loading={false} onLoadMore={() => {}} />
      <LoadMoreProducts shown={1} total={1} hasNext={false} loading={false} onLoadMore={() => {}} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('8 of 24 items', { selector: ':first-child > *' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('1 of 1 item')).toBeInTheDocument();
    const states = canvas.getAllByRole('button').map(({ dataset }) => dataset.state);
    await expect(states).toEqual(['idle', 'loading', 'idle']);
  },
});
