import type { Product } from '@vitrine/client/catalog';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { dehydrateStorefront, hydrateStorefront } from '../hydration/hydration.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import {
  catalogCollectionBySlugAtom,
  mayNeedPreorder,
  productAtom,
  productBySlugAtom,
  productOptionsAvailabilityAtom,
  productsAtom,
  productVariantsAtom,
  storeVariantAtom,
  storeVariantsAtom,
} from './queries.ts';
import { createVariantSelection } from './selection/variant-selection.ts';

function enter() {
  const platform = createMockPlatform();
  const storefront = createTestStorefront(platform);
  const getId = (slug: string) => platform.catalog.product(slug).id;
  return { platform, storefront, store: storefront.store, getId };
}

describe('a product', () => {
  it('is found by id and by slug', async () => {
    const { store, getId } = enter();
    const id = getId('low-pitcher');
    const { data } = await store.set(productAtom(id));
    expect(data).toMatchObject({ _id: id, slug: 'low-pitcher', name: 'Low pitcher' });
    expect((await store.set(productBySlugAtom('low-pitcher'))).data).toEqual(data);
  });

  it('is null without an error for an unknown product', async () => {
    const { store } = enter();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await store.set(productAtom(unknown))).toMatchObject({ status: 'success', data: null });
    expect(await store.set(productBySlugAtom('nothing'))).toMatchObject({ data: null });
  });

  it('is an error, not null, when the platform is unavailable', async () => {
    const { platform, store, getId } = enter();
    platform.fail('catalog.getProduct', 'unavailable');
    const result = await store.set(productAtom(getId('low-pitcher')));
    expect(result).toMatchObject({ status: 'error', data: undefined, error: { status: 503 } });
  });

  it('is not retried when the platform rejects the request', async () => {
    const platform = createMockPlatform();
    const { store } = createTestStorefront(platform, {});
    platform.fail('catalog.getProduct', 'forbidden');
    const result = await store.set(productAtom(platform.catalog.product('low-pitcher').id));
    expect(result).toMatchObject({ status: 'error', failureCount: 1, error: { status: 403 } });
    expect(platform.calls.filter(({ name }) => name === 'catalog.getProduct')).toHaveLength(1);
  });

  it('returns the same atom for the same id', () => {
    expect(productAtom('a')).toBe(productAtom('a'));
    expect(productAtom('a')).not.toBe(productAtom('b'));
  });

  it('hydrates server-loaded data, dates included, without a request', async () => {
    const { platform, storefront, getId } = enter();
    const id = getId('low-pitcher');
    const { data } = await storefront.store.set(productAtom(id));
    const text = JSON.stringify(dehydrateStorefront(storefront));
    const calls = platform.calls.length;
    const browser = createTestStorefront(platform, { staleTime: 60_000 });
    hydrateStorefront(browser, JSON.parse(text));
    browser.store.sub(productAtom(id), () => {});
    expect(browser.store.get(productAtom(id)).data).toEqual(data);
    expect(data?.lastUpdated).toBeInstanceOf(Date);
    expect(platform.calls).toHaveLength(calls);
  });
});

describe('productVariantsAtom', () => {
  it('returns all 1,000 variants of a product, whatever the page size', async () => {
    const { store, getId } = enter();
    const id = getId('made-to-order-pitcher');
    const { data: variants } = await store.set(productVariantsAtom(id));
    expect(variants).toHaveLength(1000);
    const { data: product } = await store.set(productAtom(id));
    if (!product || !variants) throw new Error('The product did not load.');
    const { viewAtom, chooseAtom } = createVariantSelection(product, variants);
    for (const { name, choices } of product.productOptions) {
      store.set(chooseAtom, name, choices[0]?.description ?? null);
    }
    expect(store.get(viewAtom).missing).toEqual([]);
    expect(store.get(viewAtom).variant?._id).toBe(variants[0]?._id);
  });
});

describe('productOptionsAvailabilityAtom', () => {
  it('returns the variant for the given choices', async () => {
    const { store, getId } = enter();
    const { data } = await store.set(
      productOptionsAvailabilityAtom({
        productId: getId('ridge-pillar-candle'),
        choices: { Colour: 'Chalk', Size: '10 cm' },
      }),
    );
    expect(data?.selectedVariant).toMatchObject({ inStock: true, visible: true });
  });
});

describe('productsAtom', () => {
  it('pages through a filtered list, separate from other lists', async () => {
    const { store } = enter();
    const query = { filter: { name: { $contains: 'candle' } }, limit: 4 };
    const listAtom = productsAtom(query);
    expect(productsAtom({ ...query })).toBe(listAtom);
    expect(productsAtom()).not.toBe(listAtom);
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
    const { total = 0 } = store.get(listAtom);
    expect(store.get(listAtom)).toMatchObject({ pageCount: Math.ceil(total / 4), hasNext: true });
    while (store.get(listAtom).hasNext) await store.set(listAtom, 'more');
    expect(store.get(listAtom).items).toHaveLength(total);
    await store.set(listAtom, { page: 2 });
    expect(store.get(listAtom)).toMatchObject({ first: 2, last: 2 });
    expect(store.get(listAtom).items.length).toBeLessThanOrEqual(4);
  });

  it('has a default page size of fifty', async () => {
    const { platform, store } = enter();
    await store.set(productsAtom());
    expect(store.get(productsAtom()).items).toHaveLength(50);
    expect(platform.calls.at(-1)?.body).toMatchObject({
      query: { paging: { limit: 50, offset: 0 } },
    });
  });
});

describe('store variants', () => {
  it('pages through store variants and finds one by id', async () => {
    const { store } = enter();
    await store.set(storeVariantsAtom({ limit: 5 }));
    const { items } = store.get(storeVariantsAtom({ limit: 5 }));
    expect(items).toHaveLength(5);
    const { data } = await store.set(storeVariantAtom(items[0]?._id ?? ''));
    expect(data).toEqual(items[0]);
  });
});

describe('catalogCollectionBySlugAtom', () => {
  it('finds a collection, and returns null for an unknown slug', async () => {
    const { store } = enter();
    const { data } = await store.set(catalogCollectionBySlugAtom('for-the-table'));
    expect(data).toMatchObject({ slug: 'for-the-table' });
    expect((await store.set(catalogCollectionBySlugAtom('nothing'))).data).toBeNull();
  });
});

describe('mayNeedPreorder', () => {
  const stock = { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' } as const;
  const may = (
    product: Partial<Product['stock']>,
    ...variants: Product['variants'][0]['stock'][]
  ) =>
    mayNeedPreorder({
      stock: { ...stock, ...product },
      variants: variants.map((own, index) => ({ _id: String(index), choices: {}, stock: own })),
    } as Product);

  it('is false while everything is in stock, untracked or plenty', () => {
    expect(may({})).toBe(false);
    expect(may({ trackInventory: true, quantity: 500 })).toBe(false);
    expect(may({}, { trackQuantity: false, inStock: true })).toBe(false);
    expect(may({}, { trackQuantity: true, quantity: 21, inStock: true })).toBe(false);
  });

  it('is true if something is sold out, or its stock is small', () => {
    expect(may({ inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' })).toBe(true);
    expect(may({ inventoryStatus: 'OUT_OF_STOCK', inStock: false })).toBe(true);
    expect(may({ trackInventory: true, quantity: 20 })).toBe(true);
    expect(may({}, { trackQuantity: false, inStock: false })).toBe(true);
    expect(may({}, { trackQuantity: true, quantity: 1, inStock: true })).toBe(true);
  });
});
