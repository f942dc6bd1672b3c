import type { Product } from '@vitrine/client/catalog';
import { describe, expect, it, vi } from 'vitest';
import { openCatalog } from '../../testing/catalog-admin-setup.ts';
import { setPorts } from '../../testing/storefronts.ts';
import {
  createMediaLibrary,
  getAltText,
  getMediaOption,
  mediaFocalPointsAtom,
  setMediaChoicesAtom,
  updateMediaDetailsAtom,
} from './media-details.ts';
import { createMediaManager } from './media-manager.ts';
import { moveMedia } from './move-media.ts';

const getIds = (product: Product | null | undefined) =>
  product?.media?.items.map(({ _id }) => _id) ?? [];

const getChoiceMedia = (product: Product | null | undefined) =>
  product?.productOptions.flatMap(({ choices }) =>
    choices.map(({ media }) => media?.items.map(({ _id }) => _id) ?? []),
  );

const picture = (name: string, type = 'image/jpeg') => new File(['data'], name, { type });

/** The owner of a product with media, with or without the port of the host. */
async function open({
  hasPort = true,
  maxFileBytes,
}: {
  hasPort?: boolean;
  maxFileBytes?: number;
} = {}) {
  const catalog = await openCatalog('ridge-pillar-candle', 'for-the-table');
  const { platform, store, id } = catalog;
  if (hasPort)
    setPorts(store, { media: maxFileBytes ? { ...platform.media, maxFileBytes } : platform.media });
  const manager = createMediaManager(id);
  store.sub(manager.uploadsAtom, () => {});
  const getUploads = () =>
    store.get(manager.uploadsAtom).map(({ file, status }) => [file.name, status]);
  const ids = () => getIds(store.get(manager.productAtom).data);
  const add = (...files: File[]) => store.set(manager.uploads.addAtom, files);
  return { ...catalog, manager, getUploads, ids, add };
}

describe('H11 uploads', () => {
  it('become media of the product, three at a time', async () => {
    const { platform, store, manager, getUploads, ids, add } = await open();
    const before = ids().length;
    const release = platform.media.stopUploads({ share: 0.5 });
    add(...['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => picture(name)));
    expect(getUploads().map(([, status]) => status)).toEqual([
      ...['uploading', 'uploading', 'uploading', 'waiting'],
    ]);
    expect(store.get(manager.uploadsAtom)[0]?.share).toBe(0.5);
    release();
    await vi.waitFor(() => expect(getUploads()).toEqual([]));
    expect(ids()).toHaveLength(before + 4);
  });

  it('fail alone, and are sent again', async () => {
    const { platform, store, manager, getUploads, ids, add } = await open();
    const before = ids().length;
    const end = platform.media.stopUploads({ share: 0.4, names: ['a.jpg'], isFailing: true });
    add(picture('a.jpg'), picture('b.jpg'));
    await vi.waitFor(() => expect(getUploads()).toEqual([['a.jpg', 'failed']]));
    expect(ids()).toHaveLength(before + 1);
    end();
    const [failed] = store.get(manager.uploadsAtom);
    store.set(manager.uploads.retryAtom, failed?.id ?? '');
    await vi.waitFor(() => expect(getUploads()).toEqual([]));
    expect(ids()).toHaveLength(before + 2);
  });

  it('are not sent again when only the platform has not added the item', async () => {
    const { platform, store, manager, getUploads, add } = await open();
    platform.fail('catalog-admin.addProductMedia', 'broken', { times: 1 });
    const upload = vi.spyOn(platform.media, 'upload');
    add(picture('a.jpg'));
    await vi.waitFor(() => expect(getUploads()).toEqual([['a.jpg', 'failed']]));
    store.set(manager.uploads.retryAtom, store.get(manager.uploadsAtom)[0]?.id ?? '');
    await vi.waitFor(() => expect(getUploads()).toEqual([]));
    expect(upload).toHaveBeenCalledOnce();
  });

  it('are canceled, and the next one begins', async () => {
    const { platform, store, manager, getUploads, ids, add } = await open();
    const before = ids().length;
    const release = platform.media.stopUploads({ share: 0.1 });
    add(...['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => picture(name)));
    store.set(manager.uploads.removeAtom, store.get(manager.uploadsAtom)[0]?.id ?? '');
    expect(getUploads()).toEqual(['b.jpg', 'c.jpg', 'd.jpg'].map((name) => [name, 'uploading']));
    release();
    await vi.waitFor(() => expect(getUploads()).toEqual([]));
    expect(ids()).toHaveLength(before + 3);
  });

  it('are rejected one by one: too large, no image, no place', async () => {
    const { store, manager, ids, add } = await open();
    const [large, largest] = [picture('large.jpg'), picture('largest.jpg')];
    Object.defineProperty(large, 'size', { value: 100 * 1024 ** 2 + 1 });
    Object.defineProperty(largest, 'size', { value: 100 * 1024 ** 2 });
    const places = 100 - ids().length - 1;
    const fitting = Array.from({ length: places }, (_, index) => picture(`${index}.jpg`));
    add(large, largest, picture('film.mp4', 'video/mp4'), ...fitting, picture('one-more.jpg'));
    const rejected = store
      .get(manager.uploadsAtom)
      .filter(({ status }) => status === 'rejected')
      .map(({ file, reason }) => [file.name, reason]);
    expect(rejected).toEqual([
      ['large.jpg', 'too-large'],
      ['film.mp4', 'not-an-image'],
      ['one-more.jpg', 'product-full'],
    ]);
  });

  it('are rejected above the limit of the port', async () => {
    const { store, manager, add } = await open({ maxFileBytes: 10 });
    const [small, large] = [picture('small.jpg'), picture('large.jpg')];
    Object.defineProperty(small, 'size', { value: 10 });
    Object.defineProperty(large, 'size', { value: 11 });
    add(small, large);
    expect(store.get(manager.uploads.maxFileBytesAtom)).toBe(10);
    expect(store.get(manager.uploadsAtom).map(({ file, reason }) => [file.name, reason])).toEqual([
      ['small.jpg', undefined],
      ['large.jpg', 'too-large'],
    ]);
  });
});

describe('H12 the order of media', () => {
  it('shows immediately, is saved by the port, and is undone', async () => {
    const { platform, store, manager, ids, getStoredProduct, settled } = await open();
    const before = ids();
    const after = moveMedia(before, before.slice(1, 3), 'first');
    const saved = store.set(manager.orderAtom, after);
    expect(ids()).toEqual(after);
    const undo = await saved;
    expect(getIds(await getStoredProduct())).toEqual(after);
    await undo();
    await settled();
    expect(ids()).toEqual(before);
    const end = platform.media.disconnect();
    const failed = store.set(manager.orderAtom, after);
    expect(ids()).toEqual(after);
    await expect(failed).rejects.toThrow();
    expect(ids()).toEqual(before);
    end();
  });
});

describe('removed media', () => {
  it.each([true, false])(
    'are restored in their place and their choices; port: %s',
    async (hasPort) => {
      const { store, manager, ids, getStoredProduct } = await open({ hasPort });
      const before = await getStoredProduct();
      const chosen = new Set(getChoiceMedia(before)?.flat());
      const removed = getIds(before)
        .filter((one) => chosen.has(one))
        .slice(0, 1);
      expect(removed).toHaveLength(1);
      const undo = await store.set(manager.removeAtom, removed);
      expect(ids()).not.toContain(removed[0]);
      await undo();
      const after = await getStoredProduct();
      expect(getIds(after)).toEqual(getIds(before));
      expect(getChoiceMedia(after)?.map((one) => [...one].sort())).toEqual(
        getChoiceMedia(before)?.map((one) => [...one].sort()),
      );
    },
  );
});

describe('H13 setMediaChoicesAtom', () => {
  it('assigns and removes several items at once, immediately on the page', async () => {
    const { platform, store, id, ids, shown, settled } = await open();
    const option = getMediaOption(shown((product) => product)[0] as Product);
    const [first = '', second = ''] = option?.choices.map(({ description }) => description) ?? [];
    const mediaIds = ids().slice(0, 2);
    const release = platform.hold('catalog-admin.removeProductMediaFromChoices');
    const done = store.set(setMediaChoicesAtom, {
      ...{ productId: id, option: option?.name ?? '', mediaIds },
      shown: { [first]: true, [second]: false },
    });
    const getShown = () => {
      const media = getChoiceMedia(shown((product) => product)[0]);
      return [0, 1].map((index) => mediaIds.map((one) => media?.[index]?.includes(one)));
    };
    const expected = [
      [true, true],
      [false, false],
    ];
    expect(getShown()).toEqual(expected);
    release();
    await done;
    await settled();
    expect(getShown()).toEqual(expected);
  });
});

describe('H14 updateMediaDetailsAtom', () => {
  it('changes alt text and focal point immediately, and restores them after a failure', async () => {
    const { platform, store, id, ids, shown } = await open();
    const [mediaId = ''] = ids();
    const product = shown((one) => one)[0] as Product;
    const pointsAtom = mediaFocalPointsAtom(product);
    store.sub(pointsAtom, () => {});
    await vi.waitFor(() => expect(store.get(pointsAtom).data).toEqual({}));
    const getText = () => shown(({ media }) => media?.items[0] && getAltText(media.items[0]))[0];
    const before = getText();
    const focalPoint = { x: 0.2, y: 0.8 };
    const saved = store.set(updateMediaDetailsAtom, {
      ...{ productId: id, mediaId, altText: 'A candle', focalPoint },
    });
    expect([getText(), store.get(pointsAtom).data]).toEqual([
      'A candle',
      { [mediaId]: focalPoint },
    ]);
    await saved;
    await vi.waitFor(() => expect(store.get(pointsAtom).data).toEqual({ [mediaId]: focalPoint }));
    platform.media.disconnect();
    const failed = store.set(updateMediaDetailsAtom, { productId: id, mediaId, altText: '' });
    expect(getText()).toBeUndefined();
    await expect(failed).rejects.toThrow();
    expect(getText()).toBe('A candle');
    expect(before).not.toBe('A candle');
  });
});

describe('createMediaLibrary', () => {
  it('finds items by their text, page by page', async () => {
    const { store } = await open();
    const libraryAtom = createMediaLibrary();
    await store.set(libraryAtom, { search: '' });
    const first = store.get(libraryAtom);
    expect([first.status, first.items.length, first.hasNext]).toEqual(['success', 24, true]);
    await store.set(libraryAtom, 'more');
    expect(store.get(libraryAtom).items).toHaveLength(48);
    await store.set(libraryAtom, { search: 'candle' });
    const { items } = store.get(libraryAtom);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => /candle/i.test(`${item.title} ${getAltText(item)}`))).toBe(true);
  });

  it('keeps its items if the next page fails, and then loads it', async () => {
    const { platform, store } = await open();
    const libraryAtom = createMediaLibrary();
    await store.set(libraryAtom, { search: '' });
    const reconnect = platform.media.disconnect();
    const loading = store.set(libraryAtom, 'more');
    expect(store.get(libraryAtom)).toMatchObject({ status: 'pending', isLoadingMore: true });
    await loading;
    expect(store.get(libraryAtom)).toMatchObject({
      ...{ status: 'error', hasNext: true, isLoadingMore: false },
      items: { length: 24 },
    });
    reconnect();
    await store.set(libraryAtom, 'more');
    expect(store.get(libraryAtom)).toMatchObject({ status: 'success', items: { length: 48 } });
  });

  it('has no items of the search before if the next search fails', async () => {
    const { platform, store } = await open();
    const libraryAtom = createMediaLibrary();
    await store.set(libraryAtom, { search: '' });
    platform.media.disconnect();
    await store.set(libraryAtom, { search: 'candle' });
    expect(store.get(libraryAtom)).toMatchObject({ status: 'error', items: [], hasNext: false });
  });

  it('fails without a port', async () => {
    const { store } = await open({ hasPort: false });
    const libraryAtom = createMediaLibrary();
    await store.set(libraryAtom, { search: '' });
    expect(store.get(libraryAtom).status).toBe('error');
  });
});
