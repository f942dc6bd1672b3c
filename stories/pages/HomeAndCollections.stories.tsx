import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { at } from './lib/at.ts';
import { narrow, pageStateStory, seen } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/HomeAndCollections',
  ...pageStateStory,
  loaders: [mockPlatform()],
});

const home = at(hrefs.home);
const collections = at(hrefs.collections);

const complete = async ({ canvas }: Parameters<ReturnType<typeof seen>>[0]) => {
  await canvas.findByRole('heading', { level: 1, name: 'Candles for the long evenings' });
  await seen('heading', 'Furniture')({ canvas });
  await canvas.findByRole('region', { name: 'New this month' });
};

export const ShowsEachSection = meta.story({
  beforeEach: home,
  play: async ({ canvas }) => {
    await complete({ canvas });
    const events = await canvas.findByRole('region', { name: 'Coming up' });
    await waitFor(() => expect(within(events).getAllByRole('article')).toHaveLength(3));
    const collections = within(canvas.getByRole('region', { name: 'Shop by collection' }));
    await expect(collections.getAllByRole('link').length).toBeGreaterThan(4);
    await expect(collections.getByRole('link', { name: /^Furniture/ })).toHaveAccessibleName(
      /Furniture.*10 objects/,
    );
  },
});

const others = async ({ canvas }: Parameters<typeof complete>[0]) => {
  await canvas.findByRole('heading', { level: 1, name: 'Candles for the long evenings' });
  const region = await canvas.findByRole('region', { name: 'New this month' });
  await waitFor(() => expect(within(region).getAllByRole('article')).toHaveLength(4));
};

export const LoadingSection = meta.story({
  beforeEach: home,
  loaders: [mockPlatform(({ platform }) => void platform.hold('collections.queryCollections'))],
  play: async ({ canvas }) => {
    await others({ canvas });
    const late = within(canvas.getByRole('region', { name: 'Shop by collection' }));
    await expect(late.queryByRole('listitem')).toBeNull();
    const bars = canvas
      .getByRole('region', { name: 'Shop by collection' })
      .querySelectorAll('[aria-hidden] span');
    await waitFor(() => expect(getComputedStyle(bars[0] as Element).opacity).toBe('1'));
  },
});

export const SectionFailed = meta.story({
  beforeEach: home,
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail('collections.queryCollections', 'unavailable'),
    ),
  ],
  play: async ({ canvas }) => {
    await others({ canvas });
    const failed = within(canvas.getByRole('region', { name: 'Shop by collection' }));
    await waitFor(() => expect(failed.getByText('We couldn’t load this.')).toBeVisible());
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  },
});

export const RetriesFailedSection = meta.story({
  beforeEach: home,
  globals: narrow,
  loaders: [
    mockPlatform(
      ({ platform }) =>
        void platform.fail('collections.queryCollections', 'unavailable', { times: 1 }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await complete({ canvas });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const ShowsAllCollections = meta.story({
  beforeEach: collections,
  play: async ({ canvas, loaded }) => {
    await seen('heading', 'Light')({ canvas });
    await expect(canvas.getByRole('main').querySelectorAll('li')).toHaveLength(8);
    const { platform } = loaded as Required<Loaded>;
    await expect(
      platform.calls.filter(({ name }) => name === 'collections.queryCollections'),
    ).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const NoCollections = meta.story({
  beforeEach: collections,
  loaders: [mockPlatform(({ platform }) => platform.mode('empty'))],
  play: seen('heading', 'No collections yet'),
});

export const HomeWithoutProducts = meta.story({
  beforeEach: home,
  loaders: [mockPlatform(({ platform }) => platform.mode('empty'))],
  play: async ({ canvas }) => {
    await seen('heading', 'No collections yet')({ canvas });
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'New this month' })).toBeNull(),
    );
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
});
