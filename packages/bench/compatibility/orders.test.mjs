import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTime, newPeer, noon, platform } from './peer.mjs';

const { orders, wixEventsV2 } = newPeer();
const slug = 'resonance-for-nine-strings';
const seat = 'Seat in the hall';
const { _id: eventId } = (await wixEventsV2.getEventBySlug(slug)).event;
const buyer = { firstName: 'Astrid', lastName: 'Winther', email: 'astrid@example.com' };
const guest = {
  form: {
    inputValues: [
      { inputName: 'firstName', value: 'Astrid' },
      { inputName: 'lastName', value: 'Winther' },
      { inputName: 'email', value: 'astrid@example.com' },
    ],
  },
};

async function reserve(quantity = 1) {
  return orders.createReservation(eventId, {
    ticketQuantities: [{ ticketDefinitionId: platform.tickets.id(slug, seat), quantity }],
  });
}

async function buy(quantity, options) {
  const { _id: reservationId } = await reserve(quantity);
  const guests = [guest];
  const { order } = await orders.checkout(eventId, { reservationId, buyer, guests, options });
  return order;
}

test('lists tickets, and finds them with a filter', async () => {
  const listed = await orders.listAvailableTickets({ eventId, limit: 10 });
  assert.equal(listed.definitions[0].name, seat);
  const found = await orders.queryAvailableTickets({
    filter: { eventId },
    offset: 0,
    limit: 2,
    sort: 'name:asc',
  });
  assert.equal(found.definitions.length, 2);
  assert.equal(found.metaData.total, listed.metaData.total);
  assert.ok(found.definitions.every(({ _id }) => _id.length === 36));
});

test('reserves tickets, gets the invoice and cancels', async () => {
  const reservation = await reserve(2);
  assert.equal(reservation.reservationStatus, 'RESERVATION_PENDING');
  assert.equal(getTime(reservation.expires), noon + 20 * 60_000);
  const invoice = await orders.getInvoice(reservation._id, eventId);
  assert.equal(invoice.invoice.grandTotal.amount, '64.00');
  await orders.cancelReservation(reservation._id, eventId);
  await assert.rejects(orders.checkout(eventId, { reservationId: reservation._id, buyer }));
});

test('checks out, pays, and reads the order with its tickets', async () => {
  const { orderNumber, status } = await buy(2);
  assert.equal(status, 'INITIATED');
  const changed = await orders.updateCheckout(orderNumber, eventId, {
    buyer: { ...buyer, lastName: 'Holm' },
  });
  assert.equal(changed.order.lastName, 'Holm');
  platform.orders.pay(orderNumber);
  const order = await orders.getOrder(
    { eventId, orderNumber },
    { fieldset: ['TICKETS', 'DETAILS', 'INVOICE'] },
  );
  assert.equal(order.status, 'PAID');
  assert.equal(order.tickets.length, 2);
  assert.equal(getTime(order.created), noon);
  assert.equal(order.totalPrice.amount, '64.00');
});

test('lists orders with their total, archives one and finds it by tag', async () => {
  const { orderNumber } = await buy(1);
  const listed = await orders.listOrders({ eventId: [eventId], limit: 5, sort: 'created:desc' });
  assert.ok(listed.total >= listed.orders.length);
  const { order } = await orders.updateOrder(
    { eventId, orderNumber },
    { fields: ['archived'], archived: true },
  );
  assert.equal(order.archived, true);
  const archived = await orders.listOrders({ eventId: [eventId], tag: ['ARCHIVED'] });
  assert.ok(archived.orders.some((one) => one.orderNumber === orderNumber));
  const bulk = await orders.bulkUpdateOrders(eventId, {
    orderNumber: [orderNumber],
    fields: ['archived'],
    archived: false,
  });
  assert.equal(bulk.orders[0].archived, false);
});

test('confirms an offline order, and captures and voids authorized payments', async () => {
  const offline = await buy(1, { payInPerson: true });
  assert.equal(offline.status, 'OFFLINE_PENDING');
  const confirmed = await orders.confirmOrder(eventId, { orderNumber: [offline.orderNumber] });
  assert.equal(confirmed.orders[0].orderNumber, offline.orderNumber);
  assert.equal(confirmed.orders[0].confirmed, true);
  const [captured, voided] = [await buy(1), await buy(1)];
  for (const { orderNumber } of [captured, voided]) platform.orders.pay(orderNumber, 'AUTHORIZED');
  await orders.captureAuthorizedPayment(captured.orderNumber, { eventId });
  await orders.voidAuthorizedPayment(voided.orderNumber, { eventId });
  platform.clock.advance(60_000);
  const getStatus = async ({ orderNumber }) =>
    (await orders.getOrder({ eventId, orderNumber }, { fieldset: ['DETAILS'] })).status;
  assert.equal(await getStatus(captured), 'PAID');
  assert.equal(await getStatus(voided), 'VOIDED');
});

test('reads the sales summary and the checkout options', async () => {
  const { sales } = await orders.getSummary({ eventId });
  assert.ok(Number(sales[0].total.amount) > 0);
  assert.ok(Object.keys(await orders.getCheckoutOptions()).length > 0);
});

test('sells at the door', async () => {
  const { _id } = await reserve(1);
  const { order } = await orders.posCheckout(eventId, {
    reservationId: _id,
    paymentDetailsId: 'door-1',
  });
  assert.equal(order.channel, 'OFFLINE_POS');
});
