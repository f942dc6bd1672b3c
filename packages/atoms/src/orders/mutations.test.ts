import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { orderIn } from '../testing/orders.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import { bulkUpdateOrdersAtom, updateOrderAtom } from './mutations.ts';
import { orderAtom, ordersAtom } from './queries.ts';

const openAtom = ordersAtom({ tag: ['NON_ARCHIVED'] });
const allAtom = ordersAtom();

/** A seller who views the open orders, all orders, and a paid one. */
async function openOrders() {
  const platform = createMockPlatform();
  const storefront = createTestStorefront(platform);
  const { store } = storefront;
  const { eventId, orderNumber } = await orderIn(storefront.client, 'PAID');
  const oneAtom = orderAtom({ eventId, orderNumber });
  for (const shown of [openAtom, allAtom, oneAtom]) store.sub(shown, () => {});
  await vi.waitFor(() => {
    expect(store.get(openAtom).status).toBe('success');
    expect(store.get(allAtom).status).toBe('success');
    expect(store.get(oneAtom).data).toBeTruthy();
  });
  return {
    platform,
    store,
    eventId,
    orderNumber,
    total: Number(store.get(openAtom).total),
    /**
     * Whether the order is shown as archived: on its own, in the full list, and as missing in the
     * open ones.
     */
    shown: () => [
      store.get(oneAtom).data?.archived,
      store.get(allAtom).items.find((order) => order.orderNumber === orderNumber)?.archived,
      !store.get(openAtom).items.some((order) => order.orderNumber === orderNumber),
    ],
    /** The platform's value of it. */
    isArchived: async () => (await store.set(orderAtom({ eventId, orderNumber }))).data?.archived,
  };
}

const archive = { fields: ['archived'], archived: true };

describe('updateOrderAtom', () => {
  it('shows an order as archived immediately, alone and in lists, and after the response', async () => {
    const { platform, store, eventId, orderNumber, total, shown, isArchived } = await openOrders();
    const release = platform.hold('orders.updateOrder');
    const done = store.set(updateOrderAtom, { eventId, orderNumber, ...archive });
    expect(shown()).toEqual([true, true, true]);
    expect(store.get(openAtom).total).toBe(total - 1);
    release();
    expect(await done).toMatchObject({ orderNumber, archived: true });
    expect(shown()).toEqual([true, true, true]);
    expect(await isArchived()).toBe(true);
    await vi.waitFor(() => expect(store.get(openAtom).isFetching).toBe(false));
    expect(shown()).toEqual([true, true, true]);
    expect(store.get(openAtom).total).toBe(total - 1);
  });

  it('rolls back when the platform rejects', async () => {
    const { platform, store, eventId, orderNumber, total, shown } = await openOrders();
    platform.fail('orders.updateOrder', 'rejected', { times: 1 });
    const done = store.set(updateOrderAtom, { eventId, orderNumber, ...archive });
    expect(shown()).toEqual([true, true, true]);
    await expect(done).rejects.toMatchObject({ status: 428 });
    expect(shown()).toEqual([false, false, false]);
    expect(store.get(openAtom).total).toBe(total);
    expect(store.get(updateOrderAtom)).toMatchObject({ status: 'error' });
  });

  it('ignores the archived flag when the mask does not include it', async () => {
    const { platform, store, eventId, orderNumber, shown } = await openOrders();
    const release = platform.hold('orders.updateOrder');
    const form = { inputValues: [{ inputName: 'firstName', value: 'Åse' }] };
    const change = { fields: ['checkoutForm'], archived: true, checkoutForm: form };
    void store.set(updateOrderAtom, { eventId, orderNumber, ...change });
    expect(shown()).toEqual([false, false, false]);
    release();
  });

  it('updates the answers for all subscribers', async () => {
    const { store, eventId, orderNumber } = await openOrders();
    const oneAtom = orderAtom({ eventId, orderNumber });
    const values = store.get(oneAtom).data?.checkoutForm?.inputValues ?? [];
    const inputValues = values.map((input) =>
      input.inputName === 'firstName' ? { ...input, value: 'Åse' } : input,
    );
    await store.set(updateOrderAtom, {
      eventId,
      orderNumber,
      fields: ['checkoutForm'],
      checkoutForm: { inputValues },
    });
    await vi.waitFor(() =>
      expect(store.get(oneAtom).data?.checkoutForm?.inputValues).toEqual(inputValues),
    );
  });
});

describe('bulkUpdateOrdersAtom', () => {
  it('archives and restores orders immediately', async () => {
    const { store, eventId, orderNumber, shown, isArchived } = await openOrders();
    const numbers = { eventId, orderNumber: [orderNumber] };
    const archived = store.set(bulkUpdateOrdersAtom, { ...numbers, archived: true });
    expect(shown()).toEqual([true, true, true]);
    expect(await archived).toMatchObject([{ orderNumber, archived: true }]);
    expect(await isArchived()).toBe(true);
    const back = store.set(bulkUpdateOrdersAtom, { ...numbers, archived: false });
    expect(shown().slice(0, 2)).toEqual([false, false]);
    await back;
    await vi.waitFor(() => expect(shown()).toEqual([false, false, false]));
  });

  it('rolls back all of them when one is rejected', async () => {
    const { store, eventId, orderNumber, shown, isArchived } = await openOrders();
    const done = store.set(bulkUpdateOrdersAtom, {
      eventId,
      orderNumber: [orderNumber, 'none'],
      archived: true,
    });
    expect(shown()).toEqual([true, true, true]);
    await expect(done).rejects.toMatchObject({ status: 404 });
    expect(shown()).toEqual([false, false, false]);
    expect(await isArchived()).toBe(false);
  });
});
