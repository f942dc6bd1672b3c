import { createMockPlatform } from '@vitrine/mocks';
import { expect, it, vi } from 'vitest';
import { orderIn } from '../testing/orders.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import { orderAtom, orderSummaryAtom, ordersAtom } from './queries.ts';

it('lists every order with details once, in pages', async () => {
  const { store } = createTestStorefront(createMockPlatform());
  const listAtom = ordersAtom({ limit: 15 });
  await store.set(listAtom);
  const first = store.get(listAtom);
  expect(first).toMatchObject({ limit: 15, hasNext: true });
  expect(first.items).toHaveLength(15);
  expect(first.items[0]).toMatchObject({ status: expect.any(String), created: expect.any(Date) });
  while (store.get(listAtom).hasNext) await store.set(listAtom, 'more');
  const { items, total, pageCount } = store.get(listAtom);
  expect(new Set(items.map(({ orderNumber }) => orderNumber)).size).toBe(total);
  expect(pageCount).toBe(Math.ceil(Number(total) / 15));
});

it('keeps the current page visible while the next one loads', async () => {
  const { store } = createTestStorefront(createMockPlatform());
  const listAtom = ordersAtom({ limit: 15 });
  store.sub(listAtom, () => {});
  await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
  const { items } = store.get(listAtom);
  const arrived = store.set(listAtom, { page: 2 });
  expect(store.get(listAtom)).toMatchObject({ isPlaceholderData: true, items });
  await arrived;
  expect(store.get(listAtom).items).not.toEqual(items);
});

it('filters by status, tag and text, and counts the requested facets', async () => {
  const { store } = createTestStorefront(createMockPlatform());
  const paidAtom = ordersAtom({ status: ['PAID'], tag: ['MEMBER'], facet: ['status', 'tag'] });
  await store.set(paidAtom);
  const { items, total, details } = store.get(paidAtom);
  expect(items.length).toBeGreaterThan(0);
  for (const { status, tags } of items) {
    expect(status).toBe('PAID');
    expect(tags).toContain('MEMBER');
  }
  expect(details?.facets?.status?.counts).toEqual({ PAID: total });
  expect(details?.facets?.tag?.counts).toMatchObject({ MEMBER: total });

  const name = items[0]?.fullName ?? '';
  const foundAtom = ordersAtom({ searchPhrase: name.toLowerCase() });
  await store.set(foundAtom);
  const found = store.get(foundAtom);
  expect(new Set(found.items.map(({ fullName }) => fullName))).toEqual(new Set([name]));
  expect(found.details).toEqual({});
});

it('returns the same atom for equal queries, regardless of key order', () => {
  expect(ordersAtom({ tag: ['MEMBER'], limit: 5 })).toBe(ordersAtom({ limit: 5, tag: ['MEMBER'] }));
  expect(ordersAtom({ fieldset: ['DETAILS'] })).toBe(ordersAtom());
  expect(ordersAtom({ fieldset: ['TICKETS'] })).not.toBe(ordersAtom());
});

it('returns an order with all or the requested fields, and null if it doesn’t exist', async () => {
  const { store, client } = createTestStorefront(createMockPlatform());
  const { eventId, orderNumber, status } = await orderIn(client, 'PAID');
  const fullOrder = await store.set(orderAtom({ eventId, orderNumber }));
  expect(fullOrder.data).toMatchObject({ orderNumber, status, checkoutForm: expect.anything() });
  expect(fullOrder.data?.tickets?.length).toBe(fullOrder.data?.ticketsQuantity);
  expect(fullOrder.data?.invoice?.grandTotal).toEqual(fullOrder.data?.totalPrice);
  const short = await store.set(orderAtom({ eventId, orderNumber, fieldset: ['FORM'] }));
  expect(short.data).toMatchObject({ orderNumber, checkoutForm: expect.anything() });
  expect(short.data?.invoice).toBeUndefined();
  expect((await store.set(orderAtom({ eventId, orderNumber: 'none' }))).data).toBeNull();
});

it('returns the sales summary for all events or one event', async () => {
  const { store, client } = createTestStorefront(createMockPlatform());
  const { eventId } = await orderIn(client, 'PAID');
  const fullSummary = (await store.set(orderSummaryAtom())).data;
  const one = (await store.set(orderSummaryAtom(eventId))).data;
  expect(fullSummary?.sales.length).toBeGreaterThan(1);
  expect(one?.sales).toHaveLength(1);
  expect(one?.sales[0]?.totalOrders).toBeLessThan(Number(fullSummary?.sales[0]?.totalOrders));
});
