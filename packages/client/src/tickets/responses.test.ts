import { describe, expect, test } from 'vitest';
import { all } from '../http/lists/page.ts';
import { fakePlatform, jsonResponse, rejection } from '../testing/fake-platform.ts';
import {
  cancelReservation,
  checkout,
  createReservation,
  getCheckoutOptions,
  getInvoice,
  listAvailableTickets,
  posCheckout,
  queryAvailableTickets,
  updateCheckout,
} from './endpoints.ts';

const euros = (value: string) => ({ value, currency: 'EUR' });

const wireDefinition = {
  id: 'd1',
  eventId: 'e1',
  name: 'Evening at the wheel',
  pricing: { pricingOptions: { options: [{ id: 'o1', name: 'Adult', price: euros('24.50') }] } },
  salePeriod: { startDate: '2026-02-01T09:00:00.000Z', endDate: '2026-04-01T18:00:00.000Z' },
  brandFeeConfig: { type: 'FEE_ADDED' },
  dashboard: { unsold: null, ticketsSold: 4 },
};

const definition = {
  _id: 'd1',
  eventId: 'e1',
  name: 'Evening at the wheel',
  pricing: { pricingOptions: { options: [{ _id: 'o1', name: 'Adult', price: euros('24.50') }] } },
  salePeriod: {
    startDate: new Date('2026-02-01T09:00:00.000Z'),
    endDate: new Date('2026-04-01T18:00:00.000Z'),
  },
  feeConfig: { type: 'FEE_ADDED' },
  dashboard: { unsold: null, ticketsSold: 4 },
};

const fee = { type: 'FEE_ADDED', amount: euros('0.61') };
const wireInvoice = { items: [{ id: 'i1' }], fees: [{ name: 'BRAND_FEE', ...fee }] };
const invoice = { items: [{ _id: 'i1' }], fees: [{ name: 'FEE', ...fee }] };

const respondingWith = (response: unknown) =>
  fakePlatform({ provider: { brandPrefix: 'BRAND' }, respond: () => response }).client;

describe('ticket endpoints', () => {
  test('the checkout options are the response itself', async () => {
    const options = { acceptCoupons: true, paidTickets: false };
    expect(await getCheckoutOptions(respondingWith(options))).toEqual(options);
  });

  test('tickets have dates, price IDs, and the fee without the brand', async () => {
    const metaData = { count: 1, offset: 0, total: 3 };
    const client = respondingWith({ definitions: [wireDefinition], metaData });
    for (const list of [
      await listAvailableTickets(client, { limit: 1 }),
      await queryAvailableTickets(client, { limit: 1 }),
    ]) {
      expect(list).toMatchObject({ metaData, total: 3, limit: 1, offset: 0, hasNext: true });
      expect(list.definitions).toEqual([definition]);
      expect(list.items).toBe(list.definitions);
    }
  });

  test('a list returns every ticket, with the same query at each offset', async () => {
    const { client, calls } = fakePlatform({
      respond: (_, index) => ({ definitions: [{ id: `d${index}` }], metaData: { total: 2 } }),
    });
    const first = await queryAvailableTickets(client, { filter: { eventId: 'e1' }, limit: 1 });
    const ids: string[] = [];
    for await (const { _id } of all(first)) ids.push(_id);
    expect(ids).toEqual(['d0', 'd1']);
    expect(calls[1]?.body).toEqual({ filter: { eventId: 'e1' }, limit: 1, offset: 1 });
  });

  test('a reservation has its tickets and its expiry date', async () => {
    const client = respondingWith({
      id: 'r1',
      expires: '2026-03-01T12:20:00.000Z',
      reservations: [{ quantity: 2, ticket: wireDefinition }],
      invoice: wireInvoice,
      reservationStatus: 'RESERVATION_PENDING',
    });
    const lines = [{ ticketDefinitionId: 'd1', quantity: 2 }];
    expect(await createReservation(client, 'e1', { ticketQuantities: lines })).toEqual({
      _id: 'r1',
      expires: new Date('2026-03-01T12:20:00.000Z'),
      reservations: [{ quantity: 2, ticket: definition }],
      invoice,
      reservationStatus: 'RESERVATION_PENDING',
    });
  });

  test('a reservation without an ID is malformed', async () => {
    const client = respondingWith({ reservations: [] });
    expect(
      await rejection(createReservation(client, 'e1', { ticketQuantities: [] })),
    ).toMatchObject({
      name: 'InvalidResponseError',
      cause: new TypeError('The response of createReservation has no _id.'),
    });
  });

  test('canceling a reservation returns nothing', async () => {
    expect(await cancelReservation(respondingWith({}), 'r1', 'e1')).toBeUndefined();
  });

  test('an invoice has its totals, the reservation status, and the reason for a rejected coupon', async () => {
    const client = respondingWith({
      invoice: wireInvoice,
      expires: '2026-03-01T12:20:00.000Z',
      reservationOccupied: false,
      discountErrors: { error: [{ code: 'ERROR_COUPON_NOT_FOUND' }] },
    });
    expect(await getInvoice(client, 'r1', 'e1')).toEqual({
      invoice,
      expires: new Date('2026-03-01T12:20:00.000Z'),
      reservationOccupied: false,
      discountErrors: { error: [{ code: 'ERROR_COUPON_NOT_FOUND' }] },
    });
  });

  test('a checkout returns the order, its reservations and the payment deadline', async () => {
    const wireOrder = { orderNumber: 'n1', created: '2026-03-01T12:00:00.000Z' };
    const order = { orderNumber: 'n1', created: new Date('2026-03-01T12:00:00.000Z') };
    const client = respondingWith({
      order: wireOrder,
      reservations: [{ quantity: 1, ticket: wireDefinition }],
      expires: '2026-03-01T12:30:00.000Z',
    });
    expect(await checkout(client, 'e1', { reservationId: 'r1' })).toEqual({
      order,
      reservations: [{ quantity: 1, ticket: definition }],
      expires: new Date('2026-03-01T12:30:00.000Z'),
    });
    expect(await updateCheckout(client, 'n1', 'e1', {})).toMatchObject({ order });
    expect(await posCheckout(client, 'e1', { reservationId: 'r1' })).toEqual(order);
  });

  test('a guest violation names the field as the caller knows it', async () => {
    const fieldViolations = [
      { field: 'guests[1].form.inputValues[0].value', description: 'is required' },
      { field: 'buyer.email', description: 'is not an e-mail address' },
    ];
    const { client } = fakePlatform({
      respond: () => jsonResponse(400, { details: { validationError: { fieldViolations } } }),
    });
    expect(await rejection(checkout(client, 'e1', { reservationId: 'r1' }))).toMatchObject({
      name: 'ValidationError',
      message:
        'INVALID_ARGUMENT: "buyer.email" is not an e-mail address, "guests[1].form.inputValues[0].value" is required',
    });
  });

  test('a reservation and a checkout aren’t retried with an expired token', async () => {
    const { client, calls } = fakePlatform({ respond: () => jsonResponse(401, {}) });
    await rejection(createReservation(client, 'e1', { ticketQuantities: [] }));
    await rejection(checkout(client, 'e1', { reservationId: 'r1' }));
    await rejection(posCheckout(client, 'e1', { reservationId: 'r1' }));
    expect(calls).toHaveLength(3);
  });
});
