import { createMockPlatform } from '@vitrine/mocks';
import { expect, it, vi } from 'vitest';
import { eventClockAtom } from '../events/event-clock.ts';
import { memoryLocation } from '../location.ts';
import { memoryStorage } from '../persistence/storage.ts';
import { storedListAtom } from '../persistence/stored-list.ts';
import { queryAtom } from '../query/query-atom.ts';
import { createTestStorefront, emptyStorefront, setPorts } from '../testing/storefronts.ts';
import { saleRemainingAtom } from '../tickets/reservation/reservation-timer.ts';
import { hydratedAtom } from './hydrating.ts';
import { dehydrateStorefront, hydrateStorefront } from './hydration.ts';

const opensAtom = queryAtom(() => ({
  queryKey: ['opens'],
  queryFn: async () => ({ at: new Date(0) }),
}));
const brokenAtom = queryAtom<never>(() => ({
  queryKey: ['broken'],
  queryFn: async () => {
    throw new Error('Away');
  },
}));

it('serializes query results as JSON text, dates included, without errors', async () => {
  const server = emptyStorefront();
  await server.store.set(opensAtom);
  await server.store.set(brokenAtom);
  const text = JSON.stringify(dehydrateStorefront(server));
  expect(text).not.toContain('broken');

  const browser = emptyStorefront();
  expect(browser.store.get(opensAtom).data).toBeUndefined();
  hydrateStorefront(browser, JSON.parse(text));
  expect(browser.store.get(opensAtom)).toMatchObject({
    status: 'success',
    data: { at: new Date(0) },
  });
});

it('never overwrites newer data with older data', async () => {
  const server = emptyStorefront();
  server.queryClient.setQueryData(['opens'], { at: new Date(1) }, { updatedAt: 1000 });
  const browser = emptyStorefront();
  browser.queryClient.setQueryData(['opens'], { at: new Date(2) }, { updatedAt: 2000 });
  hydrateStorefront(browser, dehydrateStorefront(server));
  expect(browser.store.get(opensAtom).data).toEqual({ at: new Date(2) });
});

/** An atom with counted responses, and its number of fetches. */
function countedAtom() {
  let fetchCount = 0;
  const atom = queryAtom(() => ({ queryKey: ['counted'], queryFn: async () => (fetchCount += 1) }));
  return { atom, countFetches: () => fetchCount };
}

async function hydrated({ age = 0 } = {}) {
  const { atom, countFetches } = countedAtom();
  const server = emptyStorefront();
  server.queryClient.setQueryData(['counted'], 0, { updatedAt: Date.now() - age });
  const browser = emptyStorefront();
  hydrateStorefront(browser, dehydrateStorefront(server));
  const visit = async () => {
    const stop = browser.store.sub(atom, () => {});
    await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
    await new Promise((resolve) => setTimeout(resolve, 5));
    return countFetches();
  };
  return { visit };
}

it('reports the query of the server to the location, if the state has one', async () => {
  const server = emptyStorefront();
  setPorts(server.store, { location: memoryLocation('q=vase') });
  const state = dehydrateStorefront(server);
  const browser = emptyStorefront();
  const hydrate = vi.fn();
  setPorts(browser.store, { location: { ...memoryLocation(), hydrate } });
  hydrateStorefront(browser, state);
  expect(hydrate.mock.calls).toEqual([['q=vase']]);
  const { query: _query, ...older } = state as { query: string };
  hydrateStorefront(browser, older as unknown as typeof state);
  expect(hydrate).toHaveBeenCalledTimes(1);
  setPorts(browser.store, { location: memoryLocation() });
  expect(() => hydrateStorefront(browser, state)).not.toThrow();
});

it('does not refetch fresh server data until it is shown again', async () => {
  const { visit } = await hydrated();
  expect(await visit()).toBe(0);
  expect(await visit()).toBe(1);
});

it('refetches data from a cached page', async () => {
  const { visit } = await hydrated({ age: 61_000 });
  expect(await visit()).toBe(1);
});

it('treats data from a server whose clock is ahead as current', async () => {
  const { visit } = await hydrated({ age: -3_600_000 });
  expect(await visit()).toBe(0);
  expect(await visit()).toBe(1);
});

it('omits device-only data until hydration has finished', () => {
  const browser = emptyStorefront();
  const namesAtom = storedListAtom<string>({
    name: 'names',
    storage: memoryStorage({ names: '["a"]' }),
    toId: (name) => name,
    isItem: (value): value is string => typeof value === 'string',
  });
  hydrateStorefront(browser, dehydrateStorefront(emptyStorefront()));
  expect(browser.store.get(namesAtom)).toEqual([]);
  browser.store.set(namesAtom, (names) => [...names, 'b']);
  browser.store.set(hydratedAtom);
  expect(browser.store.get(namesAtom)).toEqual(['a', 'b']);
});

it('says what to pass if the state is missing', () => {
  expect(() => hydrateStorefront(emptyStorefront(), undefined as never)).toThrow(
    new TypeError(
      'hydrateStorefront: "state" is missing. Pass the result of dehydrateStorefront(storefront), which the server has to send with the page.',
    ),
  );
});

it('has the time of the server until hydration has finished, whatever the clock of the device says', () => {
  const createPage = (time: string) =>
    createTestStorefront(
      createMockPlatform(),
      { retry: false },
      {
        clock: { now: () => Date.parse(time) },
      },
    );
  const saleStart = Date.parse('2026-11-27T18:00:00.000Z');
  const getTime = ({ store }: ReturnType<typeof createPage>) => [
    new Date(store.get(eventClockAtom([]))).toISOString(),
    store.get(saleRemainingAtom(saleStart)) / 3_600_000,
  ];
  const server = createPage('2026-11-27T10:00:00.000Z');
  const browser = createPage('2026-11-27T17:30:00.000Z');
  hydrateStorefront(browser, JSON.parse(JSON.stringify(dehydrateStorefront(server))));
  expect(getTime(browser)).toEqual(['2026-11-27T10:00:00.000Z', 8]);
  browser.store.set(hydratedAtom);
  expect(getTime(browser)).toEqual(['2026-11-27T17:30:00.000Z', 0.5]);
});
