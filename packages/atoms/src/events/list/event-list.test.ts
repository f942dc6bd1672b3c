import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { memoryLocation } from '../../location.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { createEventList, type EventListOptions } from './event-list.ts';
import {
  appliedEventFiltersAtom,
  emptyEventsAtom,
  eventCategoriesAtom,
  eventTabCountsAtom,
} from './event-list-views.ts';

/** The seeded events on Friday 27 November 2026, at ten in the morning in UTC. */
function open(
  options: Partial<EventListOptions> & { query?: string } = {},
  existingPlatform?: MockPlatform,
) {
  const now = Date.parse('2026-11-27T10:00:00Z');
  const platform = existingPlatform ?? createMockPlatform({ clock: { now: () => now } });
  const location = memoryLocation(options.query);
  const list = createEventList({ timeZone: 'Europe/Copenhagen', limit: 50, location, ...options });
  const { store } = createTestStorefront(platform);
  store.sub(list.resultAtom, () => {});
  const settled = () =>
    vi.waitFor(() => {
      const { status, isPlaceholderData } = store.get(list.resultAtom);
      expect({ status, isPlaceholderData }).toMatchObject({ isPlaceholderData: false });
      expect(status).not.toBe('pending');
      return store.get(list.resultAtom);
    });
  const slugs = async () => (await settled()).items.map(({ slug }) => slug);
  return { platform, location, list, store, settled, slugs };
}

describe('createEventList', () => {
  it('lists upcoming events, nearest first and undated ones last', async () => {
    const { settled } = open();
    const { items } = await settled();
    const starts = items.map(({ dateAndTimeSettings }) => dateAndTimeSettings.startDate);
    const known = starts.filter((start) => start !== undefined);
    expect(known).toEqual([...known].sort((one, other) => Number(one) - Number(other)));
    expect(items.at(-1)?.slug).toBe('house-concert-in-spring');
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['UPCOMING', 'STARTED']));
    expect(items[0]?.registration).toBeDefined();
    expect(items[0]?.mainImage).toBeDefined();
  });

  it('lists a recurring event once, by its next date, unless all dates are requested', async () => {
    const once = await open().slugs();
    expect(once.filter((slug) => slug.startsWith('throwing-bowls'))).toEqual([
      'throwing-bowls-for-beginners',
    ]);
    expect(once.filter((slug) => slug.startsWith('mending-circle'))).toHaveLength(1);
    const each = await open({ recurring: 'each' }).slugs();
    expect(each.filter((slug) => slug.startsWith('throwing-bowls'))).toHaveLength(6);
  });

  it('lists every date in the selected days, however often it recurs', async () => {
    const { slugs, location, store, list } = open();
    store.set(list.stateAtom, { dates: 'dates', to: { from: '2026-12-05', to: '2026-12-09' } });
    const found = await slugs();
    expect(location.read().get('dates')).toBe('2026-12-05..2026-12-09');
    expect(found).toContain('throwing-bowls-for-beginners-1');
    expect(found).toContain('mending-circle-2');
    // It has begun before these days, and lasts into them.
    expect(found).toContain('winter-sound-room');
    expect(found).not.toContain('throwing-bowls-for-beginners');
  });

  it('reads tab, categories, view and day from the URL and ignores invalid values', () => {
    const query = 'tab=past&category=a&category=b&view=calendar&day=2026-12-01&dates=soon..';
    const { list, store } = open({ query });
    expect(store.get(list.stateAtom)).toMatchObject({
      ...{ tab: 'past', chosen: { category: ['a', 'b'] }, page: 1 },
    });
    expect(store.get(list.viewAtom)).toBe('calendar');
    expect(store.get(list.dayAtom)).toBe('2026-12-01');
    const other = open({ query: 'tab=never&view=map&day=2026-02-30' });
    expect(other.store.get(other.list.stateAtom)).toMatchObject({ tab: 'coming', chosen: {} });
    expect(other.store.get(other.list.viewAtom)).toBe('list');
    expect(other.store.get(other.list.dayAtom)).toBeUndefined();
  });

  it('preserves view and day alongside other URL parameters and follows back navigation', async () => {
    const { list, store, location } = open({ query: 'tab=past' });
    store.sub(list.viewAtom, () => {});
    store.set(list.viewAtom, 'cards');
    expect(location.read().toString()).toBe('tab=past&view=cards');
    store.set(list.viewAtom, 'list');
    expect(location.read().toString()).toBe('tab=past');
    location.visit('view=calendar');
    expect(store.get(list.viewAtom)).toBe('calendar');
    await vi.waitFor(() => expect(store.get(list.stateAtom).tab).toBe('coming'));
  });

  it('lists past events latest first and counts each tab on the platform', async () => {
    const { list, store, slugs, platform } = open({ query: 'tab=past' });
    expect((await slugs()).slice(0, 2)).toEqual(['ink-and-iron-gall', 'low-tide-brass']);
    store.sub(eventTabCountsAtom(list), () => {});
    await vi.waitFor(() => expect(store.get(eventTabCountsAtom(list))).not.toBeNull());
    const counts = store.get(eventTabCountsAtom(list));
    for (const { id } of list.tabs) {
      store.set(list.stateAtom, { tab: id });
      const { total } = await vi.waitFor(() => {
        const result = store.get(list.resultAtom);
        expect(result.isPlaceholderData).toBe(false);
        return result;
      });
      expect(counts?.[id], id).toBe(total);
    }
    const counted = platform.calls.filter(({ path }) => path.endsWith('/count-by-status'));
    expect(counted).toHaveLength(1);
  });

  it('T27 never treats an earlier query’s response as a later one’s', async () => {
    const { list, store, platform, settled } = open();
    await settled();
    const release = platform.hold('events.queryEvents', { at: 'response', times: 1 });
    store.set(list.stateAtom, { tab: 'cancelled' });
    expect(store.get(list.resultAtom)).toMatchObject({ isPlaceholderData: true });
    await vi.waitFor(() =>
      expect(JSON.stringify(platform.calls.at(-1)?.body)).toContain('CANCELED'),
    );
    store.set(list.stateAtom, { tab: 'past' });
    const { items } = await settled();
    release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(store.get(list.resultAtom).items).toBe(items);
    expect([...new Set(items.map(({ status }) => status))]).toEqual(['ENDED']);
  });
});

describe('eventCategoriesAtom', () => {
  it('returns the manual categories with the platform’s counts', async () => {
    const { list, store, slugs } = open();
    await slugs();
    const categoriesAtom = eventCategoriesAtom(list);
    store.sub(categoriesAtom, () => {});
    const counted = () =>
      vi.waitFor(() => {
        const options = store.get(categoriesAtom);
        expect(options?.every(({ count }) => count !== undefined)).toBe(true);
        return options ?? [];
      });
    const options = await counted();
    const names = options.map(({ label }) => label);
    expect(names).toEqual([...names].sort());
    expect(names).toContain('Workshops');
    expect(names).not.toContain('Throwing bowls for beginners');
    for (const name of ['Workshops', 'Abroad']) {
      const option = options.find(({ label }) => label === name);
      store.set(list.stateAtom, { toggle: 'category', value: option?.value ?? '' });
      expect(await slugs(), name).toHaveLength(option?.count ?? -1);
      expect(store.get(appliedEventFiltersAtom(list))).toHaveLength(1);
      // Unchanged otherwise: either value is acceptable.
      const again = await counted();
      expect(again.map(({ count }) => count)).toEqual(options.map(({ count }) => count));
      store.set(list.stateAtom, 'clear');
    }
  });
});

describe('an empty event list', () => {
  const reason = async (opened: ReturnType<typeof open>) => {
    const { store, list } = opened;
    store.sub(emptyEventsAtom(list), () => {});
    return vi.waitFor(() => {
      expect(store.get(emptyEventsAtom(list))).toBeDefined();
      return store.get(emptyEventsAtom(list));
    });
  };

  it('distinguishes four reasons', async () => {
    expect(await reason(open({}, createMockPlatform({ mode: 'empty' })))).toBe('nothing');
    expect(await reason(open({ query: 'q=zeppelin' }))).toBe('no-match');
    const failing = createMockPlatform();
    failing.fail('events.queryEvents', 'unavailable');
    expect(await reason(open({}, failing))).toBe('failed');
    const talks = { filter: { 'categories.name': 'Abroad' }, query: 'tab=cancelled' };
    expect(await reason(open(talks))).toEqual({ tab: 'cancelled', fuller: 'coming', count: 4 });
  });
});
