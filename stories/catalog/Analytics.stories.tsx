import { createProductSearch, createWishlist, memoryStorage } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import {
  ProductGrid,
  ProductShelf,
  ProductView,
  SearchField,
  Stack,
  WishlistButton,
} from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnalyticsEvents } from '../lib/analytics-events.ts';
import { getProduct } from '../lib/demo-products.ts';

const candle = getProduct('ridge-pillar-candle');
const vase = getProduct('ring-vase');
const wash = getProduct('cedar-hand-wash');

const wishlist = createWishlist({ storage: memoryStorage() });
const search = createProductSearch({ storage: memoryStorage() });
const meta = preview.meta({
  title: 'Catalog/Analytics',
  component: ProductView,
  parameters: { layout: 'padded', requirements: ['I7'] },
  loaders: [mockPlatform()],
  args: { product: vase },
});

export const ReportsListsAndSelections = meta.story({
  render: () => (
    <Stack gap="56">
      <ProductGrid products={[candle, vase]} listName="New" />
      <ProductShelf title="Recently viewed" products={[vase]} />
    </Stack>
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const events = getAnalyticsEvents(loaded);
    const byList = events.map(({ params }) => 'items' in params && params.items);
    await expect(byList).toMatchObject([
      [
        { item_id: candle._id, item_name: candle.name, item_list_name: 'New', index: 0 },
        { item_id: vase._id, item_list_name: 'New', index: 1, price: 96 },
      ],
      [{ item_id: vase._id, item_list_name: 'Recently viewed', index: 0 }],
    ]);
    const [link] = canvas.getAllByRole('link', { name: vase.name });
    // The link would leave the page of the test.
    link?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link as HTMLElement);
    await expect(events.slice(2)).toMatchObject([
      {
        name: 'select_item',
        params: { item_list_name: 'New', items: [{ item_id: vase._id, index: 1 }] },
      },
    ]);
  },
});

export const ReportsProductOnce = meta.story({
  args: { product: wash },
  play: async ({ canvas, userEvent, loaded }) => {
    const events = getAnalyticsEvents(loaded);
    await expect(events).toMatchObject([
      {
        name: 'view_item',
        params: { currency: 'EUR', value: 28, items: [{ item_id: wash._id }] },
      },
    ]);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }));
    await canvas.findByRole('button', { name: /^Added/ });
    await waitFor(() => expect(events).toHaveLength(2));
    await expect(events[1]).toMatchObject({
      name: 'add_to_cart',
      params: { currency: 'EUR', value: 28, items: [{ item_id: wash._id, quantity: 1 }] },
    });
  },
});

export const ReportsWishlistAndSearch = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <SearchField search={search} navigate={() => {}} />
      <WishlistButton wishlist={wishlist} product={vase} emphasis="outline" />
    </div>
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const events = getAnalyticsEvents(loaded);
    await userEvent.click(canvas.getByRole('button', { name: /Ring vase/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Ring vase/ }));
    await userEvent.type(canvas.getByRole('combobox'), ' vase {Enter}');
    await expect(events).toMatchObject([
      { name: 'add_to_wishlist', params: { value: 96, items: [{ item_id: vase._id }] } },
      { name: 'search', params: { search_term: 'vase' } },
    ]);
  },
});
