import { createClient } from '@vitrine/client';
import * as orders from '@vitrine/client/orders';
import * as tickets from '@vitrine/client/tickets';
import { expect, test } from 'vitest';
import { getEventId } from '../../fixtures/events/index.ts';
import { createMockPlatform } from '../../platform/mock-platform.ts';
import { createClock } from '../../testing/api-caller.ts';
import { ASTRID, CONCERT } from '../../testing/ticket-buyer.ts';

const eventId = getEventId(CONCERT);

function newClient() {
  const platform = createMockPlatform({ clock: createClock(), brandPrefix: 'ACME' });
  const client = createClient({
    clientId: 'fenn-house',
    provider: { apiBaseUrl: platform.apiBaseUrl, brandPrefix: 'ACME' },
    fetch: platform.fetch,
  });
  return { platform, client };
}

test('buys a ticket with the client and parses the platform’s responses', async () => {
  const { platform, client } = newClient();
  expect(await tickets.getCheckoutOptions(client)).toMatchObject({ acceptCoupons: true });
  const list = await tickets.listAvailableTickets(client, { eventId, limit: 2 });
  expect(list.total).toBe(5);
  expect((await list.next())?.items).toHaveLength(2);
  const { items } = await tickets.queryAvailableTickets(client, {
    filter: { eventId, name: 'Early seat' },
    fieldset: ['DASHBOARD'],
    sort: 'created:desc',
  });
  expect(items[0]?.salePeriod?.endDate).toBeInstanceOf(Date);
  expect(items[0]?.feeConfig).toEqual({ type: 'FEE_INCLUDED' });

  const ticketQuantities = [
    { ticketDefinitionId: platform.tickets.id(CONCERT, 'Seat in the hall'), quantity: 2 },
  ];
  const firstReservation = await tickets.createReservation(client, eventId, { ticketQuantities });
  expect(await tickets.cancelReservation(client, firstReservation._id, eventId)).toBeUndefined();
  const reservation = await tickets.createReservation(client, eventId, { ticketQuantities });
  expect(reservation.expires).toEqual(new Date('2026-11-21T09:20:00Z'));
  const invoice = await tickets.getInvoice(client, reservation._id, eventId, {
    withDiscount: { couponCode: 'FIRSTLIGHT' },
  });
  expect(invoice.invoice.grandTotal?.value).toBe('57.60');
  expect(invoice.invoice.fees?.[0]?.name).toBe('FEE');

  const made = await tickets.checkout(client, eventId, {
    reservationId: reservation._id,
    buyer: ASTRID,
  });
  expect(made.expires).toBeInstanceOf(Date);
  const { orderNumber } = made.order;
  const { order } = await tickets.updateCheckout(client, orderNumber, eventId, {
    discount: { couponCode: 'FIRSTLIGHT' },
  });
  expect(order.totalPrice?.value).toBe('57.60');
  const sold = await tickets.createReservation(client, eventId, { ticketQuantities });
  const paid = await tickets.posCheckout(client, eventId, {
    reservationId: sold._id,
    paymentDetailsId: 'till-1',
  });
  expect(paid.status).toBe('PAID');
});

test('manages orders with the client', async () => {
  const { platform, client } = newClient();
  const fieldset = ['DETAILS', 'TICKETS'] as const;
  const page = await orders.listOrders(client, {
    status: ['AUTHORIZED', 'OFFLINE_PENDING'],
    eventId: [eventId],
    fieldset,
    facet: ['status'],
    sort: 'created:desc',
  });
  expect(page.facets).toEqual({ status: { counts: { AUTHORIZED: 1, OFFLINE_PENDING: 1 } } });
  const authorized = page.items.find(({ status }) => status === 'AUTHORIZED');
  const offline = page.items.find(({ status }) => status === 'OFFLINE_PENDING');
  if (!authorized || !offline) throw new Error('The orders of before are not there.');
  expect(authorized.paymentDetails?.transaction?.scheduledActionExecutionDate).toBeInstanceOf(Date);

  const { orderNumber } = authorized;
  expect(await orders.captureAuthorizedPayment(client, orderNumber, { eventId })).toEqual({});
  await expect(
    orders.voidAuthorizedPayment(client, orderNumber, { eventId }),
  ).rejects.toMatchObject({
    code: 'ORDER_STATUS_NOT_AUTHORIZED',
  });
  platform.clock.advance(3000);
  const captured = await orders.getOrder(client, { eventId, orderNumber }, { fieldset });
  expect(captured).toMatchObject({ status: 'PAID', created: expect.any(Date) });

  const confirmed = await orders.confirmOrder(client, eventId, {
    orderNumber: [offline.orderNumber],
  });
  expect(confirmed.orders[0]?.status).toBe('PAID');
  const { order } = await orders.updateOrder(
    client,
    { eventId, orderNumber },
    { fields: ['archived'], archived: true },
  );
  expect(order.archived).toBe(true);
  const both = [orderNumber, offline.orderNumber];
  const back = await orders.bulkUpdateOrders(client, eventId, {
    orderNumber: both,
    fields: ['archived'],
    archived: false,
  });
  expect(back.orders.map(({ archived }) => archived)).toEqual([false, false]);
  const { sales } = await orders.getSummary(client, { eventId });
  expect(sales).toMatchObject([{ total: { currency: 'EUR' }, totalOrders: 7 }]);
});

test('maps a rejected form response to its guest and question in the client', async () => {
  const { platform, client } = newClient();
  const ticketQuantities = [
    { ticketDefinitionId: platform.tickets.id(CONCERT, 'Under 26'), quantity: 1 },
  ];
  const { _id: reservationId } = await tickets.createReservation(client, eventId, {
    ticketQuantities,
  });
  const wrong = { inputName: 'seat', value: 'On stage' };
  await expect(
    tickets.checkout(client, eventId, {
      reservationId,
      buyer: ASTRID,
      guests: [{ form: { inputValues: [wrong] } }],
    }),
  ).rejects.toMatchObject({
    details: {
      validationError: {
        fieldViolations: [
          { field: 'guests[0].form.inputValues[0].value', data: { inputName: 'seat' } },
        ],
      },
    },
  });
});
