import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { listBoundsAtom, loadedListAtom, productCountAtom } from './known-products.ts';

/** A platform that reports another total of products, or none. */
function open({ total }: { total?: number | undefined } = {}) {
  const platform = createMockPlatform();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await platform.fetch(input, init);
    const body = await response.clone().json();
    if (!body.products) return response;
    const { total: _total, ...metadata } = body.metadata;
    return Response.json({ ...body, metadata: { ...metadata, ...(total && { total }) } });
  };
  const { store } = createTestStorefront({ apiBaseUrl: platform.apiBaseUrl, fetch });
  const getPaging = () =>
    platform.calls
      .filter(({ name }) => name === 'catalog.queryProducts')
      .map(({ body }) => Object(body).query.paging);
  return { store, getPaging };
}

describe('loadedListAtom', () => {
  it('has all products of a list of up to 300', async () => {
    const { store, getPaging } = open({ total: 300 });
    const { data } = await store.set(loadedListAtom(undefined));
    expect(data?.isComplete).toBe(true);
    expect(getPaging()).toEqual([...[0, 100, 200].map((offset) => ({ limit: 100, offset }))]);
  });

  it('has the first page of a longer list', async () => {
    const { store, getPaging } = open({ total: 301 });
    const { data } = await store.set(loadedListAtom(undefined));
    expect(data?.isComplete).toBe(false);
    expect(getPaging()).toEqual([{ limit: 100, offset: 0 }]);
  });

  it('has one page without a total', async () => {
    const { store, getPaging } = open();
    const { data } = await store.set(loadedListAtom({ brand: 'Tarn Glass' }));
    expect(data?.isComplete).toBe(true);
    expect(data?.products.map(({ brand }) => brand)).toContain('Tarn Glass');
    expect(new Set(data?.products.map(({ brand }) => brand)).size).toBe(1);
    expect(getPaging()).toEqual([{ limit: 100, offset: 0 }]);
  });

  it('has the products of each filter', async () => {
    const { store } = open();
    const getBrand = async (brand: string) => {
      const { data } = await store.set(loadedListAtom({ brand }));
      return data?.products[0]?.brand;
    };
    expect(await getBrand('Tarn Glass')).toBe('Tarn Glass');
    expect(await getBrand('Fenn House')).toBe('Fenn House');
  });
});

describe('listBoundsAtom', () => {
  it('has the least and the greatest number of a filter, by one product each', async () => {
    const { store, getPaging } = open({ total: 400 });
    const filter = { brand: 'Tarn Glass' };
    const { data } = await store.set(listBoundsAtom({ filter, field: 'priceData.price' }));
    expect(getPaging()).toEqual([
      { limit: 1, offset: 0 },
      { limit: 1, offset: 0 },
    ]);
    const { data: loaded } = await open().store.set(loadedListAtom(filter));
    const prices = loaded?.products.map(({ priceData }) => priceData?.price ?? 0) ?? [];
    expect(data).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
  });

  it('has none if no product matches', async () => {
    const { store } = open();
    const filter = { brand: 'Nowhere' };
    const { data } = await store.set(listBoundsAtom({ filter, field: 'priceData.price' }));
    expect(data).toBeNull();
  });
});

describe('productCountAtom', () => {
  it('has the total and the currency, by one product', async () => {
    const { store, getPaging } = open({ total: 7 });
    const { data } = await store.set(productCountAtom({ brand: 'Tarn Glass' }));
    expect(data).toEqual({ count: 7, currency: 'EUR' });
    expect(getPaging()).toEqual([{ limit: 1, offset: 0 }]);
  });

  it('has the number of products without a total, and no currency without one', async () => {
    const { store } = open();
    expect((await store.set(productCountAtom(undefined))).data).toEqual({
      ...{ count: 1, currency: 'EUR' },
    });
    expect((await store.set(productCountAtom({ brand: 'Nowhere' }))).data).toEqual({ count: 0 });
  });
});
