import { describe, expect, it, vi } from 'vitest';
import { dehydrateStorefront, hydrateStorefront } from '../hydration/hydration.ts';
import { loadData } from '../hydration/load-data.ts';
import { createOrganizer } from '../testing/events.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import { eventKeys } from './keys.ts';
import {
  eventAtom,
  eventBySlugAtom,
  eventCountsAtom,
  eventStatusCountsAtom,
  eventsAtom,
  upcomingEventsAtom,
} from './queries.ts';

describe('an event', () => {
  it('is found by id and by slug, with the requested field sets', async () => {
    const { store, getId } = createOrganizer();
    const eventId = getId('kiln-opening');
    const { data } = await store.set(eventAtom(eventId, ['DETAILS', 'REGISTRATION']));
    expect(data).toMatchObject({ _id: eventId, registration: { status: 'OPEN_RSVP' } });
    expect(data?.dateAndTimeSettings.startDate).toBeInstanceOf(Date);
    const bySlug = eventBySlugAtom('kiln-opening', ['REGISTRATION', 'DETAILS']);
    expect((await store.set(bySlug)).data).toEqual(data);
    expect((await store.set(eventAtom(eventId))).data).not.toHaveProperty('registration');
  });

  it('is null without an error for an unknown event', async () => {
    const { platform, store } = createOrganizer();
    const nothing = eventBySlugAtom('nothing');
    expect(await store.set(nothing)).toMatchObject({ status: 'success', data: null });
    expect(await store.set(eventAtom('nothing'))).toMatchObject({ data: null });
    platform.fail('events.getEvent', 'unavailable');
    expect(await store.set(eventAtom('other'))).toMatchObject({ status: 'error' });
  });

  it('shares one query for the same field sets in any order', () => {
    const keyOf = (...fields: ('FORM' | 'TEXTS')[]) => eventKeys.eventWith('e1', fields);
    expect(keyOf('FORM', 'TEXTS')).toEqual(keyOf('TEXTS', 'FORM', 'TEXTS'));
    expect(keyOf('FORM')).not.toEqual(keyOf('TEXTS'));
    expect(eventKeys.eventWith('e1')).toEqual(eventKeys.eventWith('e1', []));
    expect(eventKeys.list({ fields: ['FORM'] })).not.toEqual(eventKeys.list({}));
    expect(eventAtom('a', ['FORM', 'TEXTS'])).toBe(eventAtom('a', ['TEXTS', 'FORM']));
  });

  it('hydrates server-loaded data, dates included, without a request', async () => {
    const { platform, storefront, store, getId } = createOrganizer();
    const selectedEventAtom = eventAtom(getId('mending-circle'));
    const { data } = await store.set(selectedEventAtom);
    const text = JSON.stringify(dehydrateStorefront(storefront));
    const calls = platform.calls.length;
    const browser = createTestStorefront(platform, { staleTime: 60_000 });
    hydrateStorefront(browser, JSON.parse(text));
    browser.store.sub(selectedEventAtom, () => {});
    expect(browser.store.get(selectedEventAtom).data).toEqual(data);
    expect(platform.calls).toHaveLength(calls);
  });
});

describe('upcomingEventsAtom', () => {
  it('has the next events by date, and is loaded by a loader', async () => {
    const { platform, storefront, store } = createOrganizer();
    await loadData(storefront, (get) => get(upcomingEventsAtom(4)));
    const calls = platform.calls.length;
    const { items } = store.get(upcomingEventsAtom(4));
    const starts = items.map(({ dateAndTimeSettings }) => Number(dateAndTimeSettings.startDate));
    expect(starts).toHaveLength(4);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(items.every(({ status }) => status === 'UPCOMING')).toBe(true);
    expect(platform.calls).toHaveLength(calls);
  });
});

describe('eventsAtom', () => {
  const query = {
    filter: { 'categories.name': 'Workshops' },
    sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
    limit: 5,
  };

  it('has numbered pages and loads more, with filter and sort', async () => {
    const { store } = createOrganizer();
    const listAtom = eventsAtom(query);
    await store.set(listAtom);
    expect(store.get(listAtom)).toMatchObject({ total: 13, pageCount: 3, hasNext: true });
    while (store.get(listAtom).hasNext) await store.set(listAtom, 'more');
    const starts = store
      .get(listAtom)
      .items.map(({ dateAndTimeSettings }) => Number(dateAndTimeSettings.startDate));
    expect(starts).toHaveLength(13);
    expect(starts).toEqual([...starts].sort((left, right) => left - right));
    await store.set(listAtom, { page: 3 });
    expect(store.get(listAtom).items).toHaveLength(3);
  });

  it('keeps the previous page until the next one loads and ignores late responses', async () => {
    const { platform, store } = createOrganizer();
    const listAtom = eventsAtom(query);
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
    const first = store.get(listAtom).items;
    const release = platform.hold('events.queryEvents', { at: 'response', times: 1 });
    const late = store.set(listAtom, { page: 2 });
    expect(store.get(listAtom)).toMatchObject({ items: first, isPlaceholderData: true, first: 2 });
    const isReserved = { body: { query: { paging: { offset: 5 } } }, status: undefined };
    await vi.waitFor(() => expect(platform.calls.at(-1)).toMatchObject(isReserved));
    await store.set(listAtom, { page: 3 });
    const third = store.get(listAtom).items;
    expect(third).toHaveLength(3);
    release();
    await late;
    expect(store.get(listAtom)).toMatchObject({ items: third, first: 3 });
  });

  it('requests drafts and field sets, which are part of the query key', async () => {
    const { platform, store } = createOrganizer();
    const drafts = { filter: { status: 'DRAFT' }, fields: ['DETAILS' as const] };
    await store.set(eventsAtom(drafts));
    expect(store.get(eventsAtom(drafts)).items).toEqual([]);
    const withDrafts = eventsAtom({ ...drafts, includeDrafts: true });
    await store.set(withDrafts);
    expect(store.get(withDrafts).items).toMatchObject([
      { slug: 'small-press-evening', shortDescription: expect.any(String) },
    ]);
    expect(platform.calls.at(-1)?.body).toEqual({
      query: { filter: { status: 'DRAFT' }, paging: { limit: 50, offset: 0 } },
      fields: ['DETAILS'],
      includeDrafts: true,
    });
  });
});

describe('event counts', () => {
  it('groups the counts by the requested facets', async () => {
    const { store } = createOrganizer();
    const { data } = await store.set(eventCountsAtom({ facet: ['registration.type'] }));
    expect(data?.facets['registration.type']?.counts).toMatchObject({ EXTERNAL: 1, NONE: 3 });
  });

  it('includes every tab, even empty ones', async () => {
    const { store } = createOrganizer();
    const tabsAtom = eventStatusCountsAtom({ filter: { 'categories.name': 'Fairs' } });
    expect(store.get(tabsAtom)).toBeNull();
    store.sub(tabsAtom, () => {});
    await vi.waitFor(() => expect(store.get(tabsAtom)).not.toBeNull());
    expect(store.get(tabsAtom)).toEqual({
      UPCOMING: 3,
      STARTED: 0,
      ENDED: 1,
      CANCELED: 0,
      DRAFT: 0,
      ALL: 4,
    });
  });
});
