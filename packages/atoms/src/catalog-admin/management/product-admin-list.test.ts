import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { memoryLocation } from '../../location.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import {
  createProductAdminList,
  readMatchingProductsAtom,
  storeCurrencyAtom,
} from './product-admin-list.ts';

async function open(query = '', isOwner = true) {
  const platform = createMockPlatform();
  if (isOwner) platform.actAsOwner();
  platform.catalog.hide('ring-vase');
  const { store } = createTestStorefront(platform);
  const list = createProductAdminList({ location: memoryLocation(query) });
  store.sub(list.resultAtom, () => {});
  const slugs = async () => {
    await vi.waitFor(() => expect(store.get(list.resultAtom).isPlaceholderData).toBe(false));
    await vi.waitFor(() => expect(store.get(list.resultAtom).status).toBe('success'));
    return store.get(list.resultAtom).items.map(({ slug }) => slug);
  };
  await slugs();
  return { platform, store, list, slugs };
}

describe('createProductAdminList', () => {
  it('lists hidden products of an owner, alone in their tab', async () => {
    const { store, list, slugs } = await open();
    expect(await slugs()).toContain('ring-vase');
    store.set(list.stateAtom, { tab: 'hidden' });
    expect(await slugs()).toEqual(['ring-vase']);
    store.set(list.stateAtom, { tab: 'visible' });
    expect(await slugs()).not.toContain('ring-vase');
  });

  it('lists no hidden products of a shopper', async () => {
    const { store, list, slugs } = await open('', false);
    expect(await slugs()).not.toContain('ring-vase');
    store.set(list.stateAtom, { tab: 'hidden' });
    expect(await slugs()).toEqual([]);
  });

  it('reads tab, filters, search and sort order from the URL', async () => {
    const { platform, slugs } = await open('tab=discounted&sort=price:desc');
    const found = await slugs();
    const prices = found.map((slug) => platform.catalog.product(slug).priceData?.price ?? 0);
    expect(found.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(found.map((slug) => platform.catalog.product(slug).discount?.type)).not.toContain(
      'NONE',
    );
  });

  it('filters by stock and by collection at once', async () => {
    const { platform, store, list, slugs } = await open();
    const { collectionIds } = platform.catalog.product('ring-vase');
    platform.catalog.setStock('ring-vase', 0);
    store.set(list.stateAtom, { toggle: 'stock', value: 'OUT_OF_STOCK' });
    store.set(list.stateAtom, { toggle: 'collection', value: collectionIds[0] ?? '' });
    await vi.waitFor(async () => expect(await slugs()).toContain('ring-vase'));
    for (const slug of await slugs()) {
      const product = platform.catalog.product(slug);
      expect(product.stock?.inventoryStatus).toBe('OUT_OF_STOCK');
      expect(product.collectionIds).toContain(collectionIds[0]);
    }
  });

  it('reads all matching products, beyond the first page of 100', async () => {
    const platform = createMockPlatform({ mode: 'huge' });
    const { store } = createTestStorefront(platform);
    const filter = { name: { $contains: 'stool' } };
    const matching = platform.shop.products.filter(({ name }) => /stool/i.test(name));
    expect(matching.length).toBeGreaterThan(100);
    const found = await store.set(readMatchingProductsAtom, filter);
    expect(found.map(({ _id }) => _id)).toEqual(matching.map(({ id }) => id));
  });
});

describe('storeCurrencyAtom', () => {
  it('has the currency of the products, once one is loaded', async () => {
    const { store } = createTestStorefront(createMockPlatform());
    store.sub(storeCurrencyAtom, () => {});
    expect(store.get(storeCurrencyAtom)).toBeUndefined();
    await vi.waitFor(() => expect(store.get(storeCurrencyAtom)).toBe('EUR'));
  });
});
