import type { VariantView } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import {
  type AvailabilityRequest,
  getAvailability,
  getMaxQuantity,
} from './product-availability.ts';

const product = {
  stock: { trackInventory: true, quantity: 2, inStock: true, inventoryStatus: 'IN_STOCK' },
} as Product;
const view = (state: VariantView['state'], quantity?: number) =>
  ({ state, quantity }) as VariantView;
const ask = (change: Partial<AvailabilityRequest>) =>
  getAvailability({
    ...{ product, view: view('available', 9), quantity: 1, preorder: undefined },
    ...{ confirmation: 'local', lowStockThreshold: undefined, ...change },
  });

describe('getAvailability', () => {
  it('describes the whole product while the selection is incomplete', () => {
    expect(ask({ view: view('incomplete', 2) })).toEqual({ state: 'low', count: 2 });
  });

  it('returns the remaining quantity only below the threshold', () => {
    expect(ask({ view: view('available', 9) })).toEqual({ state: 'available' });
    expect(ask({ view: view('low', 3) })).toEqual({ state: 'low', count: 3 });
    expect(ask({ view: view('available', 9), lowStockThreshold: 10 })).toEqual({
      state: 'low',
      count: 9,
    });
    expect(ask({ view: view('available') })).toEqual({ state: 'available' });
  });

  it('returns the quantities available now and later, if more are requested than in stock', () => {
    const preorder = { enabled: true, message: 'In March', limit: 5 };
    const input = { view: view('low', 3), preorder };
    expect(ask({ ...input, quantity: 3 })).toEqual({ state: 'low', count: 3 });
    const followed = { state: 'back-order', there: 3, count: 2, message: 'In March' };
    expect(ask({ ...input, quantity: 5 })).toEqual(followed);
    const without = { enabled: false };
    expect(ask({ ...input, quantity: 5, preorder: without })).toEqual({ state: 'low', count: 3 });
  });

  it('distinguishes preorder, sold-out and nonexistent variants', () => {
    const preorder = { enabled: true, limit: 4 };
    const ahead = { state: 'pre-order', message: undefined };
    expect(ask({ view: view('pre-order', 0), preorder })).toEqual(ahead);
    expect(ask({ view: view('sold-out', 0) })).toEqual({ state: 'sold-out' });
    expect(ask({ view: view('nonexistent') })).toEqual({ state: 'nonexistent' });
  });

  it('returns loading or unknown until the platform confirms it', () => {
    expect(ask({ confirmation: 'pending' })).toEqual({ state: 'loading' });
    expect(ask({ confirmation: 'failed' })).toEqual({ state: 'unknown' });
  });
});

describe('getMaxQuantity', () => {
  it('adds the preorder limit to the stock', () => {
    expect(getMaxQuantity(view('available', 9), undefined)).toBe(9);
    expect(getMaxQuantity(view('low', 1), undefined)).toBe(1);
    expect(getMaxQuantity(view('low', 2), { enabled: true, limit: 5 })).toBe(7);
    expect(getMaxQuantity(view('low', 2), { enabled: false, limit: 5 })).toBe(2);
    expect(getMaxQuantity(view('pre-order', 0), { enabled: true, limit: 4 })).toBe(4);
  });

  it('is undefined if stock is not tracked or not limited', () => {
    expect(getMaxQuantity(view('available'), undefined)).toBeUndefined();
    expect(getMaxQuantity(view('low', 2), { enabled: true })).toBeUndefined();
    expect(getMaxQuantity(view('pre-order', 0), { enabled: true })).toBeUndefined();
  });
});
