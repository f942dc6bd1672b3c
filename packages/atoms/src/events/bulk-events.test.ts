import { createMockPlatform, getEventId } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createFrozenStorefront, watch } from '../testing/storefronts.ts';
import {
  bulkCancelEventsByFilterAtom,
  bulkDeleteEventsByFilterAtom,
  bulkEventsAtom,
} from './bulk-events.ts';
import { eventAtom, eventsAtom } from './queries.ts';

const concerts = { 'categories.name': 'Concerts' };
const listAtom = eventsAtom({ filter: { ...concerts, status: 'UPCOMING' } });

async function open() {
  const platform = createMockPlatform();
  const storefront = createFrozenStorefront(platform);
  const { store } = storefront;
  store.sub(listAtom, () => {});
  await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
  return { platform, storefront, store };
}

describe('a bulk event change', () => {
  it('returns immediately, and the lists update once it has taken effect', async () => {
    const { storefront, store } = await open();
    const { seen } = watch(storefront, bulkEventsAtom);
    expect(store.get(listAtom).items).not.toEqual([]);
    await store.set(bulkCancelEventsByFilterAtom, { filter: concerts });
    await vi.waitFor(() => expect(store.get(bulkEventsAtom).status).toBe('settled'));
    await vi.waitFor(() => expect(store.get(listAtom).items).toEqual([]));
    expect([...new Set(seen.map(({ status }) => status))]).toEqual(['idle', 'waiting', 'settled']);
    expect(seen.some(({ left }) => left === 7)).toBe(true);
    const over = await store.set(eventAtom(getEventId('low-tide-brass')));
    expect(over.data?.status).toBe('ENDED');
  });

  it('keeps its progress, and forgets its result once it is dismissed', async () => {
    const { store } = await open();
    await store.set(bulkCancelEventsByFilterAtom, { filter: concerts });
    store.set(bulkEventsAtom, 'dismiss');
    expect(store.get(bulkEventsAtom).status).toBe('waiting');
    await vi.waitFor(() => expect(store.get(bulkEventsAtom).status).toBe('settled'));
    store.set(bulkEventsAtom, 'dismiss');
    expect(store.get(bulkEventsAtom)).toEqual({ status: 'idle', error: null });
  });

  it('deletes drafts too', async () => {
    const { store } = await open();
    await store.set(bulkDeleteEventsByFilterAtom, { filter: { status: 'DRAFT' } });
    await vi.waitFor(() => expect(store.get(bulkEventsAtom).status).toBe('settled'));
    const eventId = getEventId('small-press-evening');
    expect((await store.set(eventAtom(eventId))).data).toBeNull();
  });

  it('is marked late when it does not take effect, and polling stops', async () => {
    const { platform, store } = await open();
    platform.fail('events.countEventsByStatus', 'unavailable');
    await store.set(bulkCancelEventsByFilterAtom, { filter: concerts });
    await vi.waitFor(() => expect(store.get(bulkEventsAtom).status).toBe('late'));
    const requests = platform.calls.filter(({ name }) => name === 'events.countEventsByStatus');
    expect(requests.length).toBeGreaterThan(5);
  });

  it('ends with a permanent error', async () => {
    const { platform, store } = await open();
    platform.fail('events.countEventsByStatus', 'forbidden');
    await store.set(bulkCancelEventsByFilterAtom, { filter: concerts });
    await vi.waitFor(() => expect(store.get(bulkEventsAtom).status).toBe('error'));
    expect(store.get(bulkEventsAtom).error).toMatchObject({ status: 403 });
  });

  it('changes nothing and does not poll when rejected', async () => {
    const { store } = await open();
    await expect(store.set(bulkCancelEventsByFilterAtom, { filter: {} })).rejects.toMatchObject({
      name: 'ValidationError',
    });
    expect(store.get(bulkEventsAtom).status).toBe('idle');
  });

  it('reports the state of the latest change', async () => {
    const { store } = await open();
    const first = store.set(bulkCancelEventsByFilterAtom, { filter: concerts });
    await store.set(bulkDeleteEventsByFilterAtom, { filter: concerts });
    await first;
    await vi.waitFor(() => expect(store.get(bulkEventsAtom)).toMatchObject({ status: 'settled' }));
    await vi.waitFor(() => expect(store.get(listAtom).items).toEqual([]));
  });
});
