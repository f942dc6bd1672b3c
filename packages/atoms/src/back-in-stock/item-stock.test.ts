import { createMockPlatform } from '@vitrine/mocks';
import { expect, it, vi } from 'vitest';
import { fixtureProduct } from '../testing/products.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import { getItemStock, itemStockAtom } from './item-stock.ts';

const plain = fixtureProduct({ Colour: ['Clay', 'Chalk'] });
const product = {
  ...plain,
  stock: {
    trackInventory: true,
    quantity: 12,
    inStock: true,
    inventoryStatus: 'IN_STOCK' as const,
  },
  variants: [
    {
      _id: 'clay',
      choices: { Colour: 'Clay' },
      stock: { trackQuantity: true, quantity: 3, inStock: true },
    },
    { _id: 'chalk', choices: { Colour: 'Chalk' }, stock: { trackQuantity: false, inStock: false } },
  ] as typeof plain.variants,
};
const refer = (options?: Record<string, unknown>) => ({
  ...{ appId: 'stores', catalogItemId: product._id },
  ...(options && { options }),
});

it('has the stock of the variant that a reference names by id or by choices', () => {
  expect(getItemStock(product, refer({ variantId: 'clay' }))).toEqual({
    ...{ status: 'in-stock', quantity: 3 },
  });
  expect(getItemStock(product, refer({ options: { Colour: 'Chalk' } }))).toEqual({
    status: 'sold-out',
  });
});

it('has a quantity only if it is counted and known', () => {
  const { stock } = product;
  const read = (changes: Partial<typeof stock>) =>
    getItemStock({ ...product, stock: { ...stock, ...changes } as typeof stock }, refer());
  expect(read({ trackInventory: false })).toEqual({ status: 'in-stock' });
  expect(Object.keys(read({ quantity: undefined as never }))).toEqual(['status']);
});

it('has the stock of the product for a reference without a variant', () => {
  expect(getItemStock(product, refer())).toEqual({ status: 'in-stock', quantity: 12 });
  const { stock: _stock, ...unknown } = product;
  expect(getItemStock(unknown as typeof product, refer())).toEqual({ status: 'unknown' });
});

it('is unknown for a variant that no longer exists', () => {
  expect(getItemStock(product, refer({ variantId: 'gone' }))).toEqual({ status: 'unknown' });
  expect(getItemStock(product, refer({ options: { Colour: 'Moss' } }))).toEqual({
    status: 'unknown',
  });
});

it('is loaded from the catalog, and unknown for a product that is gone', async () => {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const { id } = platform.catalog.product('low-pitcher');
  const getStatuses = async (catalogItemId: string) => {
    const stockAtom = itemStockAtom({ appId: 'stores', catalogItemId });
    store.sub(stockAtom, () => {});
    const { status } = store.get(stockAtom);
    await vi.waitFor(() => expect(store.get(stockAtom).status).not.toBe('pending'));
    return [status, store.get(stockAtom).status];
  };
  expect(await getStatuses(id ?? '')).toEqual(['pending', 'in-stock']);
  expect(await getStatuses('c0ffee00-0000-4000-8000-000000000000')).toEqual(['pending', 'unknown']);
});
