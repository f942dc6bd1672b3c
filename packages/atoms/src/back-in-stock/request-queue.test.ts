import { createMockPlatform, referenceTo } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { memoryLocation } from '../location.ts';
import { createFrozenStorefront } from '../testing/storefronts.ts';
import { notifyRequestsAtom, readMatchingRequestsAtom } from './matching-requests.ts';
import { createBackInStockRequestAtom, reportItemsBackInStockAtom } from './mutations.ts';
import {
  awaitedItemsAtom,
  createBackInStockQueue,
  pollNotificationsAtom,
} from './request-queue.ts';

const COUNT = 'back-in-stock.getBackInStockNotificationRequestsCountByCatalogReferences';
const QUERY = 'back-in-stock.queryBackInStockNotificationRequests';

/** A site owner who views the queue of a store with these requests. */
async function open(requests: readonly (readonly [email: string, slug: string])[], limit = 50) {
  const platform = createMockPlatform();
  const { store } = createFrozenStorefront(platform);
  const ids: string[] = [];
  for (const [email, slug] of requests) {
    platform.clock.advance(1000);
    const catalogReference = referenceTo(platform.shop.appId, platform.catalog.product(slug));
    const request = { catalogReference, email };
    const wish = { request, itemDetails: { name: slug } };
    ids.push((await store.set(createBackInStockRequestAtom, wish))._id);
  }
  const location = memoryLocation();
  const queue = createBackInStockQueue({ limit, location });
  const missedAtom = awaitedItemsAtom(queue);
  for (const shown of [queue.resultAtom, queue.stateAtom, missedAtom]) store.sub(shown, () => {});
  const settled = () =>
    vi.waitFor(() => {
      const { status, isFetching, isPlaceholderData } = store.get(queue.resultAtom);
      expect([status, isFetching, isPlaceholderData]).toEqual(['success', false, false]);
      const { isPending, items } = store.get(missedAtom);
      expect(isPending || items.some(({ count }) => count === 'pending')).toBe(false);
    });
  await settled();
  const called = (name: string) => platform.calls.filter((call) => call.name === name).length;
  return {
    ...{ platform, store, ids, location, queue, settled, called },
    emails: () => store.get(queue.resultAtom).items.map(({ email }) => email),
    statuses: () => store.get(queue.resultAtom).items.map(({ status }) => status),
    getWaiting: () => store.get(missedAtom).items.map((item) => item.isWaiting),
    missed: () =>
      store.get(missedAtom).items.map(({ itemDetails, count }) => [itemDetails.name, count]),
  };
}

const requests = [
  ['a@example.com', 'ring-vase'],
  ['b@example.com', 'wash-stand-set'],
  ['c@example.com', 'wash-stand-set'],
  ['d@nowhere.invalid', 'wash-stand-set'],
] as const;

describe('createBackInStockQueue', () => {
  it('lists the newest first, page by page, and saves the page in the URL', async () => {
    const { store, queue, emails, location } = await open(requests, 3);
    expect(emails()).toEqual(['d@nowhere.invalid', 'c@example.com', 'b@example.com']);
    await store.set(queue.resultAtom, 'more');
    expect(emails()).toHaveLength(4);
    expect(String(location.read())).toBe('page=2');
  });

  it('filters by status with its tabs', async () => {
    const { store, queue, ids, emails, settled, platform } = await open(requests);
    const requestIds = ids.slice(3);
    await store.set(reportItemsBackInStockAtom, { itemDetails: {}, requestIds });
    platform.clock.advance(2000);
    store.set(queue.stateAtom, { tab: 'failed' });
    await settled();
    expect(emails()).toEqual(['d@nowhere.invalid']);
  });

  it('can be limited to one item', async () => {
    const { store, platform, queue } = await open(requests);
    const { catalogItemId } = referenceTo(
      platform.shop.appId,
      platform.catalog.product('ring-vase'),
    );
    const own = createBackInStockQueue({
      filter: { 'catalogReference.catalogItemId': catalogItemId },
    });
    store.sub(own.resultAtom, () => {});
    await vi.waitFor(() => expect(store.get(own.resultAtom).items).toHaveLength(1));
    expect(store.get(queue.resultAtom).items).toHaveLength(4);
  });
});

describe('awaitedItemsAtom', () => {
  it('sorts items by number of requests, counted with one request', async () => {
    const { missed, called } = await open(requests);
    expect(missed()).toEqual([
      ['wash-stand-set', 3],
      ['ring-vase', 1],
    ]);
    expect(called(COUNT)).toBe(1);
  });

  it('lists items on every tab and reports which are still awaited', async () => {
    const { store, queue, ids, settled, missed, getWaiting } = await open(requests);
    await store.set(reportItemsBackInStockAtom, { itemDetails: {}, requestIds: ids.slice(0, 1) });
    await settled();
    expect(getWaiting()).toEqual([true, false]);
    store.set(queue.stateAtom, { tab: 'failed' });
    await settled();
    expect(missed()).toHaveLength(2);
  });

  it('keeps the original order, without counts, when counting fails', async () => {
    const { platform, store, queue, missed, settled } = await open([]);
    platform.fail(COUNT, 'rejected');
    const catalogReference = referenceTo(
      platform.shop.appId,
      platform.catalog.product('ring-vase'),
    );
    const request = { catalogReference, email: 'a@example.com' };
    await store.set(createBackInStockRequestAtom, { request, itemDetails: { name: 'Vase' } });
    await vi.waitFor(() => expect(store.get(queue.resultAtom).items).toHaveLength(1));
    await settled();
    expect(missed()).toEqual([['Vase', null]]);
  });
});

describe('pollNotificationsAtom', () => {
  it('refetches the queue until no notification is pending', async () => {
    const { store, queue, ids, statuses, settled, called } = await open(requests);
    await store.set(reportItemsBackInStockAtom, { itemDetails: {}, requestIds: ids.slice(0, 1) });
    await settled();
    expect(statuses().at(-1)).toBe('PROCESSING');
    store.set(pollNotificationsAtom, queue);
    await vi.waitFor(() => expect(statuses().at(-1)).toBe('NOTIFICATION_SENT'));
    await settled();
    const before = called(QUERY);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(called(QUERY)).toBe(before);
  });

  it('refetches the counts of all tabs while one tab is shown', async () => {
    const { store, queue, ids, settled } = await open(requests);
    await store.set(reportItemsBackInStockAtom, { itemDetails: {}, requestIds: ids.slice(0, 1) });
    store.set(queue.stateAtom, { tab: 'processing' });
    await settled();
    expect(store.get(awaitedItemsAtom(queue)).tabCounts).toMatchObject({ processing: 1, sent: 0 });
    store.set(pollNotificationsAtom, queue);
    await vi.waitFor(() => expect(store.get(queue.resultAtom).items).toEqual([]));
    await settled();
    expect(store.get(awaitedItemsAtom(queue)).tabCounts).toMatchObject({ processing: 0, sent: 1 });
  });

  it('stops refetching after the last subscriber leaves', async () => {
    const { store, queue, ids, settled, called } = await open(requests);
    await store.set(reportItemsBackInStockAtom, { itemDetails: {}, requestIds: ids.slice(0, 1) });
    await settled();
    const before = called(QUERY);
    store.set(pollNotificationsAtom, queue)();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(called(QUERY)).toBe(before);
  });
});

describe('counts of a queue', () => {
  it('are known once all requests are loaded', async () => {
    const { store, queue, settled } = await open(requests, 3);
    const missedAtom = awaitedItemsAtom(queue);
    expect(store.get(missedAtom).tabCounts).toBeUndefined();
    expect(store.get(missedAtom).items[0]?.waitingCount).toBeUndefined();
    await store.set(queue.resultAtom, 'more');
    await settled();
    expect(store.get(missedAtom).tabCounts).toMatchObject({ all: 4, received: 4, failed: 0 });
    expect(store.get(missedAtom).items.map(({ waitingCount }) => waitingCount)).toEqual([3, 1]);
  });

  it('include the requests whose notification is being sent', async () => {
    const { store, queue, ids, settled } = await open(requests);
    await store.set(reportItemsBackInStockAtom, { itemDetails: {}, requestIds: ids.slice(0, 1) });
    await settled();
    const counts = store
      .get(awaitedItemsAtom(queue))
      .items.map(({ waitingCount, sendingCount }) => [waitingCount, sendingCount]);
    expect(counts).toEqual([
      [3, 0],
      [0, 1],
    ]);
  });
});

describe('notifyRequestsAtom', () => {
  it('reports each item once, and returns the requests whose report failed', async () => {
    const { platform, store, called } = await open(requests, 3);
    const all = await store.set(readMatchingRequestsAtom, { status: 'RECEIVED' });
    expect(all.map(({ email }) => email)).toEqual(requests.map(([email]) => email).toReversed());
    platform.fail('back-in-stock.reportItemsBackInStock', 'forbidden', { times: 1 });
    const { failed, error } = await store.set(notifyRequestsAtom, all);
    expect(called('back-in-stock.reportItemsBackInStock')).toBe(2);
    // The item of the first request in the list.
    expect(failed.map(({ itemDetails }) => itemDetails?.name)).toEqual(
      Array(3).fill('wash-stand-set'),
    );
    expect(error).toMatchObject({ status: 403 });
    const left = await store.set(readMatchingRequestsAtom, { status: 'RECEIVED' });
    expect(left).toHaveLength(3);
  });
});

it('requests 50 at a time by default', async () => {
  const platform = createMockPlatform();
  const { store } = createFrozenStorefront(platform);
  const queue = createBackInStockQueue({ location: memoryLocation() });
  store.sub(queue.resultAtom, () => {});
  await vi.waitFor(() => expect(store.get(queue.resultAtom).status).toBe('success'));
  const { path = '' } = platform.calls.find(({ name }) => name === QUERY) ?? {};
  const request = Buffer.from(path.split('.r=')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(request).query.cursorPaging).toEqual({ limit: 50 });
});
