import { createComparison, createWishlist, memoryStorage } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { mockPlatform } from '@vitrine/storybook';
import {
  Button,
  CompareToggle,
  Container,
  ProductCard,
  ProductGrid,
  type ScrollPosition,
  type ScrollPositionStore,
  Text,
  useScrollRestoration,
  WishlistButton,
} from '@vitrine/ui';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { firstProducts, getProduct } from '../lib/demo-products.ts';
import { ListingPage } from './listing.tsx';

const large = { viewport: { value: 'large', isRotated: false } };

const meta = preview.meta({
  title: 'Catalog/ProductGridScrolling',
  component: ProductGrid,
  globals: large,
  loaders: [mockPlatform()],
  args: { products: firstProducts(8) },
});

/** Repeats the store's products, each time with another id. */
const manyProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => {
    const [product] = firstProducts(24).slice(index % 24);
    return { ...(product as Product), _id: `many-${index}` };
  });
const longProductList = manyProducts(400);

const LongGrid = () => {
  const [isLong, setLong] = useState(true);
  return (
    <Container asChild>
      <main style={{ paddingBlock: 24 }}>
        <Button onClick={() => setLong(false)}>Show eight</Button>
        <h1 style={{ position: 'absolute', opacity: 0 }}>Everything</h1>
        <ProductGrid products={isLong ? longProductList : longProductList.slice(0, 8)} />
      </main>
    </Container>
  );
};

export const VirtualizesLongGrid = meta.story({
  parameters: { requirements: ['G11'] },
  render: LongGrid,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const placed = (position: number) =>
      canvasElement.querySelector(`[aria-posinset="${position}"]`);
    await waitFor(() => expect(placed(1)).not.toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(60));
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => {
      const positions = canvas
        .getAllByRole('listitem')
        .map((item) => Number(item.getAttribute('aria-posinset')));
      expect(Math.max(...positions)).toBeGreaterThan(150);
    });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    await expect(placed(1)).not.toBeNull();
    await expect(placed(12)).toHaveAttribute('aria-setsize', '400');
    await userEvent.click(canvas.getByRole('button', { name: 'Show eight' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    window.scrollTo(0, 0);
  },
});

/** A scroll position that lasts as long as the story. */
const createScrollPositionStore = (): ScrollPositionStore => {
  let savedPosition: ScrollPosition | undefined;
  return {
    read: () => savedPosition,
    keep: (position) => {
      savedPosition = { ...position, address: '' };
    },
  };
};

/** A store with two pages: a list, and a product that links back to it. */
const TwoPages = ({ list }: { list: ReactNode }) => {
  const [object, setObject] = useState<string>();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('article a');
    if (!link) return;
    event.preventDefault();
    setObject(link.textContent ?? '');
  };
  if (object) {
    return (
      <main>
        <Text as="p">{object}</Text>
        <Button onClick={() => setObject(undefined)}>Back to the list</Button>
      </main>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a router's part.
    <div onClick={follow}>{list}</div>
  );
};

const listingPosition = createScrollPositionStore();

export const RestoresScrollAndFocusOnReturn = meta.story({
  parameters: { requirements: ['G1'] },
  render: () => (
    <TwoPages list={<ListingPage limit={24} scrollPositionStore={listingPosition} />} />
  ),
  play: async ({ canvas, userEvent }) => {
    const card = () => canvas.findByRole('link', { name: 'Low pitcher' });
    (await card()).scrollIntoView({ block: 'center' });
    const { top } = (await card()).getBoundingClientRect();
    await userEvent.click(await card());
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the list' }));
    await card();
    await waitFor(async () => expect(await card()).toHaveFocus());
    await waitFor(async () => {
      const again = (await card()).getBoundingClientRect().top;
      expect(Math.abs(again - top)).toBeLessThan(2);
    });
    window.scrollTo(0, 0);
  },
});

const longGridPosition = createScrollPositionStore();

const RestoredLongGrid = () => {
  const ref = useRef<HTMLElement>(null);
  useScrollRestoration(ref, true, longGridPosition);
  return (
    <Container asChild>
      <main ref={ref} style={{ paddingBlock: 24 }}>
        <h1 style={{ position: 'absolute', opacity: 0 }}>Everything</h1>
        <ProductGrid products={longProductList} />
      </main>
    </Container>
  );
};

/** A card far down a long list is on the page only when the window is near it. */
export const ReturnsToProductOfLongGrid = meta.story({
  parameters: { requirements: ['G1', 'G11'], screenshot: 'window' },
  render: () => <TwoPages list={<RestoredLongGrid />} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const find = () => canvasElement.querySelector<HTMLElement>('[data-product-id="many-300"]');
    const link = () =>
      within(find() as HTMLElement).getByRole('link', { name: longProductList[300]?.name });
    await waitFor(() => {
      if (!find()) window.scrollTo(0, document.documentElement.scrollHeight * 0.75);
      expect(find()).not.toBeNull();
    });
    find()?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(link()).toBeVisible());
    const top = find()?.getBoundingClientRect().top ?? 0;
    // The list ignores the pointer while it scrolls.
    await waitFor(() => userEvent.click(link()));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(find()).not.toBeNull());
    await waitFor(() => expect(link()).toHaveFocus());
    await waitFor(() =>
      expect(Math.abs((find()?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(2),
    );
    // A visitor who scrolls ends the restoration.
    window.dispatchEvent(new WheelEvent('wheel'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(find()).toBeNull());
  },
});

const comparison = createComparison({ storage: memoryStorage() });
const wishlist = createWishlist({ storage: memoryStorage() });

export const FillsCardSlotsWithoutLayoutShift = meta.story({
  parameters: { requirements: ['G14'] },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 278px)', gap: 24, padding: 24 }}>
      {['ridge-pillar-candle', 'dipped-cup', 'ring-vase'].map((slug) => {
        const product = getProduct(slug);
        return (
          <ProductCard
            key={slug}
            product={product}
            rating={
              <Text as="p" variant="caption" tone="muted">
                4.6 of 5, 31 reviews
              </Text>
            }
            corner={<WishlistButton wishlist={wishlist} product={product} />}
            footer={<CompareToggle comparison={comparison} product={product} />}
          />
        );
      })}
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: 'layout-shift' });
    const [first] = canvas.getAllByRole('article');
    if (first) await userEvent.hover(first);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(4));
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('img')].every(({ complete }) => complete)).toBe(
        true,
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save Dipped cup' }));
    await canvas.findByRole('button', { name: 'Remove Dipped cup from saved' });
    observer.disconnect();
    await expect(shifts).toEqual([]);
  },
});
