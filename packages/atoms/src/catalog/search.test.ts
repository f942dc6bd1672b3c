import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../persistence/storage.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import { createProductSearch, type ProductSearchOptions } from './search.ts';

function searching(options: ProductSearchOptions = {}) {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const search = createProductSearch({ pause: 5, storage: memoryStorage(), ...options });
  store.sub(search.resultAtom, () => {});
  const type = (text: string) => store.set(search.textAtom, text);
  const result = () => store.get(search.resultAtom);
  const until = (status: string) => vi.waitFor(() => expect(result().status).toBe(status));
  const getRequestBodies = () =>
    platform.calls
      .filter(({ name }) => name === 'catalog.queryProducts')
      .map(({ body }) => JSON.stringify(body));
  return { platform, store, search, type, result, until, getRequestBodies };
}

describe('G17 createProductSearch', () => {
  it('sends no request for too few characters', async () => {
    const { type, result, getRequestBodies } = searching();
    type('c');
    await new Promise((resolve) => setTimeout(resolve, 20));
    type(' c ');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([result().status, getRequestBodies()]).toEqual(['idle', []]);
  });

  it('sends one request for text typed in one go', async () => {
    const { type, until, getRequestBodies, result } = searching({ pause: 30 });
    for (const text of ['ca', 'can', 'cand', 'candle']) type(text);
    expect(result().status).toBe('pending');
    await until('success');
    expect(getRequestBodies()).toEqual([expect.stringContaining('"$contains":"candle"')]);
    const { results } = result();
    expect(results?.products.length).toBeGreaterThan(0);
    for (const { name } of results?.products ?? []) expect(name).toMatch(/candle/i);
  });

  it('starts with the text from the URL and sends no request until it changes', async () => {
    const { type, result, until, getRequestBodies } = searching({ text: 'candle' });
    expect(result().status).toBe('idle');
    type('candle');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([result().status, getRequestBodies()]).toEqual(['idle', []]);
    type('vase');
    await until('success');
    expect(getRequestBodies()).toEqual([expect.stringContaining('"$contains":"vase"')]);
  });

  it('finds collections as well as products', async () => {
    const { type, until, result } = searching();
    type('ves');
    await until('success');
    expect(result().results?.collections.map(({ name }) => name)).toContain('Vessels');
  });

  it('keeps the previous results until new ones arrive, and ignores late ones', async () => {
    const { platform, type, until, result, getRequestBodies } = searching();
    type('candle');
    await until('success');
    const before = result().results;
    const release = platform.hold('catalog.queryProducts', { times: 1 });
    type('vase');
    await vi.waitFor(() => expect(getRequestBodies()).toHaveLength(2));
    expect(result()).toMatchObject({ status: 'pending', isStale: true, results: before });
    type('cup');
    await until('success');
    const names = result().results?.products.map(({ name }) => name);
    release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(result().results?.products.map(({ name }) => name)).toEqual(names);
    expect(names?.join()).toMatch(/cup/i);
  });

  it('requests six products and three collections, and shows two events, by default', async () => {
    const { platform, search, type, until } = searching();
    type('ca');
    await until('success');
    const limitOf = (name: string) =>
      Object(platform.calls.find((call) => call.name === name)?.body).query.paging.limit;
    expect(limitOf('catalog.queryProducts')).toBe(6);
    expect(limitOf('collections.queryCollections')).toBe(3);
    expect([search.minChars, search.maxEvents]).toEqual([2, 2]);
  });

  it('requests no collections if none are shown', async () => {
    const { platform, type, until, result } = searching({ collections: 0, events: 0, products: 1 });
    type('candle');
    await until('success');
    expect(platform.calls.map(({ name }) => name)).not.toContain('collections.queryCollections');
    expect(result().results?.collections).toEqual([]);
    expect(result().results?.products).toHaveLength(1);
    expect(result().results?.total).toBeGreaterThan(1);
  });

  it('searches in the fields of its options', async () => {
    const { type, until, getRequestBodies } = searching({ fields: ['brand'] });
    type('mora');
    await until('success');
    expect(getRequestBodies()).toEqual([expect.stringContaining('"brand":{"$contains":"mora"}')]);
  });

  it('waits for 150 ms without typing by default', () => {
    vi.useFakeTimers();
    const { store, search, type } = searching({ pause: undefined as never });
    type('can');
    vi.advanceTimersByTime(149);
    type('candle ');
    vi.advanceTimersByTime(149);
    expect(store.get(search.requestedTextAtom)).toBe('');
    vi.advanceTimersByTime(1);
    expect(store.get(search.requestedTextAtom)).toBe('candle');
    type('c');
    expect(store.get(search.requestedTextAtom)).toBe('');
    vi.useRealTimers();
  });

  it('reports errors and retries', async () => {
    const { platform, store, search, type, until } = searching();
    const mend = platform.fail('catalog.queryProducts', 'unavailable');
    type('candle');
    await until('error');
    mend();
    await store.set(search.retryAtom);
    await until('success');
  });

  it('saves recent searches, without duplicates, newest first', () => {
    const { store, search } = searching();
    for (const text of ['Vase', ' cup ', '', 'vase']) store.set(search.noteAtom, text);
    expect(store.get(search.recentAtom)).toEqual(['vase', 'cup']);
  });

  it('saves six recent searches, with single spaces', () => {
    const { store, search } = searching();
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'ring   vase']) {
      store.set(search.noteAtom, text);
    }
    expect(store.get(search.recentAtom)).toEqual([
      ...['ring vase', 'six', 'five', 'four', 'three', 'two'],
    ]);
  });
});
