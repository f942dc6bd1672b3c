import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { archiveOrdersAtom } from '../orders/management/archive-orders.ts';
import { createOrderList } from '../orders/management/order-list.ts';
import type { OwnerPorts } from '../ports.ts';
import { createTestStorefront, setPorts } from '../testing/storefronts.ts';

async function open(ports: Partial<OwnerPorts> = {}) {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  setPorts(store, ports);
  const list = createOrderList();
  store.sub(list.resultAtom, () => {});
  store.sub(list.updatesAtom, () => {});
  await vi.waitFor(() => expect(store.get(list.resultAtom).status).toBe('success'));
  const getRows = () => store.get(list.resultAtom).items;
  const check = () => store.set(list.updatesAtom, 'check');
  return { platform, store, list, getRows, check };
}

afterEach(() => vi.useRealTimers());

describe('O1 the updates of an order list', () => {
  it('count new orders, and show them only on request', async () => {
    const { platform, store, list, getRows, check } = await open();
    const before = getRows().map(({ orderNumber }) => orderNumber);
    const [known] = platform.orders.all();
    platform.orders.repeat(known?.orderNumber ?? '');
    await check();
    expect(store.get(list.updatesAtom).addedCount).toBe(1);
    expect(getRows().map(({ orderNumber }) => orderNumber)).toEqual(before);
    await store.set(list.updatesAtom, 'show');
    expect(getRows()).toHaveLength(before.length + 1);
    expect(store.get(list.updatesAtom).addedCount).toBe(0);
  });

  it('change the rows of others in place for ten seconds, and name the person', async () => {
    const readChange = vi.fn(async () => ({ name: 'Mads', at: new Date(5) }));
    const { platform, store, list, getRows, check } = await open({ people: { readChange } });
    const index = getRows().findIndex(({ status }) => status === 'PAID');
    const number = getRows()[index]?.orderNumber ?? '';
    platform.orders.cancel(number);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await check();
    expect(getRows()[index]).toMatchObject({ orderNumber: number, status: 'CANCELED' });
    expect(store.get(list.updatesAtom).changed).toEqual(
      new Map([[number, { at: new Date(5), by: 'Mads' }]]),
    );
    vi.advanceTimersByTime(10_000);
    expect(store.get(list.updatesAtom).changed.size).toBe(0);
  });

  it('leave out what this page changed itself, and the results of another query', async () => {
    const { platform, store, list, getRows, check } = await open();
    const [first] = getRows();
    await store.set(archiveOrdersAtom, { orders: first ? [first] : [], archived: true });
    await check();
    expect(store.get(list.updatesAtom)).toEqual({ addedCount: 0, changed: new Map() });
    platform.orders.cancel(getRows().find(({ status }) => status === 'PAID')?.orderNumber ?? '');
    const checked = check();
    store.set(list.stateAtom, { search: 'Emil' });
    await checked;
    expect(store.get(list.updatesAtom).changed.size).toBe(0);
  });

  it('stay empty if the check fails', async () => {
    const { platform, store, list, check } = await open();
    platform.fail('orders.listOrders', 'unavailable');
    await check();
    expect(store.get(list.updatesAtom).addedCount).toBe(0);
    expect(store.get(list.resultAtom).error).toBeNull();
  });
});
