import { describe, expect, test } from 'vitest';
import { all } from '../http/lists/page.ts';
import { fakePlatform, jsonResponse, rejection } from '../testing/fake-platform.ts';
import {
  bulkUpdateOrders,
  captureAuthorizedPayment,
  confirmOrder,
  getOrder,
  getSummary,
  listOrders,
  updateOrder,
} from './endpoints.ts';

const identifiers = { eventId: 'e1', orderNumber: '2XY-1' };

const wireOrder = {
  ...identifiers,
  created: '2026-03-01T12:00:00.000Z',
  status: 'AUTHORIZED',
  checkoutForm: { inputValues: [{ inputName: 'children', number: 'NaN' }] },
  invoice: {
    items: [{ id: 'i1', quantity: 2, fees: [{ name: 'BRAND_FEE', type: 'FEE_ADDED' }] }],
    fees: [{ name: 'BRAND_FEE', type: 'FEE_INCLUDED' }],
  },
  tickets: [
    {
      ticketNumber: 't1',
      checkIn: { created: '2026-04-01T18:00:00.000Z' },
      guestDetails: {
        form: { inputValues: [{ inputName: 'born', dateTime: '1990-04-01T00:00:00.000Z' }] },
      },
    },
  ],
  paymentDetails: {
    transaction: {
      scheduledAction: 'VOID',
      scheduledActionExecutionDate: '2026-03-06T12:00:00.000Z',
    },
  },
};

const order = {
  ...identifiers,
  created: new Date('2026-03-01T12:00:00.000Z'),
  status: 'AUTHORIZED',
  checkoutForm: { inputValues: [{ inputName: 'children', number: Number.NaN }] },
  invoice: {
    items: [{ _id: 'i1', quantity: 2, fees: [{ name: 'FEE', type: 'FEE_ADDED' }] }],
    fees: [{ name: 'FEE', type: 'FEE_INCLUDED' }],
  },
  tickets: [
    {
      ticketNumber: 't1',
      checkIn: { created: new Date('2026-04-01T18:00:00.000Z') },
      guestDetails: {
        form: {
          inputValues: [{ inputName: 'born', dateTime: new Date('1990-04-01T00:00:00.000Z') }],
        },
      },
    },
  ],
  paymentDetails: {
    transaction: {
      scheduledAction: 'VOID',
      scheduledActionExecutionDate: new Date('2026-03-06T12:00:00.000Z'),
    },
  },
};

describe('order endpoints', () => {
  const { client } = fakePlatform({
    provider: { brandPrefix: 'BRAND' },
    respond: () => ({ order: wireOrder, orders: [wireOrder], total: 1 }),
  });

  test('an order has dates, IDs, numbers and the fee without the brand', async () => {
    expect(await getOrder(client, identifiers)).toEqual(order);
  });

  test('changes return the orders as a property', async () => {
    const change = { fields: ['archived'], archived: true };
    const { eventId, orderNumber } = identifiers;
    expect(await updateOrder(client, identifiers, change)).toMatchObject({ order });
    const numbers = { orderNumber: [orderNumber] };
    const bulk = await bulkUpdateOrders(client, eventId, { ...numbers, ...change });
    expect(bulk.orders).toEqual([order]);
    expect((await confirmOrder(client, eventId, numbers)).orders).toEqual([order]);
  });

  test('the fee keeps its brand if the provider settings don’t name one', async () => {
    const { client } = fakePlatform({ respond: () => ({ order: wireOrder }) });
    const { invoice } = await getOrder(client, identifiers);
    expect(invoice?.fees).toEqual([{ name: 'BRAND_FEE', type: 'FEE_INCLUDED' }]);
  });

  test('a list has its orders, its total and the facets, with their values unchanged', async () => {
    const facets = { status: { counts: { PAID: 2, id: 1 } } };
    const orderFacets = {
      facets: { status: { counts: { PAID: { count: 2, tickets: 5, ticketsCheckIn: 1 } } } },
    };
    const { client } = fakePlatform({
      respond: () => ({ orders: [wireOrder], total: 3, facets, orderFacets }),
    });
    const list = await listOrders(client, { limit: 1 });
    expect(list).toMatchObject({ total: 3, limit: 1, offset: 0, hasNext: true });
    expect(list.orders).toHaveLength(1);
    expect(list.items).toBe(list.orders);
    expect([list.facets, list.orderFacets]).toEqual([facets, orderFacets]);
  });

  test('a list returns every order, with the same query at each offset', async () => {
    const { client, calls } = fakePlatform({
      respond: (_, index) => ({ orders: [{ orderNumber: `n${index}` }], total: 3 }),
    });
    const first = await listOrders(client, { status: ['PAID'], limit: 1 });
    const numbers: string[] = [];
    for await (const { orderNumber } of all(first)) numbers.push(orderNumber);
    expect(numbers).toEqual(['n0', 'n1', 'n2']);
    expect(calls.map(({ line }) => line)).toEqual(
      [0, 1, 2].map((offset) => `GET /events/v1/orders?status=PAID&limit=1&offset=${offset}`),
    );
  });

  test('the summary returns the sales unchanged', async () => {
    const sales = [{ total: { value: '45.00', currency: 'EUR' }, totalOrders: 2, totalTickets: 4 }];
    const { client } = fakePlatform({ respond: () => ({ sales }) });
    expect(await getSummary(client)).toEqual({ sales });
  });

  test('a payment returns the empty response, and isn’t retried', async () => {
    const { client, calls } = fakePlatform({ respond: () => ({}) });
    expect(await captureAuthorizedPayment(client, '2XY-1', { eventId: 'e1' })).toEqual({});
    const rejected = fakePlatform({ respond: () => jsonResponse(401, {}) });
    await rejection(captureAuthorizedPayment(rejected.client, '2XY-1', { eventId: 'e1' }));
    expect([calls.length, rejected.calls.length]).toEqual([1, 1]);
  });

  test('an unauthorized payment is an application error with its code', async () => {
    const { client } = fakePlatform({
      respond: () =>
        jsonResponse(428, {
          message: 'Order is not authorized',
          details: {
            applicationError: {
              code: 'ORDER_STATUS_NOT_AUTHORIZED',
              description: 'PAID',
              data: {},
            },
          },
        }),
    });
    expect(
      await rejection(captureAuthorizedPayment(client, '2XY-1', { eventId: 'e1' })),
    ).toMatchObject({
      name: 'ApplicationError',
      code: 'ORDER_STATUS_NOT_AUTHORIZED',
      message: 'Order is not authorized: PAID',
    });
  });
});
