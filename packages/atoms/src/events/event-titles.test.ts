import { createMockPlatform } from '@vitrine/mocks';
import { expect, it, vi } from 'vitest';
import { createTestStorefront } from '../testing/storefronts.ts';
import { eventTitlesAtom, readEventTitlesAtom } from './event-titles.ts';
import { eventsAtom } from './queries.ts';

it('reads the titles of several events by one request, whatever their sequence', async () => {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const { items } = await store
    .set(eventsAtom({ limit: 3 }))
    .then(() => store.get(eventsAtom({ limit: 3 })));
  const ids = items.map(({ _id }) => _id);
  expect(ids).toHaveLength(3);
  const before = platform.calls.length;
  const titlesAtom = eventTitlesAtom([...ids, ...ids].reverse());
  expect(eventTitlesAtom(ids)).toBe(titlesAtom);
  store.sub(titlesAtom, () => {});
  await vi.waitFor(() => expect(store.get(titlesAtom).size).toBe(3));
  expect(items.map(({ title }) => title)).toEqual(ids.map((id) => store.get(titlesAtom).get(id)));
  expect(platform.calls.length - before).toBe(1);
});

it('asks for nothing without events', () => {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const titlesAtom = eventTitlesAtom([]);
  store.sub(titlesAtom, () => {});
  expect(store.get(titlesAtom).size).toBe(0);
  expect(platform.calls).toHaveLength(0);
});

it('reads titles on demand, and rejects if that fails', async () => {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  await store.set(eventsAtom({ limit: 2 }));
  const { items } = store.get(eventsAtom({ limit: 2 }));
  const ids = items.map(({ _id }) => _id);
  expect([...(await store.set(readEventTitlesAtom, ids)).values()].sort()).toEqual(
    items.map(({ title }) => title).sort(),
  );
  platform.fail('events.queryEvents', 'unavailable');
  await expect(store.set(readEventTitlesAtom, ids)).rejects.toThrow();
});
