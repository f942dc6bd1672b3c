import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { differsFromView, savedViewsAtom } from '../../lists/owner-list.ts';
import { memoryLocation } from '../../location.ts';
import { memoryStorage } from '../../persistence/storage.ts';
import { createTestStorefront, setPorts, withSmallPages } from '../../testing/storefronts.ts';
import {
  builtInOrderViews,
  createOrderList,
  type OrderListOptions,
  orderCountAtom,
  readMatchingOrdersAtom,
} from './order-list.ts';

async function openList(query = '', options: OrderListOptions = {}) {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const location = memoryLocation(query);
  const list = createOrderList({ location, ...options });
  store.sub(list.resultAtom, () => {});
  const settled = () =>
    vi.waitFor(() => {
      const { status, isPlaceholderData, isFetching } = store.get(list.resultAtom);
      expect([status, isPlaceholderData, isFetching]).toEqual(['success', false, false]);
    });
  await settled();
  /** The query of the last list request. */
  const sent = () => {
    const call = platform.calls.filter(({ name }) => name === 'orders.listOrders').at(-1);
    return new URL(call?.path ?? '', 'https://platform.example').searchParams;
  };
  return { platform, store, list, location, settled, sent };
}

const getView = (id: string) => {
  const view = builtInOrderViews.find((one) => one.id === id);
  if (!view) throw new Error(`There is no view "${id}".`);
  return view;
};

describe('H10 O1 createOrderList', () => {
  it('lists orders that are not archived, the newest first, by one request', async () => {
    const { store, list, sent, platform } = await openList();
    const { items, total } = store.get(list.resultAtom);
    const open = platform.orders.all().filter(({ archived }) => !archived);
    expect(total).toBe(open.length);
    const times = items.map(({ created }) => created?.getTime() ?? 0);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect([sent().get('sort'), sent().getAll('tag'), sent().getAll('fieldset')]).toEqual([
      'created:desc',
      ['NON_ARCHIVED'],
      ['DETAILS', 'TICKETS'],
    ]);
  });

  it('sends filters, search and sort order as the endpoint has them, and keeps them in the URL', async () => {
    const { store, list, location, settled, sent } = await openList();
    store.set(list.stateAtom, { toggle: 'status', value: 'PAID' });
    store.set(list.stateAtom, { toggle: 'status', value: 'FREE' });
    store.set(list.stateAtom, { search: 'freja  bjerre' });
    store.set(list.stateAtom, { sort: 'totalPrice:asc' });
    await settled();
    expect(sent().getAll('status').sort()).toEqual(['FREE', 'PAID']);
    expect(sent().get('searchPhrase')).toBe('freja bjerre');
    expect(sent().get('sort')).toBe('totalPrice:asc');
    expect(String(location.read())).toBe(
      'status=PAID&status=FREE&sort=totalPrice%3Aasc&q=freja++bjerre',
    );
    const { items } = store.get(list.resultAtom);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ fullName }) => fullName === 'Freja Bjerre')).toBe(true);
  });

  it('shows archived orders only where they are chosen', async () => {
    const { store, list, sent } = await openList('tag=ARCHIVED');
    const { items } = store.get(list.resultAtom);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ archived }) => archived)).toBe(true);
    expect(sent().getAll('tag')).toEqual(['ARCHIVED']);
  });

  it('replaces filters and sort order by those of a view, in one history entry, and keeps the search', async () => {
    const { store, list, location, settled, sent } = await openList('status=PAID&q=fre');
    const write = vi.spyOn(location, 'write');
    store.set(list.viewAtom, getView('needs-action'));
    await settled();
    expect(write.mock.calls.map(([, how]) => how)).toEqual(['push']);
    expect(store.get(list.viewAtom)).toBe('needs-action');
    expect(sent().getAll('status').sort()).toEqual([
      'AUTHORIZED',
      'OFFLINE_PENDING',
      'PARTIALLY_PAID',
    ]);
    expect(store.get(list.stateAtom).search).toBe('fre');
    store.set(list.viewAtom, getView('all'));
    await settled();
    expect(String(location.read())).toBe('q=fre');
  });

  it('follows back and forward', async () => {
    const { store, list, location, settled } = await openList();
    location.visit('view=members&tag=MEMBER');
    await settled();
    expect(store.get(list.viewAtom)).toBe('members');
    expect(store.get(list.resultAtom).items.every(({ tags }) => tags?.includes('MEMBER'))).toBe(
      true,
    );
  });

  it('is limited to one event, which is no filter then', async () => {
    const { platform } = await openList();
    const [first] = platform.orders.all();
    const eventId = first?.eventId ?? '';
    const { store, list } = await openList('', { eventId });
    expect(list.facets.map(({ id }) => id)).toEqual(['status', 'tag']);
    const { items } = store.get(list.resultAtom);
    expect(items.every((order) => order.eventId === eventId)).toBe(true);
  });
});

describe('H10 O1 a view', () => {
  it('differs from other filters and another sort order, not from their sequence', () => {
    const view = getView('needs-action');
    const { chosen, sort } = view;
    const statuses = [...(chosen.status as string[])].reverse();
    expect(differsFromView({ chosen: { status: statuses }, sort }, view)).toBe(false);
    expect(differsFromView({ chosen, sort: 'email:asc' }, view)).toBe(true);
    expect(differsFromView({ chosen: { ...chosen, tag: ['MEMBER'] }, sort }, view)).toBe(true);
    expect(differsFromView({ chosen: {}, sort }, view)).toBe(true);
  });

  it('is counted by one small request, also by status', async () => {
    const { store, list, platform } = await openList();
    const query = list.toQuery({ chosen: getView('needs-action').chosen });
    const countAtom = orderCountAtom(query, 'status');
    store.sub(countAtom, () => {});
    await vi.waitFor(() => expect(store.get(countAtom).status).toBe('success'));
    const { total, details, items } = store.get(countAtom);
    expect(items).toHaveLength(1);
    const waiting = platform.orders
      .all()
      .filter(({ status = '', archived }) => query.status?.includes(status as 'PAID') && !archived);
    expect(total).toBe(waiting.length);
    const counts = details?.facets?.status?.counts ?? {};
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it('is saved on the device, and invalid data of the storage is ignored', () => {
    const platform = createMockPlatform();
    const storage = memoryStorage();
    const { store } = createTestStorefront(platform);
    setPorts(store, { storage });
    const view = { id: 'v1', name: 'Unpaid', chosen: { status: ['PENDING'] }, sort: 'email:asc' };
    expect(store.get(savedViewsAtom('orders'))).toEqual([]);
    void store.set(savedViewsAtom('orders'), [view]);
    expect(store.get(savedViewsAtom('orders'))).toEqual([view]);
    storage.write(
      'vitrine-orders-views',
      JSON.stringify([{ ...view, chosen: { status: [1] } }, view]),
    );
    const { store: other } = createTestStorefront(platform);
    setPorts(other, { storage });
    expect(other.get(savedViewsAtom('orders'))).toEqual([view]);
  });
});

describe('readMatchingOrdersAtom', () => {
  it('reads all pages of a query, and rejects if one fails', async () => {
    const { store, list, platform } = await openList('', { limit: 5 });
    const orders = await store.set(readMatchingOrdersAtom, list.toQuery({}));
    const open = platform.orders.all().filter(({ archived }) => !archived);
    expect(orders.map(({ orderNumber }) => orderNumber).sort()).toEqual(
      open.map(({ orderNumber }) => orderNumber).sort(),
    );
    platform.fail('orders.listOrders', 'unavailable');
    await expect(store.set(readMatchingOrdersAtom, list.toQuery({}))).rejects.toThrow();
  });

  it('reads all of them from a platform that returns fewer a page', async () => {
    const platform = createMockPlatform();
    const { store } = createTestStorefront(withSmallPages(platform, 7));
    const orders = await store.set(readMatchingOrdersAtom, {});
    expect(orders).toHaveLength(platform.orders.all().length);
  });
});
