import { describe, expect, test } from 'vitest';
import { PAST_ORDERS } from '../../fixtures/orders/past-orders.ts';
import type { Json } from '../../testing/api-caller.ts';
import { createTestPlatform } from '../../testing/platform.ts';
import { CONCERT, newBuyer } from '../../testing/ticket-buyer.ts';
import { checkAnswers } from '../tickets/checkout/check-answers.ts';
import { requireTicketedEvent } from '../tickets/event.ts';
import { office } from '../tickets/state.ts';
import { seedTicketsAndOrders } from './order-scheduler.ts';
import { orderBook } from './state.ts';

const FULL_QUERY = 'limit=400&fieldset=DETAILS&fieldset=TICKETS&fieldset=FORM&fieldset=INVOICE';

describe('seeded past orders', () => {
  test('returns equal orders for the same seed and others for another', async () => {
    const read = async (seed: string) => (await newBuyer({ seed }).orders(FULL_QUERY)).body.orders;
    const [one, same, other] = [await read('a'), await read('a'), await read('b')];
    expect(same).toEqual(one);
    expect(other[0].orderNumber).not.toBe(one[0].orderNumber);
  });

  test('includes all orders, with answers that are valid for the forms of their events', () => {
    const context = createTestPlatform();
    seedTicketsAndOrders(context);
    const orders = [...context.use(orderBook).values()];
    expect(orders).toHaveLength(PAST_ORDERS.length);
    for (const { eventId, answers, guests, number } of orders) {
      const { inputs } = requireTicketedEvent(context, eventId);
      for (const form of [answers, ...guests]) {
        expect(checkAnswers(inputs, form, number), number).toEqual([]);
      }
    }
  });

  test('gives each order the specified status, with dates before the start time', async () => {
    const { body } = await newBuyer().orders(FULL_QUERY);
    const oldestFirst = [...PAST_ORDERS].sort((one, other) => other.daysAgo - one.daysAgo);
    const free = ({ totalPrice }: Json) => Number(totalPrice.value) === 0;
    expect(body.orders.map(({ status }: Json) => status)).toEqual(
      body.orders.map((order: Json, index: number) =>
        free(order) ? 'FREE' : (oldestFirst[index]?.status ?? 'PAID'),
      ),
    );
    for (const { created, updated } of body.orders) {
      expect(Date.parse(created)).toBeLessThan(Date.parse('2026-11-21T09:00:00Z'));
      expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse(created));
      expect(Date.parse(updated)).toBeLessThanOrEqual(Date.parse('2026-11-21T09:00:00Z'));
    }
  });

  test('announces no past orders and never exceeds the capacity', async () => {
    const buyer = newBuyer();
    await buyer.orders();
    expect(buyer.platform.announcements).toEqual([]);
    const context = createTestPlatform();
    seedTicketsAndOrders(context);
    for (const { name, sold, reserved, capacity = Number.POSITIVE_INFINITY } of context
      .use(office)
      .offers.values()) {
      expect(sold + reserved, name).toBeLessThanOrEqual(capacity);
    }
  });

  test('processes orders when the clock has moved before the first read', async () => {
    const buyer = newBuyer();
    buyer.platform.clock.advance(60 * 60_000);
    const { body } = await buyer.orders('status=INITIATED');
    expect(body.total).toBe(0);
    expect(buyer.platform.announcements.map(({ name }) => name)).toContain('OrderUpdated');
    expect((await buyer.stock(CONCERT))['First row'].dashboard.ticketsReserved).toBe(0);
  });
});
