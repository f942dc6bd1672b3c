import type { Image, VideoResolution } from '@vitrine/client';
import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStorefront } from '../testing/storefronts.ts';
import { variantMedia, variantMediaAtom } from './product-media.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Reads the media of the first variant of a product. */
async function look(slug: string) {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const product = platform.catalog.product(slug);
  const mediaAtom = variantMediaAtom(`${product.id}-${product.variants[0]?.id}`);
  store.sub(mediaAtom, () => {});
  await vi.waitFor(() => expect(store.get(mediaAtom).isPending).toBe(false));
  return {
    store,
    mediaAtom,
    getFileUrl: () => store.get(mediaAtom).media?.items[1]?.video?.files[0]?.url,
    timesRead: () => platform.calls.filter(({ name }) => name === 'catalog.getStoreVariant').length,
  };
}

describe('variantMediaAtom', () => {
  it('refetches a video before its URLs expire', async () => {
    const { store, mediaAtom, getFileUrl, timesRead } = await look('ridge-candles-set');
    const { expires } = store.get(mediaAtom);
    const before = getFileUrl();
    await vi.advanceTimersByTimeAsync(Number(expires) - Date.now() - 61_000);
    expect([getFileUrl(), timesRead()]).toEqual([before, 1]);
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(getFileUrl()).not.toBe(before));
    expect(timesRead()).toBe(2);
    expect(Number(store.get(mediaAtom).expires)).toBeGreaterThan(Number(expires));
  });

  it('refetches on request, once for several requests', async () => {
    const { store, mediaAtom, timesRead } = await look('ridge-candles-set');
    store.set(mediaAtom);
    store.set(mediaAtom);
    await vi.advanceTimersByTimeAsync(1000);
    expect(timesRead()).toBe(2);
  });

  it('fetches images once, because they do not expire', async () => {
    const { store, mediaAtom, timesRead } = await look('low-pitcher');
    expect(store.get(mediaAtom).media?.items).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect([timesRead(), store.get(mediaAtom).expires]).toEqual([1, undefined]);
  });
});

describe('variantMedia', () => {
  it('is undefined for a variant without image or video', () => {
    expect(variantMedia({})).toBeUndefined();
    expect(variantMedia({ media: { video: { id: 'film' } } })).toBeUndefined();
  });

  it('identifies an image by its ID, or else by its URL', () => {
    const image = { url: '/jug.jpg', width: 4, height: 5 };
    expect(variantMedia({ media: { image: { id: 'jug', ...image } } })?.mainMedia?._id).toBe('jug');
    expect(variantMedia({ media: { image } })?.mainMedia?._id).toBe('/jug.jpg');
  });

  it('describes an image by its alt text, or else by its file name', () => {
    const image = { url: '/jug.jpg', width: 4, height: 5 };
    const getTitle = (texts: object) =>
      variantMedia({ media: { image: { ...image, ...texts } } })?.mainMedia?.title;
    expect(getTitle({ altText: 'A jug', filename: 'jug.jpg' })).toBe('A jug');
    expect(getTitle({ filename: 'jug.jpg' })).toBe('jug.jpg');
    expect(getTitle({})).toBe('');
  });

  it('uses the poster of the video, then of its first resolution, then the image', () => {
    const file = (url: string) => ({ url, width: 4, height: 5 });
    const [own, other, image] = [file('/own.jpg'), file('/other.jpg'), file('/image.jpg')];
    const film = { ...file('/film.mp4'), format: 'mp4' };
    const getPoster = (posters: Image[], first: VideoResolution = film) => {
      const video = { id: 'film', posters, resolutions: [first, film] };
      const items = variantMedia({ media: { image, video } })?.items;
      return items?.find(({ mediaType }) => mediaType === 'video')?.thumbnail?.url;
    };
    expect(getPoster([own], { ...film, poster: other })).toBe('/own.jpg');
    expect(getPoster([], { ...film, poster: other })).toBe('/other.jpg');
    expect(getPoster([])).toBe('/image.jpg');
  });

  it('has a file for each resolution of a video', () => {
    const film = { url: '/film.mp4', width: 4, height: 5, format: 'mp4' };
    const getFiles = (resolutions: VideoResolution[]) =>
      variantMedia({ media: { video: { id: 'film', resolutions } } })?.items[0]?.video?.files;
    expect(getFiles([film])).toEqual([film]);
    expect(getFiles([film, { ...film, url: '/small.mp4' }])).toHaveLength(2);
  });

  it('uses the single URL of a video without resolutions, and its poster as thumbnail', () => {
    const poster = { url: '/still.jpg', width: 4, height: 5 };
    expect(variantMedia({ media: { video: { url: '/film.mp4', posters: [poster] } } })).toEqual({
      mainMedia: expect.objectContaining({ _id: '/film.mp4' }),
      items: [
        {
          _id: '/film.mp4',
          mediaType: 'video',
          title: '',
          video: { files: [{ url: '/film.mp4', width: 0, height: 0 }], stillFrameMediaId: '' },
          thumbnail: poster,
        },
      ],
    });
  });
});
