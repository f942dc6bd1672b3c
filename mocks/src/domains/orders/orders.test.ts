import { describe, expect, test } from 'vitest';
import { getEventId } from '../../fixtures/events/index.ts';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { CONCERT, memberBuyer, newBuyer } from '../../testing/ticket-buyer.ts';

const ALL = 'limit=400&fieldset=DETAILS&fieldset=TICKETS';

/** The orders that a query finds, and how many there are in all. */
async function find(query: string, buyer = newBuyer()) {
  const { body } = await buyer.orders(`${ALL}&${query}`);
  return { orders: body.orders as Json[], total: body.total as number };
}

const has = (order: Json, tag: string) => order.tags.includes(tag);

describe('listing orders', () => {
  test('returns orders in all ten statuses, oldest first', async () => {
    const { orders, total } = await find('');
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set([
        ...['FREE', 'PENDING', 'PAID', 'OFFLINE_PENDING', 'INITIATED'],
        ...['CANCELED', 'DECLINED', 'AUTHORIZED', 'VOIDED', 'PARTIALLY_PAID'],
      ]),
    );
    expect(total).toBe(orders.length);
    const created = orders.map((order) => order.created);
    expect(created).toEqual([...created].sort());
  });

  test('pages and returns the total', async () => {
    const buyer = newBuyer();
    const all = (await find('', buyer)).orders.map(({ orderNumber }) => orderNumber);
    const { body } = await buyer.orders('offset=10&limit=5');
    expect(body).toMatchObject({ total: all.length, offset: 10, limit: 5 });
    expect(body.orders.map(({ orderNumber }: Json) => orderNumber)).toEqual(all.slice(10, 15));
    expect((await buyer.orders('offset=4000')).body.orders).toEqual([]);
    expect((await buyer.orders()).body.limit).toBe(50);
  });

  test('returns the requested field sets and few fields without them', async () => {
    const buyer = newBuyer();
    const keys = async (query: string) => Object.keys((await buyer.orders(query)).body.orders[0]);
    const base = await keys('limit=1');
    expect(base).toEqual(['orderNumber', 'eventId', 'contactId', 'anonymized', 'fullyCheckedIn']);
    expect(await keys('limit=1&fieldset=FORM')).toEqual([...base, 'checkoutForm']);
    expect(await keys('limit=1&fieldset=TICKETS&fieldset=INVOICE')).toEqual([
      ...base,
      'tickets',
      'invoice',
    ]);
    expect(await keys('limit=1&fieldset=DETAILS')).toContain('status');
  });

  test('filters by every supported field', async () => {
    const buyer = newBuyer();
    const { orders: all } = await find('', buyer);
    const [one, other] = all as [Json, Json];
    const member = all.find(({ memberId }) => memberId);
    const matches = async (query: string, passes: (order: Json) => boolean) => {
      const found = (await find(query, buyer)).orders.map(({ orderNumber }) => orderNumber);
      expect(found, query).toEqual(all.filter(passes).map(({ orderNumber }) => orderNumber));
      expect(found.length, query).toBeGreaterThan(0);
      expect(found.length, query).toBeLessThan(all.length);
    };
    await matches('status=FREE&status=VOIDED', ({ status }) => ['FREE', 'VOIDED'].includes(status));
    await matches(
      `eventId=${getEventId(CONCERT)}`,
      ({ eventId }) => eventId === getEventId(CONCERT),
    );
    await matches(
      `orderNumber=${one.orderNumber}&orderNumber=${other.orderNumber}`,
      (order) => order === one || order === other,
    );
    await matches(`memberId=${member.memberId}`, ({ memberId }) => memberId === member.memberId);
    await matches(`contactId=${one.contactId}`, ({ contactId }) => contactId === one.contactId);
    await matches('searchPhrase=WINTHER', ({ fullName }) => fullName.includes('Winther'));
    await matches(
      `searchPhrase=${one.orderNumber.slice(0, 9).toLowerCase()}`,
      (order) => order === one,
    );
    await matches('searchPhrase=aksel.friis%40', ({ email }) => email.startsWith('aksel.friis@'));
    for (const tag of [
      'CONFIRMED',
      'UNCONFIRMED',
      'MEMBER',
      'ARCHIVED',
      'NON_ARCHIVED',
      'FULLY_CHECKED_IN',
      'NOT_FULLY_CHECKED_IN',
    ]) {
      await matches(`tag=${tag}`, (order) => has(order, tag));
    }
    await matches(
      'tag=CONFIRMED&tag=ARCHIVED',
      (order) => has(order, 'CONFIRMED') && has(order, 'ARCHIVED'),
    );
    expect((await find('eventCreatorId=nobody', buyer)).total).toBe(0);
    const { userId } = (await buyer.call('GET', `/events/v3/events/${one.eventId}`)).body.event;
    expect((await find(`eventCreatorId=${userId}`, buyer)).total).toBe(all.length);
  });

  test('sorts by a field in both directions', async () => {
    const buyer = newBuyer();
    const totals = async (sort: string) =>
      (await find(`sort=${sort}&status=PAID&eventId=${getEventId(CONCERT)}`, buyer)).orders.map(
        ({ totalPrice }) => Number(totalPrice.value),
      );
    const up = await totals('totalPrice:asc');
    expect(up).toEqual([...up].sort((left, right) => left - right));
    expect(await totals('totalPrice:desc')).toEqual([...up].reverse());
  });

  test.each<[string, (order: Json) => string | number]>([
    ['created', ({ created }) => created],
    ['orderNumber', ({ orderNumber }) => orderNumber],
    ['fullName', ({ fullName }) => fullName.toLowerCase()],
    ['email', ({ email }) => email.toLowerCase()],
    ['status', ({ status }) => status],
    ['ticketsQuantity', ({ ticketsQuantity }) => ticketsQuantity],
  ])('sorts by %s', async (sort, read) => {
    const buyer = newBuyer();
    const [up, down] = [
      (await find(`sort=${sort}:asc`, buyer)).orders.map(read),
      (await find(`sort=${sort}:desc`, buyer)).orders.map(read),
    ];
    expect(new Set(up).size).toBeGreaterThan(1);
    const order = (one: string | number, other: string | number) =>
      one < other ? -1 : Number(one > other);
    expect(up).toEqual([...up].sort(order));
    expect(down).toEqual([...up].sort(order).reverse());
  });

  test('sorts by the last change', async () => {
    const buyer = newBuyer();
    const [first] = (await find('', buyer)).orders;
    buyer.platform.orders.checkIn(first.orderNumber);
    const { orders } = await find('sort=updated:desc', buyer);
    expect(orders[0].orderNumber).toBe(first.orderNumber);
  });

  test.each<[string, (order: Json) => string | undefined]>([
    ['eventId', ({ eventId }) => eventId],
    ['memberId', ({ memberId }) => memberId],
    ['channel', ({ channel }) => channel],
    ['method', ({ method }) => method],
    ['archived', ({ archived }) => String(archived)],
    ['confirmed', ({ confirmed }) => String(confirmed)],
    ['fullyCheckedIn', ({ fullyCheckedIn }) => String(fullyCheckedIn)],
  ])('counts orders by %s', async (facet, read) => {
    const buyer = newBuyer();
    const counts: Record<string, number> = {};
    for (const order of (await find('', buyer)).orders) {
      const value = read(order);
      if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
    }
    const { body } = await buyer.orders(`facet=${facet}&limit=0`);
    expect(body.facets[facet].counts).toEqual(counts);
  });

  test('counts orders, tickets and checked-in guests by facet', async () => {
    const buyer = newBuyer();
    const { orders } = await find('', buyer);
    const { body } = await buyer.orders('facet=status&facet=tag&limit=0');
    expect(body.orders).toEqual([]);
    const paid = orders.filter(({ status }) => status === 'PAID');
    expect(body.facets.status.counts.PAID).toBe(paid.length);
    const getTotal = (amounts: number[]) => amounts.reduce((before, amount) => before + amount, 0);
    expect(getTotal(Object.values(body.facets.status.counts))).toBe(orders.length);
    expect(body.orderFacets.facets.status.counts.PAID).toEqual({
      count: paid.length,
      tickets: getTotal(paid.map(({ ticketsQuantity }) => ticketsQuantity)),
      ticketsCheckIn: getTotal(
        paid.map(({ tickets }) => tickets.filter(({ checkIn }: Json) => checkIn).length),
      ),
    });
    expect(body.facets.tag.counts.MEMBER).toBe(
      orders.filter((order) => has(order, 'MEMBER')).length,
    );
    const narrow = await buyer.orders('facet=status&status=FREE');
    expect(Object.keys(narrow.body.facets.status.counts)).toEqual(['FREE']);
  });

  test('rejects unknown parameters and reports the field', async () => {
    const buyer = newBuyer();
    for (const [query, field] of [
      ['limit=401', 'limit'],
      ['limit=x', 'limit'],
      ['offset=-1', 'offset'],
      ['status=LOST', 'status[0]'],
      ['tag=CONFIRMED&tag=NEW', 'tag[1]'],
      ['fieldset=ALL', 'fieldset[0]'],
      ['facet=colour', 'facet[0]'],
      ['facet=constructor', 'facet[0]'],
      [Array(21).fill('facet=tag').join('&'), 'facet'],
      ['sort=colour:asc', 'sort'],
      [`searchPhrase=${'x'.repeat(201)}`, 'searchPhrase'],
      [Array(101).fill('eventId=x').join('&'), 'eventId'],
    ] as [string, string][]) {
      expect(getViolatedFields(await buyer.orders(query)), query.slice(0, 30)).toEqual([field]);
    }
    for (const query of [
      'limit=400',
      'offset=0',
      Array(20).fill('facet=tag').join('&'),
      `searchPhrase=${'x'.repeat(200)}`,
      Array(100).fill('eventId=x').join('&'),
    ]) {
      expect((await buyer.orders(query)).status, query.slice(0, 30)).toBe(200);
    }
  });
});

test('returns one order with its field sets, and a 404 under another event', async () => {
  const buyer = newBuyer();
  const { orderNumber } = await buyer.buy(CONCERT, 'Seat in the hall');
  expect(Object.keys((await buyer.order(CONCERT, orderNumber, ['FORM'])).body.order)).toContain(
    'checkoutForm',
  );
  expect((await buyer.order(CONCERT, orderNumber, [])).body.order).not.toHaveProperty('status');
  for (const response of [
    await buyer.order('tide-fair', orderNumber),
    await buyer.order(CONCERT, 'none'),
  ]) {
    expect([response.status, getCode(response)]).toEqual([404, 'ORDER_NOT_FOUND']);
  }
});

test('sums the revenue of confirmed orders per currency', async () => {
  const buyer = newBuyer();
  const read = async (query = '') =>
    (await buyer.call('GET', `/events/v1/orders/summary?${query}`)).body.sales;
  const { orders } = await find('', buyer);
  const sure = orders.filter((order) => has(order, 'CONFIRMED'));
  const sales = await read();
  expect(sales.map(({ total }: Json) => total.currency).sort()).toEqual([
    'EUR',
    'JPY',
    'KWD',
    'USD',
  ]);
  for (const { total, totalOrders, totalTickets } of sales) {
    const own = sure.filter(({ totalPrice }) => totalPrice.currency === total.currency);
    const expectedTotal = own.reduce(
      (before, { totalPrice }) => before + Math.round(Number(totalPrice.value) * 1000),
      0,
    );
    expect(Math.round(Number(total.value) * 1000), total.currency).toBe(expectedTotal);
    expect([totalOrders, totalTickets]).toEqual([
      own.length,
      own.reduce((before, { ticketsQuantity }) => before + ticketsQuantity, 0),
    ]);
  }
  expect(await read(`eventId=${getEventId('kiln-opening')}`)).toEqual([]);
  const [choir] = await read(`eventId=${getEventId('night-choir-by-candlelight')}`);
  expect(choir).toMatchObject({ totalOrders: 3, totalTickets: 17 });
});

test('assigns members’ orders to them', async () => {
  const member = memberBuyer(newBuyer());
  const order = await member.buy(CONCERT, 'Seat in the hall');
  const { orders } = await find(`memberId=${order.memberId}`, member);
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber]);
});
