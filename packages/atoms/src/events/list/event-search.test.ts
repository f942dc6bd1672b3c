import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createProductSearch } from '../../catalog/search.ts';
import { memoryStorage } from '../../persistence/storage.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { eventSearchAtom, eventSuggestionsAtom } from './event-search.ts';

function searching(options = {}) {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const search = createProductSearch({ pause: 0, storage: memoryStorage(), ...options });
  const suggestionsAtom = eventSuggestionsAtom(search);
  store.sub(suggestionsAtom, () => {});
  const getTitles = () => store.get(suggestionsAtom).items.map(({ title }) => title);
  const getRequests = () => platform.calls.filter(({ name }) => name === 'events.queryEvents');
  const type = (text: string) => store.set(search.textAtom, text);
  return { platform, store, search, type, getTitles, getRequests };
}

describe('eventSearchAtom', () => {
  it('finds events that are on or coming up by a part of their title', async () => {
    const { store, getRequests } = searching();
    const foundAtom = eventSearchAtom('CANDLE');
    store.sub(foundAtom, () => {});
    await vi.waitFor(() => expect(store.get(foundAtom).status).toBe('success'));
    const { items, total } = store.get(foundAtom);
    expect(items.map(({ title }) => title)).toEqual(['Night choir by candlelight']);
    expect(total).toBe(1);
    expect(JSON.stringify(getRequests()[0]?.body)).toContain('"$in":["STARTED","UPCOMING"]');
  });

  it('finds nothing for an empty text, and sends no request', async () => {
    const { store, getRequests } = searching();
    const foundAtom = eventSearchAtom('');
    store.sub(foundAtom, () => {});
    await store.set(foundAtom);
    expect(store.get(foundAtom)).toMatchObject({ status: 'success', items: [], total: 0 });
    expect(getRequests()).toEqual([]);
  });
});

describe('eventSuggestionsAtom', () => {
  it('has the first events for the typed text, and none for too few characters', async () => {
    const { type, getTitles, getRequests } = searching();
    type('c');
    expect(getTitles()).toEqual([]);
    type('night');
    await vi.waitFor(() => expect(getTitles()).toHaveLength(2));
    expect(getRequests()).toHaveLength(1);
    type('');
    expect(getTitles()).toEqual([]);
  });

  it('keeps the previous events while those of a new text are loading', async () => {
    const { platform, type, getTitles, getRequests } = searching();
    type('candle');
    await vi.waitFor(() => expect(getTitles()).toEqual(['Night choir by candlelight']));
    const release = platform.hold('events.queryEvents', { times: 1 });
    type('glaze');
    await vi.waitFor(() => expect(getRequests()).toHaveLength(2));
    expect(getTitles()).toEqual(['Night choir by candlelight']);
    release();
    await vi.waitFor(() => expect(getTitles()).toEqual(['Glaze clinic']));
  });

  it('leaves the events out after a failure, for a search without events, and without a search', async () => {
    const failing = searching();
    failing.type('candle');
    await vi.waitFor(() => expect(failing.getTitles()).toHaveLength(1));
    failing.platform.fail('events.queryEvents', 'unavailable');
    failing.type('glaze');
    await vi.waitFor(() => expect(failing.getTitles()).toEqual([]));

    const without = searching({ events: 0 });
    without.type('candle');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([without.getTitles(), without.getRequests()]).toEqual([[], []]);
    expect(without.store.get(eventSuggestionsAtom(undefined)).items).toEqual([]);
  });
});
