import { describe, expect, it, vi } from 'vitest';
import { createOrganizer, newEvent } from '../testing/events.ts';
import {
  cancelEventAtom,
  cloneEventAtom,
  createEventAtom,
  deleteEventAtom,
  publishDraftEventAtom,
  updateEventAtom,
} from './mutations.ts';
import { eventAtom, eventBySlugAtom, eventStatusCountsAtom, eventsAtom } from './queries.ts';

const draftsAtom = eventsAtom({ filter: { status: 'DRAFT' }, includeDrafts: true });
const allAtom = eventsAtom({ includeDrafts: true, limit: 100 });
const upcomingAtom = eventsAtom({ filter: { status: 'UPCOMING' }, limit: 100 });
const tabsAtom = eventStatusCountsAtom({ includeDrafts: true });

/** An organizer who views lists, counts and one event. */
async function open(slug: string) {
  const { platform, store, getId } = createOrganizer();
  const eventId = getId(slug);
  const oneAtom = eventAtom(eventId, ['REGISTRATION']);
  const bySlugAtom = eventBySlugAtom(slug);
  for (const shown of [draftsAtom, allAtom, upcomingAtom, tabsAtom, oneAtom, bySlugAtom]) {
    store.sub(shown, () => {});
  }
  const settled = () =>
    vi.waitFor(() => {
      for (const list of [draftsAtom, allAtom, upcomingAtom]) {
        expect(store.get(list)).toMatchObject({ status: 'success', isFetching: false });
      }
      expect(store.get(oneAtom)).toMatchObject({ status: 'success', isFetching: false });
      expect(store.get(bySlugAtom)).toMatchObject({ status: 'success', isFetching: false });
      expect(store.get(tabsAtom)).not.toBeNull();
    });
  await settled();
  const has = (list: typeof allAtom) => store.get(list).items.some(({ _id }) => _id === eventId);
  return {
    platform,
    store,
    eventId,
    settled,
    /** The status in all queries of the event: by id, by slug, in the list. */
    shown: () => [
      store.get(oneAtom).data?.status,
      store.get(bySlugAtom).data?.status,
      store.get(allAtom).items.find(({ _id }) => _id === eventId)?.status,
    ],
    isListed: () => ({ draft: has(draftsAtom), upcoming: has(upcomingAtom) }),
    tabs: () => store.get(tabsAtom),
    bySlug: () => store.get(bySlugAtom).data,
  };
}

describe('publishDraftEventAtom', () => {
  it('shows a draft as published immediately, and after the response', async () => {
    const page = await open('small-press-evening');
    const { platform, store, eventId } = page;
    expect([page.shown(), page.bySlug()]).toEqual([['DRAFT', undefined, 'DRAFT'], null]);
    const release = platform.hold('events.publishDraftEvent');
    const done = store.set(publishDraftEventAtom, { eventId });
    expect(page.shown()).toEqual(['UPCOMING', undefined, 'UPCOMING']);
    expect(page.isListed()).toEqual({ draft: false, upcoming: false });
    release();
    expect(await done).toMatchObject({ _id: eventId, status: 'UPCOMING' });
    expect(page.shown()[0]).toBe('UPCOMING');
    await vi.waitFor(() => expect(page.isListed()).toEqual({ draft: false, upcoming: true }));
    await page.settled();
    expect(page.shown()).toEqual(['UPCOMING', 'UPCOMING', 'UPCOMING']);
    expect(page.tabs()).toMatchObject({ DRAFT: 0, UPCOMING: 32 });
  });

  it('rolls back when the platform rejects, with the reason', async () => {
    const page = await open('small-press-evening');
    const { platform, store, eventId } = page;
    platform.fail('events.publishDraftEvent', 'rejected', { times: 1 });
    const done = store.set(publishDraftEventAtom, { eventId });
    expect(page.shown()).toEqual(['UPCOMING', undefined, 'UPCOMING']);
    await expect(done).rejects.toMatchObject({ status: 428 });
    expect(page.shown()).toEqual(['DRAFT', undefined, 'DRAFT']);
    expect(page.isListed()).toEqual({ draft: true, upcoming: false });
    expect(store.get(publishDraftEventAtom)).toMatchObject({
      status: 'error',
      error: { code: 'REFUSED' },
    });
  });
});

describe('cancelEventAtom', () => {
  it('shows an event as canceled immediately, and closes its registration after the response', async () => {
    const page = await open('kiln-opening');
    const { platform, store, eventId } = page;
    const release = platform.hold('events.cancelEvent');
    const done = store.set(cancelEventAtom, { eventId, fields: ['REGISTRATION'] });
    expect(page.shown()).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
    expect(page.isListed().upcoming).toBe(false);
    release();
    expect((await done).registration?.status).toBe('CLOSED_AUTOMATICALLY');
    await page.settled();
    expect(page.shown()).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
    expect(page.tabs()).toMatchObject({ CANCELED: 2, UPCOMING: 30 });
  });

  it('rolls back everywhere when the platform rejects', async () => {
    const page = await open('low-tide-brass');
    const { store, eventId } = page;
    const done = store.set(cancelEventAtom, { eventId });
    expect(page.shown()).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
    await expect(done).rejects.toMatchObject({ code: 'INVALID_EVENT_STATUS_TRANSITION' });
    expect(page.shown()).toEqual(['ENDED', 'ENDED', 'ENDED']);
  });
});

describe('deleteEventAtom', () => {
  it('removes an event immediately and restores it when the platform rejects', async () => {
    const page = await open('kiln-opening');
    const { platform, store, eventId } = page;
    const total = Number(store.get(allAtom).total);
    platform.fail('events.deleteEvent', 'forbidden', { times: 1 });
    const rejected = store.set(deleteEventAtom, { eventId });
    expect([page.bySlug(), page.isListed().upcoming]).toEqual([null, false]);
    expect(store.get(allAtom).total).toBe(total - 1);
    await expect(rejected).rejects.toMatchObject({ status: 403 });
    expect(page.isListed().upcoming).toBe(true);
    expect(await store.set(deleteEventAtom, { eventId })).toMatchObject({ eventId });
    await page.settled();
    expect([page.shown(), store.get(allAtom).total]).toEqual([
      [undefined, undefined, undefined],
      total - 1,
    ]);
  });
});

describe('created and updated events', () => {
  it('updates the lists and counts', async () => {
    const { store, settled, tabs } = await open('kiln-opening');
    const existing = await store.set(createEventAtom, { event: newEvent() });
    await settled();
    expect(store.get(allAtom).items.some(({ _id }) => _id === existing._id)).toBe(true);
    await vi.waitFor(() => expect(tabs()).toMatchObject({ UPCOMING: 32, ALL: 40 }));
    const clone = await store.set(cloneEventAtom, { eventId: existing._id, draft: true });
    expect(clone).toMatchObject({ title: 'Winter swim (1)', status: 'DRAFT' });
    await vi.waitFor(() => expect(store.get(draftsAtom).items).toHaveLength(2));
  });

  it('finds an event under a slug that was unused before', async () => {
    const { store } = await open('kiln-opening');
    const slugAtom = eventBySlugAtom('winter-swim');
    store.sub(slugAtom, () => {});
    await vi.waitFor(() => expect(store.get(slugAtom).data).toBeNull());
    await store.set(createEventAtom, { event: newEvent() });
    await vi.waitFor(() =>
      expect(store.get(slugAtom).data).toMatchObject({ title: 'Winter swim' }),
    );
  });

  it('shows the new title everywhere', async () => {
    const { store, eventId, settled, bySlug } = await open('kiln-opening');
    const event = { title: 'Kiln opening, with soup' };
    expect(await store.set(updateEventAtom, { eventId, event })).toMatchObject(event);
    await settled();
    expect(bySlug()?.title).toBe(event.title);
    expect(store.get(allAtom).items.find(({ _id }) => _id === eventId)?.title).toBe(event.title);
  });

  it('keeps the typed violations of a rejection', async () => {
    const { store } = await open('kiln-opening');
    const rejected = store.set(createEventAtom, { event: newEvent({ title: 'x'.repeat(121) }) });
    await expect(rejected).rejects.toMatchObject({ name: 'ValidationError' });
    expect(store.get(createEventAtom).error).toMatchObject({
      message: 'INVALID_ARGUMENT: "event.title" has length 121, max 120',
    });
  });
});
