import { expect, it } from 'vitest';
import { openCatalog } from '../testing/catalog-admin-setup.ts';
import {
  createProductAtom,
  deleteProductAtom,
  deleteProductOptionsAtom,
  removeBrandAtom,
  removeRibbonAtom,
  updateProductAtom,
} from './admin-products.ts';

const open = () => openCatalog('ridge-pillar-candle', 'for-the-table');

it('creates a product and refetches lists', async () => {
  const { platform, store, settled } = await open();
  const before = platform.calls.length;
  const product = await store.set(createProductAtom, { name: 'Vase', priceData: { price: 12 } });
  expect(product).toMatchObject({ name: 'Vase', slug: 'vase', priceData: { price: 12 } });
  expect(product.createdDate).toBeInstanceOf(Date);
  await settled();
  const names = platform.calls.slice(before).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'catalog-admin.createProduct',
      'catalog.queryProducts',
      'collections.queryCollections',
    ]),
  );
});

it('stores the rejection of a product in its state', async () => {
  const { store } = await open();
  const product = { name: 'Vase', slug: 'ridge-pillar-candle', priceData: { price: 1 } };
  await expect(store.set(createProductAtom, product)).rejects.toMatchObject({
    code: 'DUPLICATE_SLUG',
  });
  expect(store.get(createProductAtom)).toMatchObject({ status: 'error', variables: product });
});

it('updates a product for all subscribers', async () => {
  const { store, id, shown, settled } = await open();
  const product = await store.set(updateProductAtom, {
    productId: id,
    product: { name: 'Candle' },
  });
  expect(product).toMatchObject({ _id: id, name: 'Candle' });
  await settled();
  expect(shown(({ name }) => name)).toEqual(['Candle', 'Candle', 'Candle']);
});

it('deletes a product immediately and restores it after a rejection', async () => {
  const { platform, store, id, shown, settled, listAtom } = await open();
  const total = Number(store.get(listAtom).total);
  platform.fail('catalog-admin.deleteProduct', 'rejected', { times: 1 });
  const rejected = store.set(deleteProductAtom, id);
  expect(shown(({ slug }) => slug)).toEqual([null, null, null]);
  expect(store.get(listAtom).total).toBe(total - 1);
  await expect(rejected).rejects.toMatchObject({ status: 428 });
  expect(shown(({ _id }) => _id)).toEqual([id, id, id]);
  await store.set(deleteProductAtom, id);
  await settled();
  expect(shown(({ slug }) => slug)).toEqual([null, null, null]);
  expect(store.get(listAtom).total).toBe(total - 1);
});

it('removes ribbon and brand immediately', async () => {
  const { platform, store, id, shown, getStoredProduct } = await open();
  await store.set(updateProductAtom, { productId: id, product: { ribbon: 'New', brand: 'Fenn' } });
  await getStoredProduct();
  const getLabels = () => shown(({ ribbon, ribbons, brand }) => [ribbon, ribbons, brand])[0];
  expect(getLabels()).toEqual(['New', [{ text: 'New' }], 'Fenn']);
  const release = platform.hold('catalog-admin.*');
  const done = [store.set(removeRibbonAtom, id), store.set(removeBrandAtom, id)];
  expect(getLabels()).toEqual([undefined, [], undefined]);
  release();
  await Promise.all(done);
  const product = await getStoredProduct();
  expect([product?.ribbon, product?.brand]).toEqual([undefined, undefined]);
});

it('deletes options when the platform allows it', async () => {
  const { store, id, getStoredProduct } = await open();
  await expect(store.set(deleteProductOptionsAtom, id)).rejects.toMatchObject({
    code: 'VARIANTS_ARE_MANAGED',
  });
  expect((await getStoredProduct())?.productOptions.length).toBeGreaterThan(0);
  const { _id } = await store.set(createProductAtom, {
    name: 'Vase',
    priceData: { price: 1 },
    productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
  });
  await store.set(deleteProductOptionsAtom, _id);
  expect(store.get(deleteProductOptionsAtom).status).toBe('success');
});
