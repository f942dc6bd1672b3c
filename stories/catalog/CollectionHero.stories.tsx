import type { MediaItem } from '@vitrine/client';
import type { Collection } from '@vitrine/client/collections';
import { mockPlatform } from '@vitrine/storybook';
import { Breadcrumbs, CollectionHero, CollectionTiles, Container } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getProduct } from '../lib/demo-products.ts';

const large = { viewport: { value: 'large', isRotated: false } };

const items = getProduct('ridge-candles-set').media?.items ?? [];
const videoItem = items.find(({ mediaType }) => mediaType === 'video') as MediaItem;
const still = items.find(({ mediaType }) => mediaType === 'image') as MediaItem;
const files: MediaItem[] = [
  { _id: 'care', mediaType: 'document', title: 'How to trim a wick' },
  { _id: 'sound', mediaType: 'audio', title: 'The workshop in the morning' },
  { _id: 'all', mediaType: 'zip', title: 'Pictures for the press' },
];

const light: Collection = {
  _id: 'light',
  name: 'Light',
  slug: 'light',
  description: 'Candles, and lamps that behave like candles: low, warm and close.',
};
const withMedia = (...media: MediaItem[]): Collection => ({ ...light, media: { items: media } });

const meta = preview.meta({
  title: 'Catalog/CollectionHero',
  component: CollectionHero,
  subcomponents: { CollectionTiles },
  globals: large,
  args: {
    collection: withMedia(videoItem, still),
    withMedia: true,
    breadcrumbs: (
      <Breadcrumbs.Root>
        <Breadcrumbs.Link href="#/collections">Collections</Breadcrumbs.Link>
        <Breadcrumbs.Current>Light</Breadcrumbs.Current>
      </Breadcrumbs.Root>
    ),
  },
  render: (args) => (
    <Container asChild>
      <main>
        <CollectionHero {...args} />
      </main>
    </Container>
  ),
});

export const ShowsVideoPosterBeforePlay = meta.story({
  parameters: { chromatic: inModes('light', 'small', 'large dark'), requirements: ['G19'] },
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveAccessibleName('Light');
    await expect(video).toHaveAttribute('controls');
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('poster', videoItem.thumbnail?.url);
    await expect(video?.getAttribute('src')).toBe(videoItem.video?.files[0]?.url);
    await expect(video?.buffered.length).toBe(0);
  },
});

export const ListsFilesBesideImage = meta.story({
  parameters: { requirements: ['G19'] },
  args: { collection: withMedia(...files, still) },
  play: async ({ canvas, canvasElement }) => {
    for (const { title } of files) await canvas.findByText(title);
    await expect(canvasElement.querySelectorAll('img, video')).toHaveLength(1);
  },
});

export const FilesOnly = meta.story({
  parameters: { requirements: ['G19'] },
  args: { collection: withMedia(...files) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Light' });
    await canvas.findByText('Pictures for the press');
    await expect(canvasElement.querySelectorAll('img, video')).toHaveLength(0);
  },
});

const tiles = (media: Record<string, MediaItem[]>) =>
  mockPlatform(({ platform }) => {
    for (const collection of platform.shop.collections) {
      const mediaItems = media[collection.slug]?.map(({ _id: id, ...item }) => ({ ...item, id }));
      if (mediaItems) collection.media = { items: mediaItems };
    }
  });

export const ShowsPosterOrNameInTiles = meta.story({
  parameters: { requirements: ['G19'] },
  loaders: [tiles({ light: [videoItem], vessels: [...files, still], furniture: files })],
  render: () => (
    <Container asChild>
      <main style={{ paddingBlock: 40 }}>
        <CollectionTiles query={{ limit: 4 }} />
      </main>
    </Container>
  ),
  play: async ({ canvas }) => {
    const getImageSource = (name: RegExp) =>
      canvas.getByRole('link', { name }).querySelector('img')?.getAttribute('src') ?? null;
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4));
    await expect(getImageSource(/^Light/)).toBe(videoItem.thumbnail?.url);
    await expect(getImageSource(/^Vessels/)).toBe(still.image?.url);
    await expect(getImageSource(/^(Furniture ?)+/)).toBeNull();
  },
});
