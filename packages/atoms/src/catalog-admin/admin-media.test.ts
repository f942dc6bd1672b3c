import type { Product } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { openCatalog } from '../testing/catalog-admin-setup.ts';
import {
  addProductMediaAtom,
  addProductMediaToChoicesAtom,
  orderProductMediaAtom,
  removeProductMediaAtom,
  removeProductMediaFromChoicesAtom,
} from './admin-media.ts';

const getIds = (product: Product | null | undefined) =>
  product?.media?.items.map(({ _id }) => _id) ?? [];

const getChoiceMedia = (product: Product | null | undefined) =>
  product?.productOptions.flatMap(({ choices }) =>
    choices.map(({ media }) => media?.items.map(({ _id }) => _id) ?? []),
  );

const open = () => openCatalog('ridge-pillar-candle', 'for-the-table');

describe('orderProductMediaAtom', () => {
  it('shows the order immediately, saves it and preserves the media of choices', async () => {
    const { platform, store, id, shown, getStoredProduct, settled } = await open();
    const before = await getStoredProduct();
    const mediaIds = getIds(before).toReversed();
    const release = platform.hold('catalog-admin.removeProductMedia');
    const done = store.set(orderProductMediaAtom, { productId: id, mediaIds });
    expect(shown(getIds)).toEqual([mediaIds, mediaIds, mediaIds]);
    expect(shown(({ media }) => media?.mainMedia?._id)[0]).toBe(mediaIds[0]);
    release();
    await done;
    await settled();
    const after = await getStoredProduct();
    expect(getIds(after)).toEqual(mediaIds);
    expect(getChoiceMedia(after)).toEqual(getChoiceMedia(before));
    expect(getChoiceMedia(after)?.flat().length).toBeGreaterThan(0);
  });

  it('moves only misplaced items, and nothing when the order is unchanged', async () => {
    const { platform, store, id, getStoredProduct } = await open();
    const [first, second, third, ...rest] = getIds(await getStoredProduct());
    const mediaIds = [first, third, second, ...rest].map(String);
    await store.set(orderProductMediaAtom, { productId: id, mediaIds });
    const moved = platform.calls.find(({ name }) => name === 'catalog-admin.removeProductMedia');
    expect(moved?.body).toMatchObject({ mediaIds: mediaIds.slice(1) });
    const writes = () =>
      platform.calls.filter(({ name }) => name?.startsWith('catalog-admin')).length;
    const before = writes();
    await store.set(orderProductMediaAtom, { productId: id, mediaIds: mediaIds.slice(0, 2) });
    expect(writes()).toBe(before);
  });

  it.each(['catalog-admin.addProductMedia', 'catalog-admin.addProductMediaToChoices'] as const)(
    'restores the order when %s fails midway',
    async (call) => {
      const { platform, store, id, shown, getStoredProduct, settled } = await open();
      const before = await getStoredProduct();
      platform.fail(call, 'broken', { times: 1 });
      const mediaIds = getIds(before).toReversed();
      const done = store.set(orderProductMediaAtom, { productId: id, mediaIds });
      expect(shown(getIds)[0]).toEqual(mediaIds);
      await expect(done).rejects.toMatchObject({ status: 500 });
      await settled();
      expect(shown(getIds)[0]).toEqual(getIds(before));
      expect([getIds(await getStoredProduct()), getChoiceMedia(await getStoredProduct())]).toEqual([
        getIds(before),
        getChoiceMedia(before),
      ]);
    },
  );

  it('ends with the latest requested order, however quickly requests follow', async () => {
    const { store, id, getStoredProduct } = await open();
    const ids = getIds(await getStoredProduct());
    const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]];
    await Promise.all(
      orders.map((mediaIds) => store.set(orderProductMediaAtom, { productId: id, mediaIds })),
    );
    expect(getIds(await getStoredProduct())).toEqual(orders[1]);
  });
});

describe('product media', () => {
  it('is removed immediately and restored when the platform rejects', async () => {
    const { platform, store, id, shown, settled } = await open();
    const ids = shown(getIds)[0] ?? [];
    const removal = { productId: id, mediaIds: ids.slice(0, 1) };
    platform.fail('catalog-admin.removeProductMedia', 'conflict', { times: 1 });
    const rejected = store.set(removeProductMediaAtom, removal);
    expect(shown(getIds)).toEqual(Array(3).fill(ids.slice(1)));
    await expect(rejected).rejects.toMatchObject({ status: 409 });
    expect(shown(getIds)).toEqual([ids, ids, ids]);
    await store.set(removeProductMediaAtom, removal);
    await settled();
    expect(shown(getIds)).toEqual(Array(3).fill(ids.slice(1)));
  });

  it('is added, and assigned to and removed from choices', async () => {
    const { platform, store, id, shown, settled, getStoredProduct } = await open();
    const url = 'https://pictures.example/1.jpg';
    await store.set(addProductMediaAtom, { productId: id, media: [{ url }] });
    await settled();
    const mediaId = shown(getIds)[0]?.at(-1) ?? '';
    const pictured = (await getStoredProduct())?.productOptions.find(({ choices }) =>
      choices.some(({ media }) => media),
    );
    const names = { option: pictured?.name ?? '', choice: pictured?.choices[0]?.description ?? '' };
    await store.set(addProductMediaToChoicesAtom, {
      productId: id,
      media: [{ ...names, mediaIds: [mediaId] }],
    });
    await settled();
    const isThere = () =>
      getChoiceMedia(shown((product) => product)[0])
        ?.flat()
        .includes(mediaId);
    expect(isThere()).toBe(true);
    const release = platform.hold('catalog-admin.removeProductMediaFromChoices');
    const done = store.set(removeProductMediaFromChoicesAtom, {
      productId: id,
      media: [{ ...names, mediaIds: [mediaId] }],
    });
    expect(isThere()).toBe(false);
    release();
    await done;
    expect(getChoiceMedia(await getStoredProduct())?.flat()).not.toContain(mediaId);
  });
});
