import { environmentManager, keepPreviousData } from '@tanstack/query-core';
import { atom } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { transitionAtom } from '../storefront.ts';
import { emptyStorefront, watch } from '../testing/storefronts.ts';
import { addPatchesAtom } from './patches.ts';
import { queryAtom } from './query-atom.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('queryAtom', () => {
  it('fetches nothing when read without a subscription', async () => {
    const queryFn = vi.fn(async () => 'lamp');
    const lampAtom = queryAtom(() => ({ queryKey: ['lamp'], queryFn }));
    const { store } = emptyStorefront();
    expect(store.get(lampAtom).status).toBe('pending');
    await settle();
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('fetches once for all subscribers and reports fetching from the first read', async () => {
    const queryFn = vi.fn(async () => 'lamp');
    const lampAtom = queryAtom(() => ({ queryKey: ['lamp'], queryFn }));
    const storefront = emptyStorefront();
    const { seen } = watch(storefront, lampAtom);
    watch(storefront, lampAtom);
    await settle();
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(seen.map(({ status, isFetching }) => `${status} ${isFetching}`)).toEqual([
      'pending true',
      'pending true',
      'success false',
    ]);
    expect(seen.at(-1)?.data).toBe('lamp');
  });

  it('starts a transition for data after a placeholder, and for no other change', async () => {
    const idAtom = atom('lamp');
    const queryFn = vi.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0]);
    const itemAtom = queryAtom((get) => ({ queryKey: [get(idAtom)], queryFn }));
    const storefront = emptyStorefront();
    const { store } = storefront;
    const shown: unknown[] = [];
    const start = vi.fn((show: () => void) => {
      show();
      shown.push(store.get(itemAtom).data);
    });
    store.set(transitionAtom, { start });
    watch(storefront, itemAtom);
    await settle();
    expect(shown).toEqual(['lamp']);
    await store.set(itemAtom);
    await settle();
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(shown).toEqual(['lamp']);
    store.set(idAtom, 'cup');
    await settle();
    expect(shown).toEqual(['lamp', 'cup']);
    store.set(idAtom, 'lamp');
    await settle();
    expect(store.get(itemAtom).data).toBe('lamp');
    expect(shown).toEqual(['lamp', 'cup']);
  });

  it('keeps the fetch when a subscription ends and restarts in the same task', async () => {
    const aborted = vi.fn();
    const queryFn = vi.fn(async ({ signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', aborted);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return 'lamp';
    });
    const lampAtom = queryAtom(() => ({ queryKey: ['lamp'], queryFn }));
    const { store } = emptyStorefront();
    store.sub(lampAtom, () => {})();
    store.sub(lampAtom, () => {});
    await vi.advanceTimersByTimeAsync(10);
    expect(store.get(lampAtom).data).toBe('lamp');
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(aborted).not.toHaveBeenCalled();
  });

  it('aborts the fetch and removes the observer when the last subscriber unsubscribes', async () => {
    const aborted = vi.fn();
    const lampAtom = queryAtom(() => ({
      queryKey: ['lamp'],
      queryFn: ({ signal }) => {
        signal.addEventListener('abort', aborted);
        return new Promise<string>(() => {});
      },
    }));
    const { store, queryClient } = emptyStorefront();
    const stop = store.sub(lampAtom, () => {});
    await settle();
    stop();
    await settle();
    expect(aborted).toHaveBeenCalledTimes(1);
    expect(
      queryClient
        .getQueryCache()
        .find({ queryKey: ['lamp'] })
        ?.getObserversCount(),
    ).toBe(0);
  });

  it('works again after its query was garbage-collected', async () => {
    let response = 0;
    const countAtom = queryAtom(() => ({ queryKey: ['count'], queryFn: async () => ++response }));
    const { store, queryClient } = emptyStorefront({ gcTime: 300_000 });
    const stop = store.sub(countAtom, () => {});
    await settle();
    expect(store.get(countAtom).data).toBe(1);
    stop();
    await vi.advanceTimersByTimeAsync(300_001);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
    expect(store.get(countAtom).data).toBeUndefined();

    store.sub(countAtom, () => {});
    await settle();
    expect(store.get(countAtom).data).toBe(2);
    queryClient.setQueryData(['count'], 40);
    expect(store.get(countAtom).data).toBe(40);
    await store.set(countAtom);
    expect(store.get(countAtom).data).toBe(3);
  });

  it('fetches once for each dependency change and keeps the previous data meanwhile', async () => {
    const queryFn = vi.fn(
      async ({ signal, queryKey }: { signal: AbortSignal; queryKey: readonly unknown[] }) => {
        signal.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, 10));
        return queryKey[1];
      },
    );
    const pageAtom = atom(1);
    const listAtom = queryAtom<unknown>((get) => ({
      queryKey: ['list', get(pageAtom)],
      queryFn,
      placeholderData: keepPreviousData,
    }));
    const storefront = emptyStorefront();
    const { seen } = watch(storefront, listAtom);
    await vi.advanceTimersByTimeAsync(10);
    storefront.store.set(pageAtom, 2);
    expect(storefront.store.get(listAtom)).toMatchObject({
      data: 1,
      isPlaceholderData: true,
      isFetching: true,
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(storefront.store.get(listAtom)).toMatchObject({ data: 2, isPlaceholderData: false });
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(seen.every(({ status }, index) => index < 2 || status === 'success')).toBe(true);
  });

  it('never replaces a newer response with a late one', async () => {
    const responses: ((value: string) => void)[] = [];
    const lampAtom = queryAtom<string>(() => ({
      queryKey: ['lamp'],
      queryFn: () => new Promise((resolve) => responses.push(resolve)),
    }));
    const { store } = emptyStorefront();
    store.sub(lampAtom, () => {});
    responses[0]?.('first');
    await settle();
    void store.set(lampAtom);
    void store.set(lampAtom);
    await settle();
    responses[2]?.('newest');
    await settle();
    responses[1]?.('late');
    await settle();
    expect(store.get(lampAtom).data).toBe('newest');
  });

  it('keeps the last successful data alongside the error of a later fetch', async () => {
    const queryFn = vi.fn(async () => 'lamp');
    const lampAtom = queryAtom(() => ({ queryKey: ['lamp'], queryFn }));
    const { store } = emptyStorefront();
    store.sub(lampAtom, () => {});
    await settle();
    queryFn.mockRejectedValue(new Error('The response was malformed.'));
    await expect(store.set(lampAtom)).resolves.toMatchObject({ status: 'error' });
    expect(store.get(lampAtom)).toMatchObject({ data: 'lamp', isRefetchError: true });
  });

  it('resolves a write with the result, even without a subscriber', async () => {
    const rejection = new Error('Rejected');
    const lampAtom = queryAtom<string>(() => ({
      queryKey: ['lamp'],
      queryFn: async () => {
        throw rejection;
      },
    }));
    const { store } = emptyStorefront();
    await expect(store.set(lampAtom)).resolves.toMatchObject({ status: 'error', error: rejection });
  });

  it('shows data that was loaded or written without a subscriber', async () => {
    const lampAtom = queryAtom(() => ({ queryKey: ['lamp'], queryFn: async () => 'lamp' }));
    const { store, queryClient } = emptyStorefront();
    expect(store.get(lampAtom).data).toBeUndefined();
    await store.set(lampAtom);
    expect(store.get(lampAtom).data).toBe('lamp');
    queryClient.setQueryData(['lamp'], 'another');
    expect(store.get(lampAtom).data).toBe('another');
  });

  it('applies patches over server data, and keeps the cache unpatched', async () => {
    const countAtom = queryAtom(() => ({ queryKey: ['count'], queryFn: async () => 1 }));
    const { store, queryClient } = emptyStorefront();
    store.sub(countAtom, () => {});
    await settle();
    const rollBack = store.set(addPatchesAtom, [
      { queryKey: ['count'], apply: (count: number) => count + 100 },
    ]);
    expect(store.get(countAtom).data).toBe(101);
    queryClient.setQueryData(['count'], 2);
    expect(store.get(countAtom).data).toBe(102);
    expect(store.get(countAtom.confirmed).data).toBe(2);
    expect(queryClient.getQueryData(['count'])).toBe(2);
    rollBack();
    expect(store.get(countAtom).data).toBe(2);
  });

  it('doesn’t apply patches of a new key to the data of the old one', async () => {
    const keyAtom = atom(1);
    const listAtom = queryAtom<number>((get) => ({
      queryKey: ['list', get(keyAtom)],
      queryFn: ({ queryKey }) => (queryKey[1] === 1 ? Promise.resolve(1) : new Promise(() => {})),
      placeholderData: keepPreviousData,
    }));
    const { store } = emptyStorefront();
    store.sub(listAtom, () => {});
    await settle();
    store.set(addPatchesAtom, [{ queryKey: ['list', 2], apply: () => 200 }]);
    store.set(keyAtom, 2);
    expect(store.get(listAtom)).toMatchObject({ data: 1, isPlaceholderData: true });
  });

  it('shares nothing between two storefronts', async () => {
    let visitor = 0;
    const visitorAtom = queryAtom(() => ({
      queryKey: ['visitor'],
      queryFn: async () => ++visitor,
    }));
    const first = emptyStorefront();
    const second = emptyStorefront();
    await first.store.set(visitorAtom);
    expect(second.store.get(visitorAtom).data).toBeUndefined();
    await second.store.set(visitorAtom);
    expect(first.store.get(visitorAtom).data).toBe(1);
    expect(second.store.get(visitorAtom).data).toBe(2);
    expect(first.queryClient).not.toBe(second.queryClient);
  });

  it('sets no timers on a server', async () => {
    expect(environmentManager.isServer()).toBe(true);
    const lampAtom = queryAtom(() => ({ queryKey: ['lamp'], queryFn: async () => 'lamp' }));
    const { store } = emptyStorefront({});
    await store.set(lampAtom);
    expect(vi.getTimerCount()).toBe(0);
  });
});
