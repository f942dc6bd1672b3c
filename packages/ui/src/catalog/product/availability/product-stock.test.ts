import type { Product } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { getProductStock, getStockStatus } from './product-stock.ts';

describe('getStockStatus', () => {
  it('returns the remaining quantity only if it is low', () => {
    expect(getStockStatus({ inStock: true, quantity: 3 })).toEqual({ state: 'low', count: 3 });
    expect(getStockStatus({ inStock: true, quantity: 4 })).toEqual({ state: 'available' });
    expect(getStockStatus({ inStock: true, quantity: 4 }, 5)).toEqual({ state: 'low', count: 4 });
  });

  it('omits a quantity that isn’t tracked', () => {
    expect(getStockStatus({ inStock: true })).toEqual({ state: 'available' });
    expect(getStockStatus({ inStock: true, quantity: 0 })).toEqual({ state: 'available' });
  });

  it('returns sold out regardless of the quantity', () => {
    expect(getStockStatus({ inStock: false, quantity: 2 })).toEqual({ state: 'sold-out' });
  });
});

describe('getProductStock', () => {
  const stock = { inStock: true, quantity: 2, inventoryStatus: 'IN_STOCK' } as const;

  it('keeps a quantity only if the platform tracks it', () => {
    const product = (trackInventory: boolean) =>
      ({ stock: { ...stock, trackInventory } }) as Product;
    expect(getProductStock(product(true))).toEqual({ inStock: true, quantity: 2 });
    expect(getProductStock(product(false))).toEqual({ inStock: true });
  });

  it('treats a product without stock data as in stock', () => {
    expect(getProductStock({} as Product)).toEqual({ inStock: true });
  });
});
