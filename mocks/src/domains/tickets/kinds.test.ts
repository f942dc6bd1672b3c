import { describe, expect, test } from 'vitest';
import { getEventId } from '../../fixtures/events/index.ts';
import { CONCERT, newBuyer } from '../../testing/ticket-buyer.ts';
import type { TicketKindData } from './kinds.ts';

const eventId = getEventId(CONCERT);

const kind: TicketKindData = {
  name: 'Balcony',
  description: 'Above the hall',
  price: { kind: 'fixed', amount: '12.50' },
  feeType: 'FEE_INCLUDED',
  capacity: 20,
  limitPerOrder: 4,
  saleStart: null,
  saleEnd: null,
  hideNotOnSale: false,
  hidden: false,
};

function open() {
  const buyer = newBuyer();
  const { kinds } = buyer.platform.tickets;
  const create = (changes: Partial<TicketKindData> = {}, id = JSON.stringify(changes)) =>
    kinds.create({ id, eventId, kind: { ...kind, ...changes } });
  const created = async (changes?: Partial<TicketKindData>, id?: string) => {
    const result = await create(changes, id);
    if (result.outcome === 'rejected') throw new Error(JSON.stringify(result));
    return result.ticketDefinitionId;
  };
  const getViolatedFields = async (changes: Partial<TicketKindData>) => {
    const result = await create(changes);
    return result.outcome === 'rejected' ? result.violations.map(({ field }) => field) : [];
  };
  /** The names in the owner's order. */
  async function getNames() {
    const byId = new Map(
      Object.values(await buyer.stock(CONCERT)).map(({ id, name }) => [id, name]),
    );
    const details = await kinds.readDetails(eventId);
    return details.map(({ ticketDefinitionId }) => byId.get(ticketDefinitionId));
  }
  return { buyer, kinds, create, created, getViolatedFields, getNames };
}

describe('a ticket kind', () => {
  test('is created after the others, and once for a repeated request', async () => {
    const { buyer, created, getNames } = open();
    const before = await getNames();
    const id = await created({}, 'request');
    expect(await created({}, 'request')).toBe(id);
    expect(await getNames()).toEqual([...before, 'Balcony']);
    expect((await buyer.stock(CONCERT)).Balcony).toMatchObject({
      id,
      description: 'Above the hall',
      pricing: { fixedPrice: { value: '12.50', currency: 'EUR' } },
      limitPerCheckout: 4,
      saleStatus: 'SALE_STARTED',
      dashboard: { unsold: 20, ticketsSold: 0 },
    });
  });

  test('is rejected with the fields that are beyond a limit', async () => {
    const { getViolatedFields } = open();
    expect(await getViolatedFields({ name: 'n'.repeat(30), limitPerOrder: 50 })).toEqual([]);
    expect(await getViolatedFields({ name: 'n', limitPerOrder: 1, capacity: 0 })).toEqual([]);
    expect(await getViolatedFields({ price: { kind: 'fixed', amount: '0' } })).toEqual([]);
    expect(await getViolatedFields({ name: 'n'.repeat(31), limitPerOrder: 51 })).toEqual([
      'name',
      'limitPerOrder',
    ]);
    expect(await getViolatedFields({ name: ' ', limitPerOrder: 0 })).toEqual([
      'name',
      'limitPerOrder',
    ]);
    expect(await getViolatedFields({ price: { kind: 'fixed', amount: '-1' } })).toEqual(['price']);
    expect(await getViolatedFields({ price: { kind: 'options', options: [] } })).toEqual(['price']);
  });

  test('changes without other fields, except for the time of the change', async () => {
    const { buyer, kinds, created } = open();
    const ticketDefinitionId = await created();
    const before = (await buyer.stock(CONCERT)).Balcony;
    buyer.platform.clock.advance(60_000);
    const saleEnd = new Date(buyer.platform.clock.now() + 1);
    const changes = { name: 'Gallery', saleEnd };
    await kinds.update({ eventId, ticketDefinitionId, changes });
    const { Gallery: after } = await buyer.stock(CONCERT);
    expect(after).toMatchObject({ id: ticketDefinitionId, pricing: before.pricing });
    expect(after.salePeriod.endDate).toBe(saleEnd.toISOString());
    expect((await kinds.readDetails(eventId)).at(-1)).toEqual({
      ...{ ticketDefinitionId, limitPerOrder: 4, feeType: 'FEE_INCLUDED' },
      updatedDate: new Date(buyer.platform.clock.now()),
    });
    await kinds.update({ eventId, ticketDefinitionId, changes: { saleEnd: null, capacity: null } });
    const unlimited = (await buyer.stock(CONCERT)).Gallery;
    expect(unlimited).toMatchObject({ saleStatus: 'SALE_STARTED', dashboard: { unsold: null } });
  });

  test('has room for the tickets that are sold or reserved, and cannot be removed then', async () => {
    const { buyer, kinds, created } = open();
    const [ticketDefinitionId, unsold] = [await created(), await created({ name: 'Unsold' })];
    const want = (quantity: number) => ({ ticketDefinitionId, quantity });
    const sold = await buyer.reserve(CONCERT, [want(2)]);
    await buyer.checkout(CONCERT, sold.body.id, { options: { markAsPaid: true } });
    await buyer.reserve(CONCERT, [want(1)]);
    const setCapacity = (capacity: number) =>
      kinds.update({ eventId, ticketDefinitionId, changes: { capacity } });
    expect(await setCapacity(2)).toMatchObject({ violations: [{ field: 'capacity' }] });
    expect(await setCapacity(3)).toMatchObject({ outcome: 'saved' });
    expect(await kinds.remove({ eventId, ticketDefinitionId })).toEqual({ outcome: 'in-use' });
    expect(await kinds.remove({ eventId, ticketDefinitionId: unsold })).toEqual({
      outcome: 'removed',
    });
    expect(Object.keys(await buyer.stock(CONCERT))).not.toContain('Unsold');
  });

  test('belongs to one event', async () => {
    const { kinds, created } = open();
    const ticketDefinitionId = await created();
    const other = { eventId: getEventId('tide-fair'), ticketDefinitionId, changes: {} };
    await expect(kinds.update(other)).rejects.toThrow(TypeError);
  });
});

describe('the ticket kinds of an event', () => {
  test('are in the order of their ids, and those that are left out come last', async () => {
    const { kinds, getNames } = open();
    const before = await getNames();
    const ids = (await kinds.readDetails(eventId)).map((one) => one.ticketDefinitionId);
    const [first = '', , , last = ''] = ids;
    await kinds.setOrder({ eventId, ticketDefinitionIds: [last, first] });
    const [firstName, secondName, thirdName, lastName, ...others] = before;
    expect(await getNames()).toEqual([lastName, firstName, secondName, thirdName, ...others]);
  });

  test('can be unreachable for a number of requests, or lose their responses', async () => {
    const { buyer, kinds, create, getNames } = open();
    const { length } = await getNames();
    kinds.disconnect({ times: 2 });
    await expect(create()).rejects.toThrow('Failed to fetch');
    await expect(create()).rejects.toThrow('Failed to fetch');
    expect(await getNames()).toHaveLength(length);
    const connect = kinds.disconnect({ at: 'response' });
    await expect(create()).rejects.toThrow('Failed to fetch');
    expect(await buyer.stock(CONCERT)).toHaveProperty('Balcony');
    connect();
    expect(await create()).toMatchObject({ outcome: 'saved' });
    expect(await getNames()).toHaveLength(length + 1);
  });

  test('reject the next change with given violations', async () => {
    const { kinds, create } = open();
    const violation = { field: 'name' as const, description: 'is taken' };
    kinds.reject(violation);
    expect(await create()).toEqual({ outcome: 'rejected', violations: [violation] });
    expect(await create()).toMatchObject({ outcome: 'saved' });
  });
});
