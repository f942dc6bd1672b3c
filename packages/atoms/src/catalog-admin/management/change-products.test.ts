import type { Product } from '@vitrine/client/catalog';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createTestStorefront } from '../../testing/storefronts.ts';
import {
  changeProductsAtom,
  type ProductChange,
  type ProductsChange,
  reverseProductChanges,
  toChangeBatches,
} from './change-products.ts';
import { readMatchingProductsAtom } from './product-admin-list.ts';

async function open() {
  const platform = createMockPlatform();
  platform.actAsOwner();
  const storefront = createTestStorefront(platform);
  const { store } = storefront;
  const read = () => store.set(readMatchingProductsAtom, undefined);
  const products = (await read()).slice(0, 6);
  const toChanges = (change: ProductsChange): ProductChange[] =>
    products.map((product) => ({ product, change }));
  const written = (name: string) => platform.calls.filter((call) => call.name === name).length;
  const stored = async () => {
    const ids = new Set(products.map(({ _id }) => _id));
    return (await read()).filter(({ _id }) => ids.has(_id));
  };
  return { platform, store, products, toChanges, written, stored };
}

describe('changeProductsAtom', () => {
  it('hides each product with its own request, and names those that failed', async () => {
    const { platform, store, toChanges, written, stored } = await open();
    platform.fail('catalog-admin.updateProduct', 'forbidden', { times: 2 });
    await store.set(changeProductsAtom, { start: toChanges({ kind: 'visible', visible: false }) });
    const { status, results } = store.get(changeProductsAtom);
    expect([status, written('catalog-admin.updateProduct')]).toEqual(['done', 6]);
    const failed = results.filter(({ error }) => error).map(({ task }) => task.product._id);
    expect(failed).toHaveLength(2);
    const visible = (await stored()).filter((product) => product.visible);
    expect(visible.map(({ _id }) => _id).toSorted()).toEqual(failed.toSorted());
    await store.set(changeProductsAtom, 'retry');
    expect((await stored()).every((product) => !product.visible)).toBe(true);
  });

  it('sets a ribbon in one request, and reports a product that no longer exists', async () => {
    const { platform, store, products, toChanges, written } = await open();
    platform.catalog.delete(products[2]?.slug ?? '');
    await store.set(changeProductsAtom, { start: toChanges({ kind: 'ribbon', text: 'Sale' }) });
    const { results } = store.get(changeProductsAtom);
    expect(written('catalog-admin.bulkUpdateProductsProperty')).toBe(1);
    expect(results.filter(({ error }) => error).map(({ task }) => task.product._id)).toEqual([
      products[2]?._id,
    ]);
  });

  it.each<ProductsChange>([
    { kind: 'visible', visible: false },
    { kind: 'ribbon', text: 'Sale' },
    { kind: 'brand', text: '' },
    { kind: 'add-to-collection', collectionId: '' },
    { kind: 'remove-from-collection', collectionId: '' },
  ])('is reversed: $kind', async (template) => {
    const { platform, store, products, stored } = await open();
    const isMember = (id: string) => products.map((one) => one.collectionIds.includes(id));
    // Some of the products are in it, and some are not.
    const shared = platform.shop.collections.find(
      ({ id }) => isMember(id).includes(true) && isMember(id).includes(false),
    )?.id;
    const change =
      'collectionId' in template ? { ...template, collectionId: shared ?? '' } : template;
    platform.catalog.hide(products[1]?.slug ?? '');
    const before = await stored();
    const changes = before.map((product) => ({ product, change }));
    await store.set(changeProductsAtom, { start: changes });
    expect(await stored()).not.toEqual(before);
    await store.set(changeProductsAtom, { start: reverseProductChanges(changes) });
    const withoutTime = (some: readonly Product[]) =>
      some.map(({ lastUpdated: _, collectionIds, ...product }) => ({
        ...product,
        collectionIds: collectionIds.toSorted(),
      }));
    expect(withoutTime(await stored())).toEqual(withoutTime(before));
  });

  it('deletes products, which nothing reverses', async () => {
    const { store, toChanges, stored } = await open();
    const changes = toChanges({ kind: 'delete' });
    await store.set(changeProductsAtom, { start: changes });
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    expect(reverseProductChanges(changes)).toEqual([]);
  });

  it('groups equal changes by 100', async () => {
    const { products } = await open();
    const [product] = products;
    if (!product) throw new Error('There is no product.');
    const many = Array.from({ length: 250 }, () => ({
      product,
      change: { kind: 'brand', text: 'Mora' } as const,
    }));
    expect(toChangeBatches(many).map(({ length }) => length)).toEqual([100, 100, 50]);
    const mixed = [...many.slice(0, 2), { product, change: { kind: 'delete' } as const }];
    expect(toChangeBatches(mixed).map(({ length }) => length)).toEqual([2, 1]);
  });
});
