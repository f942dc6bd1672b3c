import { describe, expect, test } from 'vitest';
import { getEventId } from '../../fixtures/events/index.ts';
import { getCode, type Json } from '../../testing/api-caller.ts';
import { CONCERT, newBuyer } from '../../testing/ticket-buyer.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const eventId = getEventId(CONCERT);

/** An order whose payment is authorized, and what can be done with it. */
async function authorized() {
  const buyer = newBuyer();
  const { orderNumber } = await buyer.buy(CONCERT, 'Seat in the hall', 2);
  buyer.platform.orders.pay(orderNumber, 'AUTHORIZED');
  const ask = (action: string) =>
    buyer.call('POST', `/events/v1/events/orders/${orderNumber}/${action}`, {
      orderNumber,
      eventId,
    });
  const read = async () => (await buyer.order(CONCERT, orderNumber)).body.order;
  const free = async () => (await buyer.stock(CONCERT))['Seat in the hall'].dashboard.unsold;
  return { buyer, orderNumber, ask, read, free };
}

describe('an authorized payment', () => {
  test('reserves the tickets without issuing them and is captured automatically in the end', async () => {
    const { buyer, read } = await authorized();
    const order = await read();
    expect(order).toMatchObject({ status: 'AUTHORIZED', confirmed: false, tickets: [] });
    expect(order.paymentDetails.transaction).toMatchObject({
      scheduledAction: 'CAPTURE',
      scheduledActionExecutionDate: '2026-11-27T09:00:00.000Z',
    });
    buyer.platform.clock.advance(6 * DAY - 1);
    // The visitor's token has expired by then, so the status is read directly from the platform.
    const status = () => buyer.platform.orders.read(order.orderNumber).status;
    expect(status()).toBe('AUTHORIZED');
    buyer.platform.clock.advance(1);
    expect(status()).toBe('PAID');
  });

  test('is captured three seconds after the response', async () => {
    const { buyer, ask, read } = await authorized();
    const response = await ask('capture');
    expect([response.status, response.body]).toEqual([200, {}]);
    buyer.platform.clock.advance(3 * SECOND - 1);
    expect((await read()).status).toBe('AUTHORIZED');
    buyer.platform.clock.advance(1);
    const order = await read();
    expect(order).toMatchObject({ status: 'PAID', confirmed: true });
    expect(order.tickets).toHaveLength(2);
    expect(order.paymentDetails.transaction).not.toHaveProperty('scheduledAction');
  });

  test('is voided three seconds after the response, and its tickets are released', async () => {
    const { buyer, ask, read, free } = await authorized();
    const before = await free();
    await ask('void');
    expect(await free()).toBe(before);
    buyer.platform.clock.advance(3 * SECOND);
    expect((await read()).status).toBe('VOIDED');
    expect(await free()).toBe(before + 2);
  });

  test('rejects a second action and completes the first one', async () => {
    const { buyer, ask, read } = await authorized();
    await ask('void');
    const second = await ask('capture');
    expect([second.status, getCode(second)]).toEqual([428, 'ORDER_STATUS_NOT_AUTHORIZED']);
    buyer.platform.clock.advance(3 * SECOND);
    expect((await read()).status).toBe('VOIDED');
    const late = await ask('capture');
    expect(late.body.details.applicationError.data).toMatchObject({ status: 'VOIDED' });
  });
});

test('rejects capture and void for payments that are not authorized', async () => {
  const buyer = newBuyer();
  const { body } = await buyer.orders(`fieldset=DETAILS&limit=400&eventId=${eventId}`);
  const others = body.orders.filter(({ status }: Json) => status !== 'AUTHORIZED');
  for (const { orderNumber, status } of others) {
    const response = await buyer.call('POST', `/events/v1/events/orders/${orderNumber}/capture`, {
      eventId,
    });
    expect(getCode(response), status).toBe('ORDER_STATUS_NOT_AUTHORIZED');
  }
});

describe('the result of a payment', () => {
  test('releases the tickets when declined', async () => {
    const buyer = newBuyer();
    const left = async () => (await buyer.stock(CONCERT))['Under 26'].limitPerCheckout;
    const { orderNumber } = await buyer.buy(CONCERT, 'Under 26', 2);
    expect(await left()).toBe(0);
    expect(buyer.platform.orders.pay(orderNumber, 'DECLINED').status).toBe('DECLINED');
    expect(await left()).toBe(2);
  });

  test('reserves the tickets while pending', async () => {
    const buyer = newBuyer();
    const { orderNumber } = await buyer.buy(CONCERT, 'Under 26', 2);
    buyer.platform.orders.pay(orderNumber, 'PENDING');
    buyer.platform.clock.advance(60 * 60_000);
    expect((await buyer.stock(CONCERT))['Under 26'].limitPerCheckout).toBe(0);
    expect(buyer.platform.orders.pay(orderNumber).status).toBe('PAID');
  });

  test('cannot be set twice', async () => {
    const buyer = newBuyer();
    const { orderNumber } = await buyer.buy(CONCERT, 'Under 26', 1);
    buyer.platform.orders.pay(orderNumber, 'DECLINED');
    const { method } = buyer.platform.orders.read(orderNumber);
    expect(() => buyer.platform.orders.pay(orderNumber)).toThrow('The platform rejected');
    expect(buyer.platform.orders.read(orderNumber)).toMatchObject({ status: 'DECLINED', method });
  });

  test('leaves no payment method when the order does not accept it', async () => {
    const buyer = newBuyer();
    const { orders } = buyer.platform;
    const { orderNumber } = await buyer.buy(CONCERT, 'Under 26', 1);
    const canceled = orders.cancel(orderNumber);
    expect(canceled.method).toBeUndefined();
    expect(() => orders.pay(orderNumber)).toThrow('The platform rejected');
    expect(orders.read(orderNumber)).toEqual(canceled);
  });
});
