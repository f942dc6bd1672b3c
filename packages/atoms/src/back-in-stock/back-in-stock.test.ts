import { createMockPlatform, referenceTo } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createTestStorefront } from '../testing/storefronts.ts';
import {
  createBackInStockRequestAtom,
  deleteBackInStockRequestAtom,
  markAsNotificationSentAtom,
  reportItemsBackInStockAtom,
} from './mutations.ts';
import {
  backInStockCountsAtom,
  backInStockRequestAtom,
  backInStockRequestsAtom,
} from './queries.ts';
import { backInStockCountAtom } from './request-count.ts';

const itemDetails = { name: 'Wash stand set' };

/** A store with back-in-stock requests, and a session that views their list. */
async function open(...emails: string[]) {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const catalogReference = referenceTo(
    platform.shop.appId,
    platform.catalog.product('wash-stand-set'),
  );
  const ask = (email: string) =>
    store.set(createBackInStockRequestAtom, { request: { catalogReference, email }, itemDetails });
  const ids: string[] = [];
  for (const email of emails) ids.push((await ask(email))._id);
  const allAtom = backInStockRequestsAtom({ limit: 2 });
  const waitingAtom = backInStockRequestsAtom({ filter: { status: 'RECEIVED' } });
  const countsAtom = backInStockCountsAtom([catalogReference]);
  const oneAtom = backInStockRequestAtom(ids[0] ?? '');
  for (const shown of [allAtom, waitingAtom, countsAtom]) store.sub(shown, () => {});
  if (ids.length > 0) store.sub(oneAtom, () => {});
  const settled = () =>
    vi.waitFor(() => {
      const shown = [store.get(allAtom), store.get(waitingAtom), store.get(countsAtom)];
      for (const { status, isFetching } of shown) {
        expect([status, isFetching]).toEqual(['success', false]);
      }
    });
  await settled();
  return {
    platform,
    store,
    ids,
    ask,
    settled,
    allAtom,
    catalogReference,
    oneAtom,
    count: () => store.get(countsAtom).data?.[0]?.count,
    waiting: () => store.get(waitingAtom).items.map(({ email }) => email),
    status: () => store.get(oneAtom).data?.status,
  };
}

describe('back-in-stock requests', () => {
  it('creates one request for a double click, then lists and counts it', async () => {
    const { platform, ask, waiting, count, settled } = await open();
    const [first, second] = await Promise.all([ask('mia@example.com'), ask('mia@example.com')]);
    expect(second).toBe(first);
    expect(first).toMatchObject({ status: 'RECEIVED', email: 'mia@example.com' });
    expect(first.createdDate).toBeInstanceOf(Date);
    await settled();
    await vi.waitFor(() => expect([waiting(), count()]).toEqual([['mia@example.com'], 1]));
    const name = 'back-in-stock.createBackInStockNotificationRequest';
    expect(platform.calls.filter((call) => call.name === name)).toHaveLength(1);
  });

  it('rejects a request for an item in stock', async () => {
    const { platform, store } = await open();
    const catalogReference = referenceTo(
      platform.shop.appId,
      platform.catalog.product('low-pitcher'),
    );
    const request = { catalogReference, email: 'mia@example.com' };
    await expect(
      store.set(createBackInStockRequestAtom, { request, itemDetails }),
    ).rejects.toMatchObject({ code: 'ITEM_IN_STOCK' });
  });

  it('loads more', async () => {
    const { store, allAtom } = await open('a@example.com', 'b@example.com', 'c@example.com');
    expect(store.get(allAtom)).toMatchObject({ hasNext: true, items: { length: 2 } });
    await store.set(allAtom, 'more');
    expect(store.get(allAtom)).toMatchObject({ hasNext: false, items: { length: 3 } });
  });

  it('marks a request as sent immediately and removes it from the pending list', async () => {
    const { platform, store, ids, waiting, status, settled } = await open('a@example.com');
    const release = platform.hold('back-in-stock.markAsNotificationSent');
    const done = store.set(markAsNotificationSentAtom, String(ids[0]));
    expect([waiting(), status()]).toEqual([[], 'NOTIFICATION_SENT']);
    release();
    await done;
    await settled();
    expect([waiting(), status()]).toEqual([[], 'NOTIFICATION_SENT']);
  });

  it('restores the request when marking it as sent is rejected', async () => {
    const { platform, store, ids, waiting, status } = await open('a@example.com');
    platform.fail('back-in-stock.*', 'forbidden');
    const [id] = ids.map(String);
    const marked = store.set(markAsNotificationSentAtom, String(id));
    const deleted = store.set(deleteBackInStockRequestAtom, String(id));
    expect([waiting(), status()]).toEqual([[], undefined]);
    await expect(marked).rejects.toMatchObject({ status: 403 });
    await expect(deleted).rejects.toMatchObject({ status: 403 });
    expect([waiting(), status()]).toEqual([['a@example.com'], 'RECEIVED']);
  });

  it('deletes a request immediately', async () => {
    const { store, ids, waiting, oneAtom, count, settled } = await open(
      'a@example.com',
      'b@example.com',
    );
    const done = store.set(deleteBackInStockRequestAtom, String(ids[0]));
    expect([waiting(), store.get(oneAtom).data]).toEqual([['b@example.com'], null]);
    await done;
    await settled();
    expect([waiting(), count()]).toEqual([['b@example.com'], 1]);
  });

  it('updates requests when items are reported back in stock', async () => {
    const { platform, store, catalogReference, oneAtom, status } = await open('a@example.com');
    await store.set(reportItemsBackInStockAtom, { itemDetails, catalogReference });
    await vi.waitFor(() => expect(status()).toBe('PROCESSING'));
    platform.clock.advance(2000);
    await store.set(oneAtom);
    expect(status()).toBe('NOTIFICATION_SENT');
  });
});

describe('backInStockCountAtom', () => {
  it('counts up to a hundred items with one request', async () => {
    const platform = createMockPlatform();
    platform.actAsOwner();
    const { store } = createTestStorefront(platform);
    const { appId } = platform.shop;
    for (let index = 0; index < 101; index += 1)
      store.sub(backInStockCountAtom({ appId, catalogItemId: `item-${index}` }), () => {});
    const getSizes = () =>
      platform.calls
        .filter(({ name }) => name?.endsWith('CountByCatalogReferences'))
        .map(({ path }) => {
          const [, encoded = ''] = /\.r=(.*)/.exec(path) ?? [];
          return JSON.parse(Buffer.from(encoded, 'base64url').toString()).catalogReferences.length;
        });
    await vi.waitFor(() => expect(getSizes()).toEqual([100, 1]));
  });
});
