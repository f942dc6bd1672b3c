import { memoryLocation } from '@vitrine/atoms';
import { CollectionHero, Listing } from '@vitrine/ui';
import { expect, waitFor, within } from 'storybook/test';
import { type Loaded, mockPlatform } from '../../.storybook/mock-platform.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { ListingPage } from './listing.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const medium = { viewport: { value: 'medium', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const meta = preview.meta({
  title: 'Catalog/List',
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
const shown = (canvas: object, count: number) =>
  waitFor(() => {
    expect((canvas as Canvas).getAllByRole('article')).toHaveLength(count);
    expect(document.querySelector('[data-pending]')).toBeNull();
  });

const query = 'stock=1&price=20..320';
const showsChips = async ({ canvas }: { canvas: object }) => {
  const { findByRole } = canvas as ReturnType<typeof within>;
  await findByRole('button', { name: 'Remove In stock only' });
  await (canvas as Canvas).findAllByRole('article');
  await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
};

export const G19CollectionPage = meta.story({
  name: 'G19 A collection’s page: hero, breadcrumbs, bar, chips, grid',
  args: { query, limit: 24 },
  play: showsChips,
});
export const Dark = G19CollectionPage.extend({ globals: { theme: 'dark' } });
export const RightToLeft = G19CollectionPage.extend({ globals: { locale: 'fa' } });
export const Medium = G19CollectionPage.extend({ globals: medium });
export const Small = G19CollectionPage.extend({ globals: small });
export const SmallDark = G19CollectionPage.extend({ globals: { ...small, theme: 'dark' } });
export const HighContrast = G19CollectionPage.extend({ globals: { theme: 'contrast' } });

const backHere = memoryLocation();
export const G1MoreKeepsItsPlaceInTheAddress = meta.story({
  name: 'G1 More pages come below, and the address knows how many',
  args: { location: backHere },
  beforeEach: () => backHere.write(new URLSearchParams(), 'replace'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await shown(canvas, 16);
    await waitFor(() => expect(backHere.read().get('page')).toBe('2'));
    await waitFor(() => expect(getAnnouncement()).toBe('8 more items loaded'));
  },
});

export const G1AReturnShowsAllPages = meta.story({
  name: 'G1 Coming back shows as many pages as were left',
  args: { query: 'page=2' },
  play: async ({ canvas }) => {
    await shown(canvas, 16);
    await expect(canvas.getByText('16 of 24 items')).toBeInTheDocument();
  },
});

export const G1InfiniteComesByItself = meta.story({
  name: 'G1 Infinite: a page comes as the end comes within a screen, once and no sooner',
  args: { paging: 'infinite', limit: 6 },
  play: async ({ canvas, loaded }) => {
    await (canvas as Canvas).findAllByRole('article');
    const { platform } = loaded as Required<Loaded>;
    const getRequestedOffsets = () =>
      platform.calls.flatMap(
        ({ body }) => /"limit":6,"offset":(\d+)/.exec(JSON.stringify(body) ?? '')?.[1] ?? [],
      );
    await shown(canvas, 12);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(getRequestedOffsets()).toEqual(['0', '6']);
    for (const count of [18, 24]) {
      canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
      await shown(canvas, count);
    }
    await expect(getRequestedOffsets()).toEqual(['0', '6', '12', '18']);
  },
});

const pages = memoryLocation();
export const G2NumberedPagesAreLinks = meta.story({
  name: 'G2 Numbered pages are real links, and a page of the address can be left and found again',
  args: { paging: 'pages', location: pages },
  beforeEach: () => pages.write(new URLSearchParams('lang=en&page=2'), 'replace'),
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 8);
    const second = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    const third = canvas.getByRole('link', { name: 'Page 3' });
    await expect(third).toHaveAttribute('href', '?lang=en&page=3');
    await userEvent.click(third);
    await waitFor(() => expect(getAnnouncement()).toBe('Page 3 of 3'));
    await waitFor(() => expect(pages.read().get('page')).toBe('3'));
    await shown(canvas, 8);
    pages.visit('lang=en&page=2');
    await waitFor(() =>
      expect(canvas.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(second),
    );
  },
});

export const G5TheOldGridStaysDimmed = meta.story({
  name: 'G5 A filter counts at once; the old grid stays, dimmed, and the count is spoken',
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    await shown(canvas, 8);
    const [card] = canvas.getAllByRole('article');
    const release = platform.hold('catalog.queryProducts');
    const toggle = canvas.getByRole('switch', { name: 'In stock only' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await waitFor(() => expect(card?.closest('[data-pending]')).not.toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove In stock only' })).toBeEnabled();
    release();
    await waitFor(() => expect(getAnnouncement()).toMatch(/^\d+ items$/));
    await shown(canvas, 8);
  },
});

export const G7OlderAnswersAreIgnored = meta.story({
  name: 'G7 An answer to an earlier filter never takes the place of a later one',
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    await shown(canvas, 8);
    const release = platform.hold('catalog.queryProducts', { at: 'answer', times: 1 });
    const toggle = canvas.getByRole('switch', { name: 'In stock only' });
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: /^Sort/ }));
    const layer = within(document.body);
    await userEvent.click(await layer.findByRole('menuitemradio', { name: 'Price, low to high' }));
    await waitFor(() => expect(layer.queryByRole('menu')).toBeNull());
    await shown(canvas, 8);
    const names = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    release();
    await shown(canvas, 8);
    await expect(canvas.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(
      names,
    );
  },
});

export const G13NoMatch = meta.story({
  name: 'G13 Nothing matches: the narrowest filter can be left out',
  args: { query: 'price=900..&stock=1' },
  play: async ({ canvas }) => {
    const rescue = await canvas.findByRole('button', {
      name: /^Remove “From €900” \(\d+ items\)$/,
    });
    await waitFor(() => expect(rescue).toBeVisible());
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
});

export const G13NoMatchIsLeft = meta.story({
  name: 'G13 Leaving out the narrowest filter finds what was promised, and keeps the others',
  args: { query: 'price=900..&stock=1', limit: 24 },
  play: async ({ canvas, userEvent }) => {
    const rescue = await canvas.findByRole('button', { name: /^Remove “From €900/ });
    const promised = Number(/\((\d+)/.exec(rescue.textContent ?? '')?.[1]);
    await userEvent.click(rescue);
    await shown(canvas, promised);
    await expect(canvas.getByRole('button', { name: 'Remove In stock only' })).toBeEnabled();
  },
});

export const G13NothingYet = meta.story({
  name: 'G13 A collection without objects says so, and offers no filter to leave out',
  args: { filter: { brand: 'Nobody' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing here yet');
    await expect(canvas.queryByRole('button', { name: /Clear/ })).toBeNull();
  },
});

export const G13Failed = meta.story({
  name: 'G13 A list that could not be read says so, and tries again',
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail('catalog.queryProducts', 'unavailable', { times: 1 }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await shown(canvas, 8);
  },
});

export const G13NotFound = meta.story({
  name: 'G13 A collection that is not there is told apart from an empty one',
  args: { slug: 'winter-2019' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This collection has ended' });
  },
});
