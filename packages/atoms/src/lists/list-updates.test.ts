import { focusManager } from '@tanstack/query-core';
import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { archiveOrdersAtom } from '../orders/management/archive-orders.ts';
import { createOrderList, orderCountAtom } from '../orders/management/order-list.ts';
import type { OwnerPorts } from '../ports.ts';
import { createTestStorefront, setPorts } from '../testing/storefronts.ts';

async function open(ports: Partial<OwnerPorts> = {}, limit = 50) {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  setPorts(store, ports);
  const list = createOrderList({ limit });
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
    vi.advanceTimersByTime(9999);
    expect(store.get(list.updatesAtom).changed.size).toBe(1);
    vi.advanceTimersByTime(1);
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

  it('fetch the counts of views again after a change or a new order only', async () => {
    const { platform, store, list, getRows, check } = await open();
    const countAtom = orderCountAtom(list.toQuery({}));
    store.sub(countAtom, () => {});
    await vi.waitFor(() => expect(store.get(countAtom).status).toBe('success'));
    const total = store.get(countAtom).total ?? 0;
    const countRequests = () => platform.calls.filter(({ name }) => name === 'orders.listOrders');
    const before = countRequests().length;
    await check();
    await vi.waitFor(() => expect(store.get(countAtom).isFetching).toBe(false));
    expect(countRequests()).toHaveLength(before + 1);
    const [known] = platform.orders.all();
    platform.orders.repeat(known?.orderNumber ?? '');
    await check();
    await vi.waitFor(() => expect(store.get(countAtom).total).toBe(total + 1));
    await store.set(list.updatesAtom, 'show');
    const after = countRequests().length;
    platform.orders.cancel(getRows().find(({ status }) => status === 'PAID')?.orderNumber ?? '');
    await check();
    await vi.waitFor(() => expect(store.get(countAtom).isFetching).toBe(false));
    // The rows are in pages of 50, and a count is one order.
    expect(countRequests().slice(after)).toHaveLength(2);
  });

  it('have the time of the platform and no name without a host that knows it', async () => {
    const { platform, store, list, getRows, check } = await open();
    const number = getRows().find(({ status }) => status === 'PAID')?.orderNumber ?? '';
    platform.orders.cancel(number);
    await check();
    const row = getRows().find(({ orderNumber }) => orderNumber === number);
    expect(row?.updated).toBeInstanceOf(Date);
    expect(store.get(list.updatesAtom).changed).toEqual(
      new Map([[number, { at: row?.updated, by: undefined }]]),
    );
  });

  it('read at least one page and at most 100 rows again', async () => {
    const getLimit = async (limit?: number) => {
      const { platform, check } = await open({}, limit);
      const before = platform.calls.length;
      await check();
      return new URLSearchParams(platform.calls[before]?.path.split('?')[1]).get('limit');
    };
    expect(await getLimit()).toBe('50');
    expect(await getLimit(3)).toBe('3');
    expect(await getLimit(101)).toBe('100');
  });

  it('mark each row for ten seconds of its own', async () => {
    const { platform, store, list, getRows, check } = await open();
    const paid = getRows().filter(({ status }) => status === 'PAID');
    const [first = '', second = ''] = paid.map(({ orderNumber }) => orderNumber);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    platform.orders.cancel(first);
    await check();
    vi.advanceTimersByTime(5000);
    platform.orders.cancel(second);
    await check();
    const getChanged = () => [...store.get(list.updatesAtom).changed.keys()];
    expect(getChanged()).toEqual([first, second]);
    vi.advanceTimersByTime(5000);
    expect(getChanged()).toEqual([second]);
    vi.advanceTimersByTime(5000);
    expect(getChanged()).toEqual([]);
  });

  it('send no request while the list is loading, or if it has failed', async () => {
    const { platform, store, list, check } = await open();
    const countRequests = () => platform.calls.filter(({ name }) => name === 'orders.listOrders');
    const release = platform.hold('orders.listOrders', { times: 1 });
    const loaded = store.set(list.resultAtom);
    await check();
    release();
    await loaded;
    expect(countRequests()).toHaveLength(2);
    platform.fail('orders.listOrders', 'unavailable', { times: 1 });
    store.set(list.stateAtom, { search: 'Emil' });
    await vi.waitFor(() => expect(store.get(list.resultAtom).status).toBe('error'));
    await check();
    expect(countRequests()).toHaveLength(3);
  });

  it('replace the refetch of a list when its window gets the focus', async () => {
    const { platform } = await open();
    const before = platform.calls.length;
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    focusManager.setFocused(undefined);
    expect(platform.calls).toHaveLength(before);
  });

  it('stay empty if the check fails', async () => {
    const { platform, store, list, check } = await open();
    platform.fail('orders.listOrders', 'unavailable');
    await check();
    expect(store.get(list.updatesAtom).addedCount).toBe(0);
    expect(store.get(list.resultAtom).error).toBeNull();
  });
});
