import type { Order } from '@vitrine/client/orders';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createFrozenStorefront } from '../../testing/storefronts.ts';
import { archiveOrdersAtom } from './archive-orders.ts';
import { confirmOrdersAtom, isConfirmable } from './confirm-orders.ts';
import { createOrderList, readMatchingOrdersAtom } from './order-list.ts';

const CONFIRM = 'orders.confirmOrder';
const ARCHIVE = 'orders.bulkUpdateOrders';

async function openOffice() {
  const platform = createMockPlatform();
  const { store } = createFrozenStorefront(platform);
  const list = createOrderList();
  const all = await store.set(readMatchingOrdersAtom, list.toQuery({}));
  const confirmable = all.filter(isConfirmable);
  const timesCalled = (name: string) => platform.calls.filter((call) => call.name === name).length;
  const getOutcomes = () => {
    const { results } = store.get(confirmOrdersAtom);
    return Object.fromEntries(results.map(({ order, outcome }) => [order.orderNumber, outcome]));
  };
  return { platform, store, all, confirmable, timesCalled, getOutcomes };
}

/** The first of some orders; fails if there is none. */
const first = (orders: readonly Order[]): Order => {
  const [order] = orders;
  if (!order) throw new Error('There is no such order.');
  return order;
};

describe('O2 isConfirmable', () => {
  it('is true for exactly the statuses that the platform confirms', () => {
    const statuses = ['INITIATED', 'PENDING', 'OFFLINE_PENDING'] as const;
    expect(statuses.map((status) => isConfirmable({ status }))).toEqual([true, true, true]);
    const others = ['PAID', 'AUTHORIZED', 'PARTIALLY_PAID', 'CANCELED', 'DECLINED'] as const;
    expect(others.some((status) => isConfirmable({ status }))).toBe(false);
    expect(isConfirmable({})).toBe(false);
  });
});

describe('O2 O4 confirmOrdersAtom', () => {
  it('R47 confirms the orders of each event by one request, and leaves out what is not confirmable', async () => {
    const { platform, store, all, confirmable, timesCalled, getOutcomes } = await openOffice();
    expect(confirmable.length).toBeGreaterThan(1);
    await store.set(confirmOrdersAtom, all);
    const { status, orders, results } = store.get(confirmOrdersAtom);
    expect([status, orders.length, results.length]).toEqual([
      'done',
      confirmable.length,
      confirmable.length,
    ]);
    expect(new Set(Object.values(getOutcomes()))).toEqual(new Set(['confirmed']));
    expect(timesCalled(CONFIRM)).toBe(new Set(confirmable.map(({ eventId }) => eventId)).size);
    for (const { orderNumber } of confirmable) {
      expect(platform.orders.read(orderNumber).status).toBe('PAID');
    }
  });

  it('R47 splits more than 100 orders of an event into several requests', async () => {
    const { store, platform, confirmable, timesCalled } = await openOffice();
    const order = first(confirmable);
    const many = Array.from({ length: 150 }, (_, index) => ({
      ...order,
      orderNumber: `X-${index}`,
    }));
    await store.set(confirmOrdersAtom, many);
    expect(timesCalled(CONFIRM)).toBe(2);
    const bodies = platform.calls.filter(({ name }) => name === CONFIRM).map(({ body }) => body);
    expect(bodies.map((body) => Object(body).orderNumber.length)).toEqual([100, 50]);
    expect(store.get(confirmOrdersAtom).results).toHaveLength(150);
  });

  it('R43 confirms the others when one has changed meanwhile, with its present status', async () => {
    const { platform, store, confirmable, getOutcomes } = await openOffice();
    const changed = first(confirmable);
    const sameEvent = confirmable.filter(({ eventId }) => eventId === changed.eventId);
    platform.orders.cancel(changed.orderNumber);
    await store.set(confirmOrdersAtom, confirmable);
    expect(getOutcomes()[changed.orderNumber]).toBe('changed');
    const result = store
      .get(confirmOrdersAtom)
      .results.find(({ order }) => order.orderNumber === changed.orderNumber);
    expect(result?.order.status).toBe('CANCELED');
    for (const { orderNumber } of confirmable) {
      if (orderNumber === changed.orderNumber) continue;
      expect(platform.orders.read(orderNumber).status).toBe('PAID');
    }
    expect(sameEvent.length).toBeGreaterThan(1);
  });

  it('keeps the result of other requests when one fails, and retries only the failed orders', async () => {
    const { platform, store, all, confirmable, timesCalled, getOutcomes } = await openOffice();
    const { eventId } = first(all.filter((order) => order.eventId !== first(confirmable).eventId));
    const other = { ...first(confirmable), eventId, orderNumber: 'X-1' };
    const sent = [other, ...confirmable];
    await store.set(confirmOrdersAtom, sent);
    expect(getOutcomes()).toEqual({
      ...Object.fromEntries(confirmable.map(({ orderNumber }) => [orderNumber, 'confirmed'])),
      'X-1': 'failed',
    });
    const before = timesCalled(CONFIRM);
    await store.set(confirmOrdersAtom, 'retry');
    const repeated = platform.calls.filter(({ name }) => name === CONFIRM).slice(before);
    expect(repeated.map(({ body }) => Object(body).orderNumber)).toEqual([['X-1']]);
    expect(store.get(confirmOrdersAtom)).toMatchObject({ status: 'done', orders: sent });
    await store.set(confirmOrdersAtom, 'dismiss');
    expect(store.get(confirmOrdersAtom).status).toBe('idle');
  });

  it('starts no second run while one is pending', async () => {
    const { platform, store, confirmable } = await openOffice();
    const release = platform.hold(CONFIRM);
    const run = store.set(confirmOrdersAtom, confirmable);
    await store.set(confirmOrdersAtom, confirmable);
    expect(store.get(confirmOrdersAtom)).toMatchObject({ status: 'running', results: [] });
    release();
    await run;
    expect(store.get(confirmOrdersAtom).results).toHaveLength(confirmable.length);
  });
});

describe('O5 archiveOrdersAtom', () => {
  it('R48 archives orders of several events, pending ones too, and restores them', async () => {
    const { platform, store, all } = await openOffice();
    const ends = await store.set(archiveOrdersAtom, { orders: all, archived: true });
    expect([ends.done.length, ends.failed.length, ends.error]).toEqual([all.length, 0, null]);
    expect(platform.orders.all().every(({ archived }) => archived)).toBe(true);
    await store.set(archiveOrdersAtom, { orders: ends.done, archived: false });
    const numbers = new Set(all.map(({ orderNumber }) => orderNumber));
    const restored = platform.orders.all().filter(({ archived }) => !archived);
    expect(new Set(restored.map(({ orderNumber }) => orderNumber))).toEqual(numbers);
  });

  it('returns what failed, and stops none of the others', async () => {
    const { platform, store, all } = await openOffice();
    platform.fail(ARCHIVE, 'unavailable', { times: 1 });
    const { done, failed, error } = await store.set(archiveOrdersAtom, {
      orders: all,
      archived: true,
    });
    expect(done.length + failed.length).toBe(all.length);
    expect([done.length > 0, failed.length > 0, error instanceof Error]).toEqual([
      true,
      true,
      true,
    ]);
    await vi.waitFor(() =>
      expect(platform.orders.all().filter(({ archived }) => !archived)).toHaveLength(failed.length),
    );
  });
});
