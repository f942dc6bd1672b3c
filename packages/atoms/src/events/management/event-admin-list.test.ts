import { EventStatus } from '@vitrine/client/events';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { memoryLocation } from '../../location.ts';
import { createFrozenStorefront } from '../../testing/storefronts.ts';
import {
  changeMatchingEventsAtom,
  countMatchingEventsAtom,
  createEventAdminList,
  getEventActions,
} from './event-admin-list.ts';

async function openList(query = '') {
  const platform = createMockPlatform();
  const { store } = createFrozenStorefront(platform);
  const location = memoryLocation(query);
  const list = createEventAdminList({ location });
  store.sub(list.resultAtom, () => {});
  const settled = () =>
    vi.waitFor(() => {
      const { status, isPlaceholderData, isFetching } = store.get(list.resultAtom);
      expect([status, isPlaceholderData, isFetching]).toEqual(['success', false, false]);
    });
  await settled();
  const getStatuses = () => new Set(store.get(list.resultAtom).items.map(({ status }) => status));
  const timesCalled = (name: string) => platform.calls.filter((call) => call.name === name).length;
  return { platform, store, list, location, settled, getStatuses, timesCalled };
}

describe('O19 getEventActions', () => {
  it('has what the platform accepts for each status, and nothing for an unknown one', () => {
    const found = Object.values(EventStatus).map((status) => [
      status,
      getEventActions(status).join(' '),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      UPCOMING: 'clone cancel delete',
      STARTED: 'clone cancel delete',
      ENDED: 'clone delete',
      CANCELED: 'clone delete',
      DRAFT: 'publish clone delete',
    });
    expect(getEventActions(undefined)).toEqual([]);
    expect(getEventActions('PAUSED' as EventStatus)).toEqual([]);
  });
});

describe('createEventAdminList', () => {
  it('lists events of every status, drafts included, the earliest first', async () => {
    const { store, list, platform, getStatuses } = await openList();
    expect(getStatuses()).toEqual(new Set(Object.values(EventStatus)));
    const { items, total } = store.get(list.resultAtom);
    expect(total).toBe(platform.events.all().length);
    const starts = items.flatMap(({ dateAndTimeSettings: { startDate } }) => startDate ?? []);
    expect(starts).toEqual([...starts].sort((one, other) => one.getTime() - other.getTime()));
  });

  it('keeps status, search and sort order in the URL', async () => {
    const { store, list, location, settled, getStatuses } = await openList('tab=drafts');
    expect(getStatuses()).toEqual(new Set(['DRAFT']));
    store.set(list.stateAtom, { tab: 'upcoming' });
    store.set(list.stateAtom, { search: 'choir' });
    store.set(list.stateAtom, { sort: 'title:desc' });
    await settled();
    expect(String(location.read())).toBe('sort=title%3Adesc&tab=upcoming&q=choir');
    const { items } = store.get(list.resultAtom);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ title }) => /choir/i.test(title))).toBe(true);
  });
});

describe('R55 O18 changeMatchingEventsAtom', () => {
  const filter = { title: { $contains: 'bowls' } };

  it('cancels what can be canceled, once the number has been seen', async () => {
    const { platform, store, timesCalled } = await openList();
    const expected = await store.set(countMatchingEventsAtom, { action: 'cancel', filter });
    expect(expected).toBeGreaterThan(1);
    const outcome = await store.set(changeMatchingEventsAtom, {
      ...{ action: 'cancel', filter, expected },
    });
    expect(outcome).toEqual({ status: 'started', count: expected });
    expect(timesCalled('events.bulkCancelEventsByFilter')).toBe(1);
    await vi.waitFor(async () =>
      expect(await store.set(countMatchingEventsAtom, { action: 'cancel', filter })).toBe(0),
    );
    const titled = platform.events.all().filter(({ title }) => /bowls/.test(String(title)));
    expect(titled.filter(({ status }) => status === 'CANCELED').length).toBeGreaterThanOrEqual(
      expected,
    );
  });

  it('sends nothing if the number has changed meanwhile', async () => {
    const { platform, store, timesCalled } = await openList();
    const expected = await store.set(countMatchingEventsAtom, { action: 'cancel', filter });
    platform.events.cancel('throwing-bowls-for-beginners');
    const outcome = await store.set(changeMatchingEventsAtom, {
      ...{ action: 'cancel', filter, expected },
    });
    expect(outcome.status).toBe('changed');
    expect(outcome.count).toBeLessThan(expected);
    expect(timesCalled('events.bulkCancelEventsByFilter')).toBe(0);
  });

  it('deletes by the filter itself, drafts included, and rejects if counting fails', async () => {
    const { platform, store } = await openList();
    const drafts = { status: { $in: ['DRAFT'] } };
    const expected = await store.set(countMatchingEventsAtom, { action: 'delete', filter: drafts });
    expect(expected).toBeGreaterThan(0);
    await store.set(changeMatchingEventsAtom, { action: 'delete', filter: drafts, expected });
    await vi.waitFor(() =>
      expect(platform.events.all().some(({ status }) => status === 'DRAFT')).toBe(false),
    );
    platform.fail('events.countEventsByStatus', 'unavailable');
    await expect(
      store.set(countMatchingEventsAtom, { action: 'delete', filter: drafts }),
    ).rejects.toThrow();
  });
});
