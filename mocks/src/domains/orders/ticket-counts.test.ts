import { describe, expect, test } from 'vitest';
import { getEventId } from '../../fixtures/events/index.ts';
import { NOON } from '../../testing/api-caller.ts';
import { CONCERT, newBuyer } from '../../testing/ticket-buyer.ts';

const CHOIR = 'night-choir-by-candlelight';

function newOwner() {
  const buyer = newBuyer();
  const path = (slug: string) =>
    `/events/v3/events/slug/${slug}?fields=REGISTRATION&fields=DASHBOARD`;
  return {
    ...buyer,
    read: async (slug: string) => (await buyer.call('GET', path(slug))).body.event,
  };
}

describe('ticket counts of an event', () => {
  test('closes registration automatically when all visible tickets are sold', async () => {
    const owner = newOwner();
    const { registration } = await owner.read(CHOIR);
    expect([registration.tickets.soldOut, registration.status]).toEqual([
      true,
      'CLOSED_AUTOMATICALLY',
    ]);
    owner.platform.tickets.setLeft(CHOIR, 'Gallery', 2);
    const again = (await owner.read(CHOIR)).registration;
    expect([again.tickets.soldOut, again.status]).toEqual([false, 'OPEN_TICKETS']);
  });

  test('is not sold out while the remaining tickets are only reserved', async () => {
    const owner = newOwner();
    owner.platform.tickets.setLeft(CHOIR, 'Gallery', 2);
    owner.platform.tickets.hold(CHOIR, 'Gallery', 2);
    expect((await owner.read(CHOIR)).registration.tickets.soldOut).toBe(false);
  });

  test('reports the lowest and highest price of the tickets on sale', async () => {
    const { registration } = await newOwner().read('fenn-house-in-tokyo');
    expect(registration.tickets).toMatchObject({
      lowestPrice: { value: '3500', currency: 'JPY', formattedValue: '¥3,500' },
      highestPrice: { value: '12800', currency: 'JPY', formattedValue: '¥12,800' },
    });
  });

  test('ignores the prices of tickets whose sale has ended, unless all have', async () => {
    const owner = newOwner();
    const getRange = async () => {
      const { lowestPrice, highestPrice } = (await owner.read(CONCERT)).registration.tickets;
      return [lowestPrice.value, highestPrice.value];
    };
    owner.platform.tickets.setPrice(CONCERT, 'Early seat', 5);
    expect(await getRange()).toEqual(['18.00', '48.00']);
    for (const { name } of Object.values(await owner.stock(CONCERT))) {
      owner.platform.tickets.setSale(CONCERT, name, { until: new Date(NOON) });
    }
    expect(await getRange()).toEqual(['5.00', '48.00']);
  });

  test('reports the revenue of confirmed orders and updates it after the next one', async () => {
    const owner = newOwner();
    const { summaries } = await owner.read('dry-dock-sessions');
    expect(summaries.tickets).toMatchObject({
      ticketsSold: 4,
      totalOrders: 1,
      currencyLocked: true,
    });
    const order = await owner.buy('dry-dock-sessions', 'Edge', 2);
    owner.platform.orders.pay(order.orderNumber);
    const after = (await owner.read('dry-dock-sessions')).summaries.tickets;
    expect(after).toMatchObject({ ticketsSold: 6, totalOrders: 2 });
  });
});

test('gives a clone the tickets of the original, unsold and with new ids', async () => {
  const owner = newOwner();
  const cloned = await owner.call('POST', `/events/v3/events/${getEventId('tide-fair')}/clone`, {});
  const { id } = cloned.body.event;
  const read = async (eventId: string) =>
    (await owner.call('GET', `/events/v1/checkout/available-tickets?eventId=${eventId}`)).body
      .definitions;
  const [own, original] = [await read(id), await read(getEventId('tide-fair'))];
  const names = (definitions: typeof own) => definitions.map(({ name }: { name: string }) => name);
  expect(names(own)).toEqual(names(original));
  expect(own[0].id).not.toBe(original[0].id);
  const stock = await owner.call('POST', '/events/v1/checkout/available-tickets/query', {
    filter: { eventId: id },
    fieldset: ['DASHBOARD'],
  });
  expect(stock.body.definitions[0].dashboard.ticketsSold).toBe(0);
});
