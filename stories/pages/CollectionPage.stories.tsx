import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { CollectionPage } from '@vitrine/ui/pages';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usual } from '../cart/cart-contents.ts';
import { at } from './lib/at.ts';
import { large, medium, pageStateStory, rightToLeft, seen } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/CollectionPage',
  ...pageStateStory,
  loaders: [mockPlatform(({ platform }) => usual(platform))],
  beforeEach: at(hrefs.collection('for-the-table')),
});

export const MediumRightToLeft = meta.story({
  parameters: { screenshot: 'window' },
  globals: { ...medium, ...rightToLeft },
  beforeEach: at(`${hrefs.collection('for-the-table')}?sort=price-down`),
  play: async ({ canvas }) => {
    await seen('link', 'شمع شیاردار اخگر')({ canvas });
    const sort = canvas.getByRole('button', { name: 'مرتب‌سازی گران‌ترین' });
    const bounds = ['فیلتر', 'رنگ', 'برند', 'قیمت']
      .map((name) => canvas.getByRole('button', { name }))
      .concat(sort)
      .map((button) => button.getBoundingClientRect());
    await expect(new Set(bounds.map(({ top }) => top)).size).toBe(1);
    await expect(new Set(bounds.map(({ height }) => height)).size).toBe(1);
  },
});

export const RestoresFiltersFromUrl = meta.story({
  parameters: { screenshot: 'window' },
  beforeEach: at(`${hrefs.collection('for-the-table')}?stock=1&price=..60&sort=price-up`),
  play: async ({ canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', { name: 'Remove Up to €60' });
    const before = canvas.queryAllByRole('article').length;
    await expect(canvas.getByRole('switch', { name: 'In stock only' })).toBeChecked();
    await userEvent.click(chip);
    await waitFor(() => expect(window.location.hash).not.toMatch(/price=/));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(before));
    await expect(window.location.hash).toMatch(/stock=1/);
  },
});

const sorts = [
  { id: 'brand-a-z', sort: [{ fieldName: 'brand', order: 'ASC' }] },
  { id: 'price-down', sort: [{ fieldName: 'priceData.price', order: 'DESC' }] },
] as const;

export const OffersOwnSortOrders = meta.story({
  parameters: { screenshot: 'window' },
  render: () => (
    <CollectionPage slug="for-the-table" sorts={sorts} labels={{ 'brand-a-z': 'Brand, A to Z' }} />
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Loaded;
    const sort = await canvas.findByRole('button', { name: 'Sort Brand, A to Z' });
    await waitFor(() => expect(canvas.getAllByRole('article')).not.toHaveLength(0));
    const query = platform?.calls.find(({ name }) => name === 'catalog.queryProducts');
    await expect(JSON.stringify(query?.body)).toContain('"brand"');
    await userEvent.click(sort);
    const options = await screen.findAllByRole('menuitemradio');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Brand, A to Z',
      'Price, high to low',
    ]);
    await userEvent.click(options[1] as HTMLElement);
    await waitFor(() => expect(window.location.hash).toMatch(/sort=price-down/));
  },
});

export const RestoresFocusAndScrollOnBack = meta.story({
  parameters: { requirements: ['G1'], screenshot: 'window' },
  beforeEach: at(`${hrefs.collection('for-the-table')}?stock=1`),
  play: async ({ canvas, userEvent }) => {
    const card = () => canvas.findByRole('link', { name: 'Low pitcher' });
    (await card()).scrollIntoView({ block: 'center' });
    const { top } = (await card()).getBoundingClientRect();
    await userEvent.click(await card());
    await canvas.findByRole('heading', { level: 1, name: 'Low pitcher' });
    window.scrollTo(0, 0);
    window.history.back();
    await waitFor(async () => expect(await card()).toHaveFocus());
    await waitFor(async () => {
      const again = (await card()).getBoundingClientRect().top;
      expect(Math.abs(again - top)).toBeLessThan(2);
    });
    await canvas.findByRole('button', { name: 'Remove In stock only' });
    window.scrollTo(0, 0);
  },
});

export const LoadsThousandsOfProductsInPages = meta.story({
  parameters: { screenshot: 'window' },
  globals: { ...large, mode: 'huge' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24));
    await canvas.findByText(/^\d,\d{3} objects$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(48));
    await canvas.findByText(/^48 of \d,\d{3} objects$/);
    window.scrollTo(0, 0);
  },
});

export const RetriesAfterError = meta.story({
  loaders: [mockPlatform(({ platform }) => platform.mode('failing'))],
  play: async ({ canvas, loaded, userEvent }) => {
    const { platform } = loaded as Required<Loaded>;
    const reads = () => platform.calls.filter(({ path }) => path.includes('/slug/for-the-table'));
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(canvas.getByText('We couldn’t load this.')).toBeVisible());
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'For the table' }),
    ).toBeInTheDocument();
    await expect(reads()).toHaveLength(1);
    await userEvent.click(again);
    await waitFor(() => expect(reads()).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled());
    await userEvent.unhover(again);
    again.blur();
  },
});

export const EndedCollection = meta.story({
  beforeEach: at(hrefs.collection('winter-2019')),
  play: seen('heading', 'Collection not found'),
});
