import { expect, test } from 'vitest';
import { getEventId } from '../../fixtures/events/index.ts';
import { CONCERT, newBuyer } from '../../testing/ticket-buyer.ts';

test('checks guests in one by one and marks the order as fully checked in', async () => {
  const buyer = newBuyer();
  const { orderNumber } = await buyer.buy('night-market', 'Entry', 3);
  const { orders } = buyer.platform;
  expect(orders.checkIn(orderNumber, 1).fullyCheckedIn).toBe(false);
  const all = orders.checkIn(orderNumber);
  expect(all.fullyCheckedIn).toBe(true);
  expect(all.tags).toContain('FULLY_CHECKED_IN');
  expect(all.tickets?.map(({ checkIn }) => checkIn?.created)).toEqual(
    Array(3).fill('2026-11-21T09:00:00.000Z'),
  );
});

test('cancels the tickets of a canceled order and releases its spots', async () => {
  const buyer = newBuyer();
  const { orderNumber } = await buyer.buy(CONCERT, 'Under 26', 2, {
    options: { markAsPaid: true },
  });
  const order = buyer.platform.orders.cancel(orderNumber);
  expect(order).toMatchObject({ status: 'CANCELED', confirmed: false });
  expect(order.tickets?.map(({ canceled }) => canceled)).toEqual([true, true]);
  expect((await buyer.stock(CONCERT))['Under 26'].limitPerCheckout).toBe(2);
});

test('removes a deleted order and announces it', async () => {
  const buyer = newBuyer();
  const { orderNumber } = await buyer.buy(CONCERT, 'Under 26', 2);
  buyer.platform.orders.delete(orderNumber);
  expect((await buyer.order(CONCERT, orderNumber)).status).toBe(404);
  expect((await buyer.stock(CONCERT))['Under 26'].limitPerCheckout).toBe(2);
  expect(buyer.platform.announcements.at(-1)).toMatchObject({
    name: 'OrderDeleted',
    subject: { orderNumber },
  });
  expect(() => buyer.platform.orders.read(orderNumber)).toThrow(TypeError);
});

test('changes ticket availability through the mock platform’s control', async () => {
  const buyer = newBuyer();
  const { tickets } = buyer.platform;
  const list = async () => Object.values(await buyer.stock(CONCERT));
  tickets.sellOut(CONCERT);
  expect((await list()).map(({ limitPerCheckout }) => limitPerCheckout)).toEqual(Array(6).fill(0));
  tickets.setLeft(CONCERT, 'First row', 3);
  tickets.setSale(CONCERT, 'Early seat', {});
  tickets.hide(CONCERT, 'Under 26');
  const { 'First row': row, 'Early seat': early, 'Under 26': young } = await buyer.stock(CONCERT);
  expect([row.limitPerCheckout, early.saleStatus, young.dashboard.hidden]).toEqual([
    3,
    'SALE_STARTED',
    true,
  ]);
  expect(() => tickets.id(CONCERT, 'Balcony')).toThrow('Use one of: "Seat in the hall"');
  expect(() => tickets.sellOut('kiln-opening')).toThrow('There are no tickets for "kiln-opening"');
});

test('repeats an order with tickets of its own', async () => {
  const buyer = newBuyer();
  const { orderNumber } = await buyer.buy('night-market', 'Entry', 2);
  const { orders } = buyer.platform;
  orders.checkIn(orderNumber);
  const again = orders.repeat(orderNumber);
  expect(again.orderNumber).not.toBe(orderNumber);
  expect(again).toMatchObject({ fullyCheckedIn: false, ticketsQuantity: 2 });
  expect(orders.all().map((order) => order.orderNumber)).toContain(again.orderNumber);
  expect(orders.read(orderNumber).fullyCheckedIn).toBe(true);
});

test('checks in a ticket at its own event, once, and takes it back', async () => {
  const buyer = newBuyer();
  const { orders } = buyer.platform;
  const { orderNumber } = await buyer.buy('night-market', 'Entry', 2);
  const [, second] = orders.read(orderNumber).tickets ?? [];
  const at = new Date('2026-11-21T09:30:00.000Z');
  const request = (id: string, slug = 'night-market') => ({
    ...{ id, eventId: getEventId(slug), at, ticketNumber: second?.ticketNumber ?? '' },
  });
  const read = () => orders.read(orderNumber).tickets?.map(({ checkIn }) => checkIn?.created);
  expect(await orders.admission.checkIn(request('1', CONCERT))).toEqual({ outcome: 'unknown' });
  expect(await orders.admission.checkIn(request('2'))).toEqual({ outcome: 'checked-in', at });
  expect(read()).toEqual([undefined, at.toISOString()]);
  expect(await orders.admission.checkIn(request('3'))).toEqual({
    outcome: 'already-checked-in',
    at,
  });
  expect(await orders.admission.checkIn(request('2'))).toEqual({ outcome: 'checked-in', at });
  await orders.admission.undo(request('4', CONCERT));
  expect(read()).toEqual([undefined, at.toISOString()]);
  await orders.admission.undo(request('5'));
  expect(read()).toEqual([undefined, undefined]);
  expect(orders.admission.log.map(({ id, kind }) => [id, kind])).toEqual([
    ['1', 'check-in'],
    ['2', 'check-in'],
    ['3', 'check-in'],
    ['5', 'undo'],
  ]);
});

test('checks in no guest of an order that is not paid or is canceled', async () => {
  const buyer = newBuyer();
  const { orders } = buyer.platform;
  const { orderNumber } = await buyer.buy('night-market', 'Entry', 1);
  const [{ ticketNumber = '' } = {}] = orders.read(orderNumber).tickets ?? [];
  const checkIn = (id: string) =>
    orders.admission.checkIn({
      ...{ id, ticketNumber, eventId: getEventId('night-market') },
      at: new Date('2026-11-21T09:30:00.000Z'),
    });
  orders.cancel(orderNumber);
  expect(await checkIn('1')).toEqual({ outcome: 'canceled' });
  expect(orders.read(orderNumber).fullyCheckedIn).toBe(false);
});
