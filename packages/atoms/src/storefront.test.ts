import { environmentManager } from '@tanstack/query-core';
import { CATALOG_APP_ID, SystemError } from '@vitrine/client';
import { createStore } from 'jotai/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { analyticsConsentAtom, trackAtom } from './analytics/analytics.ts';
import { memoryLocation } from './location.ts';
import { queryAtom } from './query/query-atom.ts';
import {
  captchaPortAtom,
  catalogAppIdAtom,
  clientAtom,
  createStorefront,
  locationAtom,
  persistentStorageAtom,
} from './storefront.ts';
import { emptyStorefront } from './testing/storefronts.ts';

const { client } = emptyStorefront();

afterEach(() => {
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

describe('createStorefront', () => {
  it('retries three times after 1, 2 and 4 seconds and garbage-collects after five minutes', async () => {
    vi.useFakeTimers();
    environmentManager.setIsServer(() => false);
    const { store, queryClient } = createStorefront({ client });
    const started: number[] = [];
    const start = Date.now();
    const brokenAtom = queryAtom(() => ({
      queryKey: ['broken'],
      queryFn: async () => {
        started.push(Date.now() - start);
        throw new Error('The platform is away.');
      },
    }));
    const stop = store.sub(brokenAtom, () => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toEqual([0, 1000, 3000, 7000]);
    expect(store.get(brokenAtom)).toMatchObject({ status: 'error', failureCount: 4 });

    stop();
    await vi.advanceTimersByTimeAsync(299_999);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });

  it('never waits longer than thirty seconds before a retry', async () => {
    vi.useFakeTimers();
    const { store } = createStorefront({ client, queryDefaults: { retry: 7 } });
    const started: number[] = [];
    const start = Date.now();
    const brokenAtom = queryAtom(() => ({
      queryKey: ['broken'],
      queryFn: async () => {
        started.push((Date.now() - start) / 1000);
        throw new Error('The platform is away.');
      },
    }));
    store.sub(brokenAtom, () => {});
    await vi.advanceTimersByTimeAsync(200_000);
    expect(started).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  });

  it('doesn’t retry a non-retryable error', async () => {
    vi.useFakeTimers();
    const { store } = createStorefront({ client });
    const queryFn = vi.fn(async () => {
      throw Object.assign(new Error('Not found'), { status: 404, retryable: false });
    });
    const missingAtom = queryAtom(() => ({ queryKey: ['gone'], queryFn }));
    store.sub(missingAtom, () => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(store.get(missingAtom).status).toBe('error');
  });

  it('does not retry before the platform has asked to come back', async () => {
    vi.useFakeTimers();
    environmentManager.setIsServer(() => false);
    const { store } = createStorefront({ client });
    const queryFn = vi.fn(async () => {
      throw new SystemError({ status: 429, retryable: true, retryAfter: 120_000 });
    });
    const busyAtom = queryAtom(() => ({ queryKey: ['busy'], queryFn }));
    store.sub(busyAtom, () => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(store.get(busyAtom)).toMatchObject({ status: 'error', error: { retryAfter: 120_000 } });
  });

  it('takes a default of queries that is undefined as left out', async () => {
    const { queryClient } = createStorefront({ client, queryDefaults: { retryDelay: undefined } });
    const { retryDelay } = queryClient.getDefaultOptions().queries ?? {};
    const getDelay = retryDelay as (failures: number) => number;
    expect([0, 1, 4, 5, 9].map(getDelay)).toEqual([1000, 2000, 16_000, 30_000, 30_000]);
  });

  it('throws an error that names the missing argument', () => {
    expect(() => createStorefront({} as never)).toThrow(
      new TypeError('createStorefront: "client" is missing. Pass { client: createClient({ … }) }.'),
    );
  });

  it('uses the hosted catalog, no storage and no page on a server', () => {
    const { store } = createStorefront({ client });
    expect(store.get(catalogAppIdAtom)).toBe(CATALOG_APP_ID);
    expect(store.get(persistentStorageAtom)).toBeNull();
    expect(store.get(locationAtom).read().toString()).toBe('');
    expect(store.get(analyticsConsentAtom)).toBe('pending');
  });

  it('uses the browser’s storage and address', () => {
    const page = {
      location: new URL('https://shop.example/list?page=2'),
      localStorage: { getItem: () => 'stored' },
      addEventListener: () => {},
    };
    vi.stubGlobal('window', page);
    const { store } = createStorefront({ client });
    expect(store.get(persistentStorageAtom)?.read('vitrine.saved-lines')).toBe('stored');
    expect(store.get(locationAtom).read().get('page')).toBe('2');
    vi.unstubAllGlobals();
  });

  it('takes what the host provides, one by one', () => {
    const location = memoryLocation('q=vase');
    const analytics = vi.fn();
    const given = { client, catalogAppId: 'own', location, analytics };
    const { store } = createStorefront({ ...given, analyticsConsent: 'granted' });
    expect([store.get(catalogAppIdAtom), store.get(locationAtom)]).toEqual(['own', location]);
    store.set(trackAtom, { name: 'search', params: { search_term: 'vase' } });
    expect(analytics).toHaveBeenCalledExactlyOnceWith({
      name: 'search',
      params: { search_term: 'vase' },
    });
  });

  it('treats an option that is undefined as left out', () => {
    const { store } = createStorefront({
      client,
      catalogAppId: undefined,
      location: undefined,
      storage: undefined,
      analytics: undefined,
      analyticsConsent: undefined,
      captcha: undefined,
      queryDefaults: undefined,
    });
    expect(store.get(catalogAppIdAtom)).toBe(CATALOG_APP_ID);
    expect(store.get(locationAtom).read().toString()).toBe('');
    expect(store.get(persistentStorageAtom)).toBeNull();
    expect(store.get(analyticsConsentAtom)).toBe('pending');
    expect(store.get(captchaPortAtom)).toBeNull();
  });

  it('keeps null as the choice of a host', () => {
    vi.stubGlobal('window', {
      location: new URL('https://shop.example/'),
      addEventListener: () => {},
    });
    expect(createStorefront({ client, storage: null }).store.get(persistentStorageAtom)).toBeNull();
    vi.unstubAllGlobals();
  });

  it('rejects an empty catalog app ID', () => {
    expect(() => createStorefront({ client, catalogAppId: '' })).toThrow(
      /^createStorefront: "catalogAppId" is empty\. Leave it out/,
    );
  });

  it('rejects a foreign store with a clear error message', () => {
    expect(() => createStore().get(clientAtom)).toThrow(
      'This jotai store has no storefront: make the store with createStorefront({ client }) and use its hooks.',
    );
  });
});
