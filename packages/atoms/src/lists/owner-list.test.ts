import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createProductAdminList } from '../catalog-admin/management/product-admin-list.ts';
import { memoryLocation } from '../location.ts';
import { createOrderList } from '../orders/management/order-list.ts';
import { memoryStorage } from '../persistence/storage.ts';
import type { ViewPort } from '../ports.ts';
import { createTestStorefront, setPorts } from '../testing/storefronts.ts';
import type { SavedListView } from './list-state.ts';
import { differsFromView, savedViewsAtom } from './owner-list.ts';

const view: SavedListView = {
  ...{ id: 'own-1', name: 'Cheap and hidden', chosen: { type: ['physical'] } },
  ...{ sort: 'price:asc', tab: 'hidden', columns: ['product', 'price'] },
};

function open(port?: ViewPort) {
  const storage = memoryStorage();
  const { store } = createTestStorefront(createMockPlatform());
  setPorts(store, { storage, ...(port && { views: port }) });
  return { store, storage };
}

describe('H10 the views of a list', () => {
  it('set tab, filters, sort order and columns at once, all in the URL', () => {
    const { store } = open();
    const location = memoryLocation('q=vase');
    const list = createProductAdminList({ location });
    store.sub(list.resultAtom, () => {});
    expect(store.get(list.viewAtom)).toBe('all');
    store.set(list.viewAtom, view);
    const params = Object.fromEntries(location.read());
    expect(params).toEqual({
      ...{ q: 'vase', type: 'physical', sort: 'price:asc', tab: 'hidden' },
      ...{ view: 'own-1', columns: 'product,price' },
    });
    const state = store.get(list.stateAtom);
    expect(differsFromView(state, view, store.get(list.columnsAtom))).toBe(false);
    store.set(list.columnsAtom, ['product', 'stock']);
    expect(differsFromView(state, view, store.get(list.columnsAtom))).toBe(true);
    store.set(list.viewAtom, { id: 'sold-out', tab: 'sold-out', chosen: {}, sort: 'default' });
    expect(`${location.read()}`).toBe('tab=sold-out&q=vase');
    expect(store.get(list.viewAtom)).toBe('sold-out');
  });

  it('are read and saved by the port of the host', async () => {
    const port = { read: vi.fn(async () => [view, { id: 'x' } as never]), save: vi.fn() };
    const { store, storage } = open(port);
    const viewsAtom = savedViewsAtom('products');
    store.sub(viewsAtom, () => {});
    await vi.waitFor(() => expect(store.get(viewsAtom)).toEqual([view]));
    const second = { ...view, id: 'own-2' };
    await store.set(viewsAtom, [view, second]);
    expect(port.save).toHaveBeenCalledWith('products', [view, second], expect.anything());
    expect(storage.read('products-views')).toBeNull();
    port.save.mockRejectedValueOnce(new Error('The server is down.'));
    await expect(store.set(viewsAtom, [])).rejects.toThrow('The server is down.');
    expect(store.get(viewsAtom)).toEqual([view, second]);
  });
});

describe('H10 the columns of a list', () => {
  it('are those of the URL, then those of the device, and the first one stays', () => {
    const { store, storage } = open();
    const location = memoryLocation();
    const { columnsAtom } = createOrderList({ location });
    const usual = ['order', 'buyer', 'tickets', 'total', 'status', 'created'];
    expect(store.get(columnsAtom)).toEqual(usual);
    store.set(columnsAtom, ['total', 'order', 'email', 'total', 'unknown']);
    expect(store.get(columnsAtom)).toEqual(['order', 'total', 'email']);
    expect(location.read().get('columns')).toBe('order,total,email');
    const next = createOrderList({ location: memoryLocation() });
    expect(store.get(next.columnsAtom)).toEqual(['order', 'total', 'email']);
    const shared = createOrderList({ location: memoryLocation('columns=status') });
    expect(store.get(shared.columnsAtom)).toEqual(['order', 'status']);
    store.set(columnsAtom, null);
    expect(store.get(columnsAtom)).toEqual(usual);
    expect(storage.read('vitrine-orders-columns')).toBeNull();
  });
});
