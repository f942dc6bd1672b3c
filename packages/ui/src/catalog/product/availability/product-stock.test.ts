import type { Product } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { getProductStock, getStockStatus } from './product-stock.ts';

describe('getStockStatus', () => {
  it('counts what is left only when it is few', () => {
    expect(getStockStatus({ inStock: true, quantity: 3 })).toEqual({ state: 'low', count: 3 });
    expect(getStockStatus({ inStock: true, quantity: 4 })).toEqual({ state: 'available' });
    expect(getStockStatus({ inStock: true, quantity: 4 }, 5)).toEqual({ state: 'low', count: 4 });
  });

  it('says nothing of a quantity that is not counted', () => {
    expect(getStockStatus({ inStock: true })).toEqual({ state: 'available' });
    expect(getStockStatus({ inStock: true, quantity: 0 })).toEqual({ state: 'available' });
  });

  it('says sold whatever the quantity', () => {
    expect(getStockStatus({ inStock: false, quantity: 2 })).toEqual({ state: 'sold-out' });
  });
});

describe('productStock', () => {
  const stock = { inStock: true, quantity: 2, inventoryStatus: 'IN_STOCK' } as const;

  it('keeps a quantity only while the platform tracks it', () => {
    const product = (trackInventory: boolean) =>
      ({ stock: { ...stock, trackInventory } }) as Product;
    expect(getProductStock(product(true))).toEqual({ inStock: true, quantity: 2 });
    expect(getProductStock(product(false))).toEqual({ inStock: true });
  });

  it('takes a product that says nothing for one that is there', () => {
    expect(getProductStock({} as Product)).toEqual({ inStock: true });
  });
});
