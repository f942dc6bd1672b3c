import { describe, expect, test } from 'vitest';
import { getEventId } from '../../fixtures/events/index.ts';
import { getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { CONCERT, newBuyer, TICKETS } from '../../testing/ticket-buyer.ts';

const AVAILABLE = `${TICKETS}/available-tickets`;
const names = ({ body }: { body: Json }): string[] =>
  body.definitions.map(({ name }: Json) => name);

describe('listing available tickets', () => {
  const list = (query = '') => newBuyer().call('GET', `${AVAILABLE}?${query}`);
  const ofConcert = `eventId=${getEventId(CONCERT)}`;

  test('returns an event’s visible tickets in creation order', async () => {
    const response = await list(ofConcert);
    expect(names(response)).toEqual([
      'Seat in the hall',
      'Under 26',
      'First row',
      'Early seat',
      'At the door',
    ]);
    expect(response.body.metaData).toEqual({ count: 5, offset: 0, total: 5 });
  });

  test('reports the sale status, and a limit of 0 when nothing is available', async () => {
    const { body } = await list(ofConcert);
    const saleStates = body.definitions.map((one: Json) => [one.saleStatus, one.limitPerCheckout]);
    expect(saleStates).toEqual([
      ['SALE_STARTED', 8],
      ['SALE_STARTED', 2],
      ['SALE_STARTED', 0],
      ['SALE_ENDED', 10],
      ['SALE_SCHEDULED', 10],
    ]);
  });

  test('returns a ticket definition in wire format, with the fee under the provider’s brand', async () => {
    const buyer = newBuyer({ brandPrefix: 'ACME' });
    const { body } = await buyer.call('GET', `${AVAILABLE}?${ofConcert}&limit=1`);
    expect(body.definitions).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        eventId: getEventId(CONCERT),
        name: 'Seat in the hall',
        description: 'Any free chair. Warm clothes help.',
        price: { amount: '32.00', currency: 'EUR', value: '32.00' },
        free: false,
        pricing: {
          fixedPrice: { amount: '32.00', currency: 'EUR', value: '32.00' },
          pricingType: 'STANDARD',
        },
        limitPerCheckout: 8,
        orderIndex: 0,
        salePeriod: { hideNotOnSale: false },
        saleStatus: 'SALE_STARTED',
        state: [],
        acmeFeeConfig: { type: 'FEE_INCLUDED' },
        policy: expect.stringContaining('two days before'),
      },
    ]);
    expect(body.metaData).toEqual({ count: 1, offset: 0, total: 5 });
  });

  test('sorts by the sale period, where no start is the earliest and no end the latest', async () => {
    const buyer = newBuyer();
    const { tickets } = buyer.platform;
    const [early, late] = ['2026-11-25T09:00:00Z', '2026-11-28T09:00:00Z'].map(
      (moment) => new Date(moment),
    );
    tickets.setSale(CONCERT, 'Seat in the hall', { from: late, until: late });
    tickets.setSale(CONCERT, 'Under 26', { from: early });
    tickets.setSale(CONCERT, 'First row', { until: early });
    const order = async (sort: string) =>
      names(await buyer.call('GET', `${AVAILABLE}?${ofConcert}&sort=${sort}`)).filter((name) =>
        ['Seat in the hall', 'Under 26', 'First row'].includes(name),
      );
    expect(await order('salePeriod.startDate:asc')).toEqual([
      ...['First row', 'Under 26', 'Seat in the hall'],
    ]);
    expect(await order('salePeriod.endDate:asc')).toEqual([
      ...['First row', 'Seat in the hall', 'Under 26'],
    ]);
  });

  test('returns several pricing options and the minimum of a donation', async () => {
    const slug = 'very-long-evening-for-two-pianos';
    const { body } = await list(`eventId=${getEventId(slug)}`);
    const [evening, donation] = body.definitions;
    expect(evening.pricing.pricingOptions.options.map(({ name }: Json) => name)).toEqual([
      'From the first note',
      'From eleven, with soup',
      'From two, with bread',
    ]);
    expect(donation.pricing).toEqual({
      minPrice: { amount: '2.00', currency: 'EUR', value: '2.00' },
      pricingType: 'DONATION',
    });
  });

  test('hides tickets outside their sale period when configured, and shows them when requested', async () => {
    const slug = `eventId=${getEventId('winter-sound-room')}`;
    expect(names(await list(slug))).toEqual(['Day ticket', 'Child']);
    const all = await list(`${slug}&state=INCLUDE_HIDDEN_NOT_ON_SALE`);
    expect(names(all)).toEqual(['Day ticket', 'Child', 'Opening week']);
    expect(all.body.definitions[2].state).toEqual(['INCLUDE_HIDDEN_NOT_ON_SALE']);
  });

  test('pages and sorts across all events', async () => {
    const buyer = newBuyer();
    const read = (query: string) => buyer.call('GET', `${AVAILABLE}?sort=name:asc&${query}`);
    const all = names(await read('limit=100'));
    expect(all).toEqual([...all].sort());
    expect(names(await read('offset=3&limit=2'))).toEqual(all.slice(3, 5));
    expect(names(await buyer.call('GET', `${AVAILABLE}?sort=name:desc&limit=1`))).toEqual(
      all.slice(-1),
    );
  });

  test('rejects invalid parameters and reports the field', async () => {
    for (const [query, field] of [
      ['limit=101', 'limit'],
      ['limit=ten', 'limit'],
      ['offset=-1', 'offset'],
      ['sort=price:asc', 'sort'],
      ['sort=created:up', 'sort'],
      ['state=HIDDEN', 'state[0]'],
    ]) {
      expect(getViolatedFields(await list(query)), query).toEqual([field]);
    }
  });
});

describe('querying available tickets', () => {
  const query = (body: Json) => newBuyer().call('POST', `${AVAILABLE}/query`, body);

  test('filters by the fields of a ticket definition', async () => {
    const free = await query({ filter: { free: true }, limit: 1000 });
    expect(names(free)).toEqual(['Child', 'On the pier', 'Entry', 'Under twelve']);
    const soldOut = await query({
      filter: { eventId: getEventId('night-choir-by-candlelight'), limitPerCheckout: { $gt: 0 } },
    });
    expect(soldOut.body).toEqual({
      definitions: [],
      metaData: { count: 0, offset: 0, total: 0 },
    });
    const donations = await query({ filter: { type: 'DONATION' }, sort: 'name:asc' });
    expect(donations.body.metaData.total).toBe(4);
  });

  test('returns the policy and the seller fields only when requested', async () => {
    const filter = { eventId: getEventId(CONCERT), name: 'First row' };
    const plain = (await query({ filter })).body.definitions[0];
    expect(plain).not.toHaveProperty('policy');
    expect(plain).not.toHaveProperty('dashboard');
    const { body } = await query({ filter, fieldset: ['POLICY', 'DASHBOARD'] });
    expect(body.definitions[0].policy).toMatch(/Doors close/);
    expect(body.definitions[0].dashboard).toEqual({
      hidden: false,
      limited: true,
      quantity: 6,
      unsold: 0,
      ticketsSold: 2,
      ticketsReserved: 4,
    });
    const unlimited = await query({ filter: { name: 'Entry' }, fieldset: ['DASHBOARD'] });
    expect(unlimited.body.definitions[0].dashboard).toMatchObject({
      limited: false,
      quantity: null,
      unsold: null,
    });
  });

  test('returns hidden tickets only when the filter includes them', async () => {
    const eventId = getEventId(CONCERT);
    expect(names(await query({ filter: { eventId } }))).not.toContain('Guest of the players');
    expect(names(await query({ filter: { eventId, hidden: true } }))).toEqual([
      'Guest of the players',
    ]);
  });

  test('rejects unknown fields, operators and field sets', async () => {
    expect(getViolatedFields(await query({ filter: { colour: 'red' } }))).toEqual([
      'filter.colour',
    ]);
    expect(getViolatedFields(await query({ filter: { name: { $like: 'x' } } }))).toEqual([
      'filter.name',
    ]);
    expect(getViolatedFields(await query({ fieldset: ['ALL'] }))).toEqual(['fieldset[0]']);
    expect(getViolatedFields(await query({ limit: 1001 }))).toEqual(['limit']);
  });
});

test('returns the checkout options', async () => {
  const { body } = await newBuyer().call('GET', `${TICKETS}/options`);
  expect(body).toEqual({
    paymentMethodConfigured: true,
    acceptCoupons: true,
    acceptGiftCards: false,
    premiumServices: true,
    paidTickets: true,
  });
});

test('returns no tickets in empty mode', async () => {
  const buyer = newBuyer({ mode: 'empty' });
  expect((await buyer.call('GET', AVAILABLE)).body.metaData.total).toBe(0);
  expect((await buyer.call('GET', `${TICKETS}/options`)).body.paidTickets).toBe(false);
  expect((await buyer.orders()).body).toMatchObject({ orders: [], total: 0 });
});
