import { MediaManager } from '@vitrine/admin';
import type { MockPlatform } from '@vitrine/mocks';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, waitFor, type within } from 'storybook/test';
import { DemoFrame } from './admin-demo.tsx';

export const slug = 'ridge-pillar-candle';

/** A loader: the owner of a product, with the media port of the host. */
export const withMedia = (
  arrange: (platform: MockPlatform) => void = () => {},
  { hasPort = true }: { hasPort?: boolean } = {},
) =>
  mockPlatform(
    ({ platform }) => {
      platform.actAsOwner();
      arrange(platform);
    },
    { ports: (platform) => (hasPort && platform ? { media: platform.media } : {}) },
  );

/** Removes the alt text of some media. */
export const withoutAltText = (platform: MockPlatform, ...positions: number[]) => {
  const items = platform.catalog.product(slug).media?.items ?? [];
  for (const position of positions) {
    const mediaId = items[position - 1]?.id ?? '';
    void platform.media.updateDetails({ mediaId, altText: '' });
  }
};

/** The page with the media of a product. */
export const MediaDesk = ({ productId }: { productId: string }) => (
  <DemoFrame current="products" title="Media" backHref="#/admin/products">
    <MediaManager productId={productId} />
  </DemoFrame>
);

type Canvas = ReturnType<typeof within>;

/** Returns the buttons of the tiles, once they are loaded. */
export async function findTiles(canvas: object): Promise<HTMLElement[]> {
  const list: HTMLElement = await (canvas as Canvas).findByRole('list', {
    name: /^(Media of|Medien von|رسانه‌های)/,
  });
  const getTiles = () => [...list.querySelectorAll<HTMLElement>('[data-media-id]')];
  await waitFor(() => expect(getTiles().length).toBeGreaterThan(0));
  return getTiles();
}

/** IDs of the tiles, in their order. */
export const getOrder = (canvas: object) =>
  findTiles(canvas).then((tiles) => tiles.map((tile) => tile.dataset.mediaId));

/** IDs of the media, as the platform has them. */
export const getStored = (loaded: object) =>
  getPlatform(loaded)
    .catalog.product(slug)
    .media?.items.map(({ id }) => id);

/** Returns files with the pictures of the product, under other names. */
export async function getFiles(loaded: object, ...names: string[]): Promise<File[]> {
  const items = getPlatform(loaded).catalog.product(slug).media?.items ?? [];
  return Promise.all(
    names.map(async (name, index) => {
      const response = await fetch(items[index % items.length]?.image?.url ?? '');
      return new File([await response.blob()], name, { type: 'image/jpeg' });
    }),
  );
}
