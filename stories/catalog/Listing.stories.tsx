import { memoryLocation } from '@vitrine/atoms';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { CollectionHero, Listing } from '@vitrine/ui';
import { expect, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { ListingPage } from './listing.tsx';

const large = { viewport: { value: 'large', isRotated: false } };

const meta = preview.meta({
  title: 'Catalog/Listing',
  component: ListingPage,
  subcomponents: { CollectionHero, 'Listing.Bar': Listing.Bar, 'Listing.Grid': Listing.Grid },
  globals: large,
  loaders: [mockPlatform()],
  args: { limit: 8 },
});

interface Canvas {
  findAllByRole: (role: string) => Promise<HTMLElement[]>;
  getAllByRole: (role: string) => HTMLElement[];
}

/** Waits until this number of cards is visible, and nothing is pending. */
const waitForCards = (canvas: object, count: number) =>
  waitFor(() => {
    expect((canvas as Canvas).getAllByRole('article')).toHaveLength(count);
    expect(document.querySelector('[data-pending]')).toBeNull();
  });

const query = 'stock=1&price=20..320';
const showsChips = async ({ canvas }: { canvas: object }) => {
  const { findByRole } = canvas as ReturnType<typeof within>;
  await findByRole('button', { name: /In stock only|فقط .*موجود/ });
  await (canvas as Canvas).findAllByRole('article');
  await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
};

export const CollectionPage = meta.story({
  parameters: { requirements: ['G19'] },
  args: { query, limit: 24 },
  play: async ({ canvas }) => {
    await showsChips({ canvas });
    await expect(canvas.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove €20 to €320' })).toBeInTheDocument();
    // Each visible product has a price within the filter.
    for (const card of canvas.getAllByRole('article')) {
      const price = Number(card.textContent?.match(/€([\d,]+\.\d\d)/)?.[1]?.replace(',', ''));
      await expect(price).toBeGreaterThanOrEqual(20);
      await expect(price).toBeLessThanOrEqual(320);
    }
  },
});
// The rows further down are in the pictures of whole pages in these modes.
export const Modes = CollectionPage.extend({
  parameters: {
    screenshot: 'window',
    chromatic: inModes('dark', 'medium', 'small', 'small dark', 'contrast'),
  },
});
export const RightToLeft = CollectionPage.extend({
  parameters: { screenshot: 'window' },
  globals: { locale: 'fa-IR' },
  play: showsChips,
});

const loadMoreLocation = memoryLocation();
export const LoadsMoreAndUpdatesUrl = meta.story({
  parameters: { requirements: ['G1'] },
  args: { location: loadMoreLocation },
  beforeEach: () => loadMoreLocation.write(new URLSearchParams(), 'replace'),
  play: async ({ canvas, userEvent }) => {
    await waitForCards(canvas, 8);
    loadMoreLocation.visit('price=900..&stock=1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await waitForCards(canvas, 8);
    await expect(`${loadMoreLocation.read()}`).toBe('');
    loadMoreLocation.visit('q=zeppelin');
    await canvas.findByText('No results for “zeppelin”');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitForCards(canvas, 8);
    await expect(`${loadMoreLocation.read()}`).toBe('');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitForCards(canvas, 16);
    await waitFor(() => expect(loadMoreLocation.read().get('page')).toBe('2'));
    await waitFor(() => expect(getAnnouncement()).toBe('8 more items loaded'));
  },
});

export const RestoresLoadedPagesFromUrl = meta.story({
  parameters: { requirements: ['G1'] },
  args: { query: 'page=2' },
  play: async ({ canvas }) => {
    await waitForCards(canvas, 16);
    await expect(canvas.getByText('16 of 23 items')).toBeInTheDocument();
  },
});

export const LoadsNextPageOnScroll = meta.story({
  parameters: { requirements: ['G1'] },
  args: { paging: 'infinite', limit: 6 },
  play: async ({ canvas, loaded }) => {
    await (canvas as Canvas).findAllByRole('article');
    const { platform } = loaded as Required<Loaded>;
    const getRequestedOffsets = () =>
      platform.calls.flatMap(
        ({ body }) => /"limit":6,"offset":(\d+)/.exec(JSON.stringify(body) ?? '')?.[1] ?? [],
      );
    await waitForCards(canvas, 12);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(getRequestedOffsets()).toEqual(['0', '6']);
    for (const count of [18, 23]) {
      canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
      await waitForCards(canvas, count);
    }
    await expect(getRequestedOffsets()).toEqual(['0', '6', '12', '18']);
  },
});

/** After three pages a button loads on, so that the footer of the page stays in reach. */
export const StopsLoadingAfterThreePages = meta.story({
  parameters: { requirements: ['G1'] },
  args: { paging: 'infinite', limit: 4 },
  play: async ({ canvas, userEvent }) => {
    const showMore = () => canvas.getByRole('button', { name: 'Show more' });
    for (const count of [8, 12, 16]) {
      await waitForCards(canvas, count - 4);
      showMore().scrollIntoView();
      await waitForCards(canvas, count);
    }
    showMore().scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await waitForCards(canvas, 16);
    await userEvent.click(showMore());
    await waitForCards(canvas, 20);
    showMore().scrollIntoView();
    await waitForCards(canvas, 23);
  },
});

const pagesLocation = memoryLocation();
export const NavigatesNumberedPagesByLink = meta.story({
  parameters: { requirements: ['G2'] },
  args: { paging: 'pages', location: pagesLocation },
  beforeEach: () => pagesLocation.write(new URLSearchParams('lang=en&page=2'), 'replace'),
  play: async ({ canvas, userEvent }) => {
    await waitForCards(canvas, 8);
    const second = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    const third = canvas.getByRole('link', { name: 'Page 3' });
    await expect(third).toHaveAttribute('href', '?lang=en&page=3');
    await userEvent.click(third);
    await waitFor(() => expect(getAnnouncement()).toBe('Page 3 of 3'));
    await waitFor(() => expect(pagesLocation.read().get('page')).toBe('3'));
    await waitForCards(canvas, 7);
    pagesLocation.visit('lang=en&page=2');
    await waitFor(() =>
      expect(canvas.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(second),
    );
  },
});

export const DimsGridWhileFiltering = meta.story({
  parameters: { requirements: ['G5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    await waitForCards(canvas, 8);
    const [card] = canvas.getAllByRole('article');
    const release = platform.hold('catalog.queryProducts');
    const toggle = canvas.getByRole('switch', { name: 'In stock only' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await waitFor(() => expect(card?.closest('[data-pending]')).not.toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove In stock only' })).toBeEnabled();
    release();
    await waitFor(() => expect(getAnnouncement()).toMatch(/^\d+ items$/));
    await waitForCards(canvas, 8);
  },
});

export const IgnoresOutdatedResponse = meta.story({
  parameters: { requirements: ['G7'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    await waitForCards(canvas, 8);
    const release = platform.hold('catalog.queryProducts', { at: 'response', times: 1 });
    const toggle = canvas.getByRole('switch', { name: 'In stock only' });
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: /^Sort/ }));
    const layer = within(document.body);
    await userEvent.click(await layer.findByRole('menuitemradio', { name: 'Price, low to high' }));
    await waitFor(() => expect(layer.queryByRole('menu')).toBeNull());
    await waitForCards(canvas, 8);
    const names = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    release();
    await waitForCards(canvas, 8);
    await expect(canvas.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(
      names,
    );
  },
});

export const OffersToRemoveNarrowestFilter = meta.story({
  parameters: { requirements: ['G13'] },
  args: { query: 'price=900..&stock=1' },
  play: async ({ canvas }) => {
    const rescue = await canvas.findByRole('button', {
      name: /^Remove “From €900” \(\d+ items\)$/,
    });
    await waitFor(() => expect(rescue).toBeVisible());
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
});

export const RemovesNarrowestFilter = meta.story({
  parameters: { requirements: ['G13'] },
  args: { query: 'price=900..&stock=1', limit: 24 },
  play: async ({ canvas, userEvent }) => {
    const rescue = await canvas.findByRole('button', { name: /^Remove “From €900/ });
    const promised = Number(/\((\d+)/.exec(rescue.textContent ?? '')?.[1]);
    await userEvent.click(rescue);
    await waitForCards(canvas, promised);
    await expect(canvas.getByRole('button', { name: 'Remove In stock only' })).toBeEnabled();
  },
});

export const Empty = meta.story({
  parameters: { requirements: ['G13'] },
  args: { filter: { brand: 'Nobody' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing here yet');
    await expect(canvas.queryByRole('button', { name: /Clear/ })).toBeNull();
  },
});

export const RetriesAfterLoadError = meta.story({
  parameters: { requirements: ['G13'] },
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail('catalog.queryProducts', 'unavailable', { times: 1 }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitForCards(canvas, 8);
  },
});

export const NotFound = meta.story({
  parameters: { requirements: ['G13'] },
  args: { slug: 'winter-2019' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Collection not found' });
  },
});
