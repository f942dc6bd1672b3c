import type { MockPlatform } from '@vitrine/mocks';
import type { Loaded } from '@vitrine/storybook';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { filled, usual } from '../cart/cart-contents.ts';
import { getAnnouncement } from '../lib/announcements.ts';
import { at } from './lib/at.ts';
import { pageStateStory, rightToLeft } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

/** A shop whose visitor has a few things in the cart, and what else a story prepares. */
const shop = (...arrange: ((platform: MockPlatform) => void)[]) => [filled(usual, ...arrange)];

const meta = preview.meta({
  title: 'Pages/CollectionPageStates',
  ...pageStateStory,
  loaders: shop(),
  beforeEach: at(hrefs.collection('for-the-table')),
});

interface Player {
  canvasElement: HTMLElement;
  canvas: {
    findByRole: (role: string, options?: object) => Promise<HTMLElement>;
    getByRole: (role: string, options?: object) => HTMLElement;
    getAllByRole: (role: string, options?: object) => HTMLElement[];
    queryAllByRole: (role: string, options?: object) => HTMLElement[];
  };
}

const first = {
  loaders: shop((platform) => void platform.hold('catalog.queryProducts')),
  play: (async ({ canvas, canvasElement }: Player) => {
    await canvas.findByRole('heading', { level: 1, name: 'For the table' });
    const getPlaceholders = () => [...canvasElement.querySelectorAll('main article')];
    await waitFor(() => expect(getPlaceholders()).toHaveLength(24));
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    await expect(getPlaceholders()[4]).toHaveAttribute('data-size', 'feature');
    await waitFor(() =>
      expect(getComputedStyle(getPlaceholders()[0]?.querySelector('span') as Element).opacity).toBe(
        '1',
      ),
    );
  }) as never,
};

export const Loading = meta.story({
  ...first,
  parameters: { chromatic: inModes('light', 'narrow dark') },
});

const listed = ({ canvas }: Player, count: number) =>
  waitFor(() => {
    expect(canvas.getAllByRole('article')).toHaveLength(count);
    expect(document.querySelector('[data-pending]')).toBeNull();
  });

export const KeepsPreviousProductsWhileFiltering = meta.story({
  parameters: { screenshot: 'window' },
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const { platform } = loaded as Required<Loaded>;
    await listed({ canvas, canvasElement } as Player, 23);
    platform.hold('catalog.queryProducts');
    const toggle = canvas.getByRole('switch', { name: 'In stock only' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await canvas.findByRole('button', { name: 'Remove In stock only' });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).not.toBeNull());
    await expect(canvas.getAllByRole('article')).toHaveLength(23);
    const imageFrame = canvas.getAllByRole('article')[0]?.querySelector('img')?.parentElement;
    await waitFor(() => expect(getComputedStyle(imageFrame as Element).opacity).toBe('0.5'));
  },
});

const noMatchIn = (name: string, leaveOut: RegExp) => ({
  beforeEach: at(`${hrefs.collection('for-the-table')}?price=900..&stock=1`),
  play: (async ({ canvas }: Player) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible(),
    );
    await canvas.findByRole('button', { name: leaveOut });
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  }) as never,
});

const noMatch = noMatchIn('No matches', /^Remove “From .+ objects?\)$/);

export const NoMatches = meta.story({
  ...noMatch,
  parameters: { chromatic: inModes('light', 'narrow') },
});
export const NoMatchesRightToLeft = meta.story({
  ...noMatchIn('نتیجه‌ای پیدا نشد', /^حذف «/),
  globals: rightToLeft,
});

const getCollection = ({ shop: { collections } }: MockPlatform, slug: string): string =>
  collections.find((collection) => collection.slug === slug)?.id ?? '';

export const Empty = meta.story({
  beforeEach: at(hrefs.collection('paper')),
  loaders: shop((platform) => {
    const paper = getCollection(platform, 'paper');
    for (const { slug, collectionIds } of platform.shop.products) {
      if (collectionIds.includes(paper)) platform.catalog.hide(slug);
    }
  }),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(
        await canvas.findByRole('heading', { level: 2, name: 'Nothing here yet' }),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Paper');
    await expect(canvas.getByRole('link', { name: 'See all collections' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^(Clear|Remove)/ })).toBeNull();
  },
});

export const LoadsMoreUntilEnd = meta.story({
  parameters: { screenshot: 'window' },
  loaders: shop((platform) => {
    const table = getCollection(platform, 'for-the-table');
    const others = platform.shop.products.filter(
      ({ collectionIds }) => !collectionIds.includes(table),
    );
    for (const product of others.slice(0, 4)) product.collectionIds.push(table);
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed({ canvas, canvasElement } as Player, 24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await listed({ canvas, canvasElement } as Player, 27);
    await waitFor(() => expect(getAnnouncement()).toBe('3 more objects loaded'));
    await waitFor(() => expect(canvas.getByText('27 of 27 objects')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
});
