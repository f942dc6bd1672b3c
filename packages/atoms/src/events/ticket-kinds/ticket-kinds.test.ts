import { createMockPlatform, getTicketId } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../persistence/storage.ts';
import { createFrozenStorefront, setPorts } from '../../testing/storefronts.ts';
import { createTicketKindEditor } from './ticket-kind-editor.ts';
import {
  checkTicketKind,
  createTicketKind,
  duplicateTicketKind,
  getTicketKindFields,
  getTicketKindIds,
  type TicketKindFields,
  type TicketKindValues,
  toTicketKindValues,
} from './ticket-kind-fields.ts';
import {
  getTicketKindCounts,
  getTicketKindSale,
  removeTicketKindAtom,
  setTicketKindOrderAtom,
  ticketKindsAtom,
} from './ticket-kinds.ts';

const concert = 'resonance-for-nine-strings';
const under26 = getTicketId(concert, 'Under 26');
const seat = getTicketId(concert, 'Seat in the hall');

async function open({ hasPort = true, slug = concert, storage = memoryStorage() } = {}) {
  const platform = createMockPlatform();
  const storefront = createFrozenStorefront(platform);
  const { store } = storefront;
  const { kinds: port } = platform.tickets;
  setPorts(store, { storage, ...(hasPort && { ticketKinds: port }) });
  const { id: eventId } = platform.events.event(slug);
  const stop = store.sub(ticketKindsAtom(eventId), () => {});
  await expect.poll(() => store.get(ticketKindsAtom(eventId)).status).toBe('success');
  const getList = () => store.get(ticketKindsAtom(eventId)).data ?? { eventId, kinds: [] };
  const getNames = () => getList().kinds.map(({ name }) => name);
  const editor = createTicketKindEditor({
    ...{ list: getList(), currency: 'EUR', timeZone: 'Europe/Copenhagen' },
  });
  const getState = () => store.get(editor.stateAtom);
  const change = (id: string, fields: Partial<TicketKindFields>) =>
    store.set(editor.changeAtom, toTicketKindValues(id, fields));
  const add = (fields: Partial<TicketKindFields>) => {
    const { id, values } = createTicketKind(fields);
    store.set(editor.changeAtom, values);
    return id;
  };
  const save = () => store.set(editor.saveAtom);
  const getKind = (id: string) => {
    const found = getList().kinds.find(({ _id }) => _id === id);
    if (!found) throw new Error(`There is no kind ${id}.`);
    return found;
  };
  return {
    ...{ platform, store, port, eventId, editor, getList, getNames, getState, getKind, stop },
    ...{ change, add, save },
  };
}

describe('ticketKindsAtom', () => {
  it('has hidden kinds and those that are not on sale, in the order of the owner', async () => {
    const { getNames, getKind } = await open();
    expect(getNames()).toEqual([
      ...['Seat in the hall', 'Under 26', 'First row', 'Early seat', 'At the door'],
      'Guest of the players',
    ]);
    // Two are left, and an order may have four.
    expect(getKind(under26)).toMatchObject({ limitPerCheckout: 2, limitPerOrder: 4 });
    expect(getTicketKindCounts(getKind(under26))).toMatchObject({ left: 2 });
    expect(getKind(under26).feeConfig).toEqual({ type: 'FEE_INCLUDED' });
  });

  it('has kinds that visitors see only while they are on sale', async () => {
    const { getNames } = await open({ slug: 'winter-sound-room' });
    expect(getNames()).toContain('Opening week');
  });

  it('reads the kinds without a port', async () => {
    const { getNames, getKind } = await open({ hasPort: false });
    expect(getNames()).toHaveLength(6);
    expect(getKind(under26).limitPerOrder).toBeUndefined();
  });

  it('requests at most 100 kinds', async () => {
    const { platform } = await open();
    const request = platform.calls.find(({ name }) => name === 'tickets.queryAvailableTickets');
    expect(request?.body).toMatchObject({ limit: 100 });
  });

  it('has few tickets left from five', async () => {
    const { getKind, platform } = await open();
    const getSale = (unsold: number, ticketsReserved = 0) => {
      const kind = { ...getKind(seat), dashboard: { unsold, ticketsReserved, quantity: 40 } };
      return getTicketKindSale(kind, platform.clock.now()).kind;
    };
    expect([6, 5, 1, 0].map((left) => getSale(left))).toEqual([
      ...['on-sale', 'few-left', 'few-left', 'sold-out'],
    ]);
    expect(getSale(0, 1)).toBe('all-reserved');
  });

  it('has the moments of sales that are over or not open yet', async () => {
    const { getList, platform } = await open();
    const sales = getList().kinds.map((kind) => getTicketKindSale(kind, platform.clock.now()));
    const ended = getList().kinds[3]?.salePeriod?.endDate;
    const scheduled = getList().kinds[4]?.salePeriod?.startDate;
    expect(sales.slice(3, 5)).toEqual([
      { kind: 'ended', closed: ended },
      { kind: 'scheduled', opens: scheduled },
    ]);
    expect([ended, scheduled]).toEqual([expect.any(Date), expect.any(Date)]);
  });

  it('counts tickets, without a maximum if there is none', async () => {
    const { getKind } = await open();
    expect(getTicketKindCounts({ ...getKind(seat), dashboard: {} })).toEqual({
      ...{ sold: 0, reserved: 0, left: null, capacity: null },
    });
  });

  it('has the error of the kinds or of their details, and keeps the data', async () => {
    const { platform, store, eventId, port, getNames } = await open();
    const getState = () => store.get(ticketKindsAtom(eventId));
    const read = () => store.set(ticketKindsAtom(eventId));
    platform.fail('tickets.queryAvailableTickets', 'unavailable', { times: 1 });
    await read();
    expect(getState()).toMatchObject({ status: 'success', error: { status: 503 } });
    await read();
    expect(getState().error).toBeNull();
    port.disconnect({ times: 1 });
    await read();
    expect(getState().error).toBeInstanceOf(Error);
    expect(getNames()).toHaveLength(6);
    await read();
    expect(getState().error).toBeNull();
    const release = platform.hold('tickets.queryAvailableTickets', { times: 1 });
    const done = read();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(getState().isFetching).toBe(true);
    release();
    await done;
    expect(getState().isFetching).toBe(false);
  });

  it('has no data if the kinds have never been read', async () => {
    const platform = createMockPlatform();
    const { store } = createFrozenStorefront(platform);
    setPorts(store, { storage: memoryStorage(), ticketKinds: platform.tickets.kinds });
    platform.fail('tickets.queryAvailableTickets', 'unavailable', { times: 1 });
    const kindsAtom = ticketKindsAtom(platform.events.event(concert).id);
    store.sub(kindsAtom, () => {});
    expect(store.get(kindsAtom)).toMatchObject({ status: 'pending', isFetching: true });
    await expect.poll(() => store.get(kindsAtom).status).toBe('error');
    expect(store.get(kindsAtom).data).toBeUndefined();
    await store.set(kindsAtom);
    expect(store.get(kindsAtom)).toMatchObject({ status: 'success', error: null });
  });

  it('tells how each sale is going', async () => {
    const { getList, platform } = await open();
    const now = platform.clock.now();
    expect(getList().kinds.map((kind) => getTicketKindSale(kind, now).kind)).toEqual([
      ...['on-sale', 'few-left', 'all-reserved', 'ended', 'scheduled', 'hidden'],
    ]);
  });

  it('shows another order at once, and restores it', async () => {
    const { store, eventId, getList, getNames } = await open();
    const before = getNames();
    const ids = getList().kinds.map(({ _id }) => _id);
    const ticketDefinitionIds = [...ids.slice(1), ...ids.slice(0, 1)];
    const sent = store.set(setTicketKindOrderAtom, { eventId, ticketDefinitionIds });
    expect(getNames().at(-1)).toBe('Seat in the hall');
    const undo = await sent;
    expect(getNames().at(-1)).toBe('Seat in the hall');
    await undo();
    expect(getNames()).toEqual(before);
  });

  it('keeps the order if the host does not respond', async () => {
    const { store, eventId, getList, getNames, port } = await open();
    const before = getNames();
    const ticketDefinitionIds = getList()
      .kinds.map(({ _id }) => _id)
      .reverse();
    port.disconnect({ times: 1 });
    await expect(
      store.set(setTicketKindOrderAtom, { eventId, ticketDefinitionIds }),
    ).rejects.toThrow();
    expect(getNames()).toEqual(before);
  });

  it('removes only kinds without tickets', async () => {
    const { store, eventId, getNames } = await open();
    const remove = (ticketDefinitionId: string) =>
      store.set(removeTicketKindAtom, { eventId, ticketDefinitionId });
    expect(await remove(under26)).toBe(false);
    expect(await remove(getTicketId(concert, 'At the door'))).toBe(true);
    expect(getNames()).not.toContain('At the door');
    expect(getNames()).toContain('Under 26');
  });
});

describe('createTicketKindEditor', () => {
  it('sends only the changed values of changed kinds, and undoes them', async () => {
    const { change, save, getState, getKind, store, editor, port, eventId } = await open();
    const update = vi.spyOn(port, 'update');
    change(under26, { price: '20', hidden: true });
    expect(getState().changes).toEqual([
      { key: `kind.${under26}.price`, before: '18', after: '20' },
      { key: `kind.${under26}.hidden`, before: false, after: true },
    ]);
    const before = getKind(under26);
    expect(await save()).toBe('saved');
    const changes = { price: { kind: 'fixed', amount: '20' }, hidden: true };
    const request = { eventId, ticketDefinitionId: under26, changes };
    expect(update.mock.calls).toEqual([[request, expect.anything()]]);
    await expect.poll(() => getKind(under26).price?.value).toBe('20.00');
    expect(getKind(under26)).toEqual({
      ...before,
      price: expect.objectContaining({ value: '20.00' }),
      pricing: expect.objectContaining({ fixedPrice: expect.anything() }),
      dashboard: { ...before.dashboard, hidden: true },
      updatedDate: expect.any(Date),
    });
    expect(await store.set(editor.undoAtom)).toEqual([]);
    await expect.poll(() => getKind(under26).price?.value).toBe('18.00');
  });

  it('writes moments in the zone of the event', async () => {
    const { change, save, getKind } = await open();
    change(seat, { saleStart: '2027-01-05T09:00', saleEnd: '2027-07-01T20:00' });
    await save();
    await expect
      .poll(() => getKind(seat).salePeriod)
      .toMatchObject({
        startDate: new Date('2027-01-05T08:00:00Z'),
        endDate: new Date('2027-07-01T18:00:00Z'),
      });
  });

  it('follows the event to another time zone and currency', async () => {
    const { store, editor, change, save, getList, getKind, getState } = await open();
    change(seat, { saleStart: '2027-01-05T09:00', price: '9.50' });
    await save();
    await expect.poll(() => getKind(seat).salePeriod?.startDate).toBeDefined();
    const event = { currency: 'JPY', timeZone: 'America/New_York' };
    store.set(editor.receiveAtom, { list: getList(), ...event });
    const getSaleStart = () => getTicketKindFields(getState().values, seat).saleStart;
    expect(getSaleStart()).toBe('2027-01-05T03:00');
    // The kinds are as they were: no other user has changed them.
    expect(getState().takenAt).toEqual({});
    change(seat, { saleStart: '2027-01-05T09:00' });
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields).toEqual({ [`kind.${seat}.price`]: { kind: 'amount' } });
    change(seat, { price: '10' });
    expect(await save()).toBe('saved');
    await expect
      .poll(() => getKind(seat).salePeriod?.startDate)
      .toEqual(new Date('2027-01-05T14:00:00Z'));
    expect(getSaleStart()).toBe('2027-01-05T09:00');
  });

  it.each([
    ['several prices', { pricing: 'options', options: [{ name: 'Adult', amount: '30' }] } as const],
    ['a price of the guest', { pricing: 'donation', minimum: '5' } as const],
    ['no price', { pricing: 'free' } as const],
  ])('writes %s, and reads it again', async (_name, fields) => {
    const { change, save, getState } = await open();
    change(seat, fields);
    expect(await save()).toBe('saved');
    const { options = [], ...rest } = fields as Partial<TicketKindFields>;
    expect(getTicketKindFields(getState().values, seat)).toMatchObject({
      ...rest,
      options: options.map((option) => expect.objectContaining(option)),
    });
  });

  it('does not go below sold and reserved tickets', async () => {
    const { change, save, getState, getKind } = await open();
    const { sold, reserved } = getTicketKindCounts(getKind(under26));
    change(under26, { capacity: String(sold + reserved - 1) });
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields).toEqual({
      [`kind.${under26}.capacity`]: { kind: 'below-taken', sold, reserved },
    });
    change(under26, { capacity: String(sold + reserved) });
    expect(await save()).toBe('saved');
  });

  it.each<[string, Partial<TicketKindFields>, string, string]>([
    ['no name', { name: ' ' }, 'name', 'missing'],
    ['a name that is too long', { name: 'x'.repeat(31) }, 'name', 'too-long'],
    ['no price', { price: '' }, 'price', 'missing'],
    ['a price with letters', { price: { typed: 'ten' } }, 'price', 'amount'],
    ['a price that the currency does not have', { price: '9.999' }, 'price', 'amount'],
    ['no options', { pricing: 'options', options: [] }, 'options', 'missing'],
    [
      'an option without a name',
      { pricing: 'options', options: [{ name: '', amount: '1' }] },
      ...(['options', 'option-names'] as const),
    ],
    [
      'an option without a price',
      { pricing: 'options', options: [{ name: 'Adult', amount: '' }] },
      ...(['options', 'option-amounts'] as const),
    ],
    ['half a ticket', { capacity: '1.5' }, 'capacity', 'out-of-range'],
    ['an order without tickets', { limitPerOrder: '0' }, 'limitPerOrder', 'out-of-range'],
    [
      'an end before the start',
      { saleStart: '2027-01-05T09:00', saleEnd: '2027-01-05T09:00' },
      ...(['saleEnd', 'end-before-start'] as const),
    ],
    ['a skipped time', { saleStart: '2027-03-28T02:30' }, 'saleStart', 'skipped-time'],
  ])('does not send %s', async (_name, fields, field, kind) => {
    const { change, save, getState } = await open();
    change(seat, fields);
    expect(await save()).toBe('invalid');
    expect(getState().problems.fields).toEqual({
      [`kind.${seat}.${field}`]: expect.objectContaining({ kind }),
    });
  });

  it.each<[Partial<TicketKindFields>, unknown]>([
    [{ name: ' Seats ' }, { name: 'Seats' }],
    [{ description: ' Numbered ' }, { description: 'Numbered' }],
    [{ feeType: 'FEE_ADDED_AT_CHECKOUT' }, { feeType: 'FEE_ADDED_AT_CHECKOUT' }],
    [{ capacity: '90' }, { capacity: 90 }],
    [{ capacity: '' }, { capacity: null }],
    [{ limitPerOrder: '7' }, { limitPerOrder: 7 }],
    [{ saleStart: '2026-12-01T10:00' }, { saleStart: new Date('2026-12-01T09:00:00Z') }],
    [{ saleEnd: '2027-07-01T20:00' }, { saleEnd: new Date('2027-07-01T18:00:00Z') }],
    [{ hideNotOnSale: true }, { hideNotOnSale: true }],
    [{ hidden: true }, { hidden: true }],
  ])('sends a changed field alone: %j', async (fields, changes) => {
    const { change, save, port } = await open();
    const update = vi.spyOn(port, 'update');
    change(seat, fields);
    expect(await save()).toBe('saved');
    expect(update.mock.calls.map(([request]) => request.changes)).toEqual([changes]);
  });

  it('accepts values up to their limits, and none beyond them', () => {
    const known = { currency: 'EUR', timeZone: 'Europe/Copenhagen' };
    const options = (count: number) =>
      Array.from({ length: count }, () => ({ name: 'Adult', amount: '1' }));
    const base = getTicketKindFields({}, 'none');
    const check = (fields: Partial<TicketKindFields>) =>
      checkTicketKind({ ...base, name: 'Seat', price: '30', ...fields }, known);
    const longest = { name: 'x'.repeat(30), description: 'y'.repeat(500) };
    expect(check({ ...longest, capacity: '100000', limitPerOrder: '50' })).toEqual({});
    expect(check({ capacity: '1', limitPerOrder: '1' })).toEqual({});
    expect(check({ pricing: 'options', options: options(100) })).toEqual({});
    expect(check({ name: 'x'.repeat(31), description: 'y'.repeat(501) })).toEqual({
      name: { kind: 'too-long', max: 30 },
      description: { kind: 'too-long', max: 500 },
    });
    expect(check({ capacity: '100001', limitPerOrder: '51' })).toEqual({
      capacity: { kind: 'out-of-range', min: 1, max: 100_000 },
      limitPerOrder: { kind: 'out-of-range', min: 1, max: 50 },
    });
    expect(check({ capacity: '0', limitPerOrder: '' })).toEqual({
      capacity: { kind: 'out-of-range', min: 1, max: 100_000 },
      limitPerOrder: { kind: 'out-of-range', min: 1, max: 50 },
    });
    expect(check({ pricing: 'options', options: options(101) })).toEqual({
      options: { kind: 'out-of-range', min: 1, max: 100 },
    });
    expect(check({ pricing: 'donation', minimum: '' })).toEqual({});
    expect(check({ pricing: 'donation', minimum: '9.999' })).toEqual({
      minimum: { kind: 'amount' },
    });
  });

  it('creates kinds with ten tickets per order and fees at the checkout by default', () => {
    const { values } = createTicketKind({ name: 'Balcony' }, '1');
    expect(getTicketKindFields(values as TicketKindValues, 'new-1')).toEqual({
      ...{ name: 'Balcony', description: '', pricing: 'fixed', price: '', minimum: '' },
      ...{ options: [], feeType: 'FEE_ADDED_AT_CHECKOUT', capacity: '', limitPerOrder: '10' },
      ...{ saleStart: '', saleEnd: '', hideNotOnSale: false, hidden: false },
      ...{ sold: 0, reserved: 0 },
    });
  });

  it('creates a copy once, also if the response was lost, and undoes it', async () => {
    const { add, save, getState, getNames, port, store, editor } = await open();
    const copy = duplicateTicketKind(getTicketKindFields(getState().values, under26), 'Under 30');
    expect(copy).toMatchObject({ name: 'Under 30', sold: 0, reserved: 0 });
    const id = add(copy);
    expect(getTicketKindIds(getState().values).at(-1)).toBe(id);
    port.disconnect({ at: 'response', times: 2 });
    // The first lost response is that of the details that are read before saving.
    expect(await save()).toBe('failed');
    expect(await save()).toBe('failed');
    expect(await save()).toBe('saved');
    await expect.poll(getNames).toHaveLength(7);
    expect(getState()).toMatchObject({ changes: [], problems: { fields: {} } });
    await store.set(editor.undoAtom);
    await expect.poll(getNames).toHaveLength(6);
  });

  it('keeps a kind that was rejected after another one was created', async () => {
    const { add, save, getState, port, getNames } = await open();
    add({ name: 'Balcony', price: '12' });
    const rejected = add({ name: 'Stage', price: '99' });
    const { create } = port;
    port.create = async (request) => {
      port.create = create;
      const result = await create(request);
      port.reject({ field: 'price', description: 'is too high' });
      return result;
    };
    expect(await save()).toBe('partly-saved');
    expect(getState().problems.fields).toEqual({
      [`kind.${rejected}.price`]: { kind: 'rejected', description: 'is too high' },
    });
    const ids = getTicketKindIds(getState().values);
    expect(ids).toHaveLength(8);
    expect(ids.filter((id) => id.startsWith('new-'))).toEqual([rejected]);
    expect(await save()).toBe('saved');
    await expect.poll(getNames).toHaveLength(8);
  });

  it('reports the kinds that were saved before one failed', async () => {
    const { change, save, getState, port, getKind } = await open();
    change(seat, { price: '33' });
    change(under26, { price: '19' });
    const { update } = port;
    port.update = async (request) => {
      port.update = update;
      const result = await update(request);
      port.reject({ field: 'price', description: 'is too high' });
      return result;
    };
    expect(await save()).toBe('partly-saved');
    expect(getState().changes.map(({ key }) => key)).toEqual([`kind.${under26}.price`]);
    expect(getState().lastSave?.savedKeys).toEqual([`kind.${seat}.price`]);
    expect(getState().problems.fields).toMatchObject({
      [`kind.${under26}.price`]: { kind: 'rejected', description: 'is too high' },
    });
    await expect.poll(() => getKind(seat).price?.value).toBe('33.00');
    expect(await save()).toBe('saved');
  });

  it('finds values that another owner has changed', async () => {
    const { change, save, getState, port, eventId, store, editor, getKind } = await open();
    change(under26, { price: '20', name: 'Young' });
    const changes = { name: 'Students', limitPerOrder: 6 };
    await port.update({ eventId, ticketDefinitionId: under26, changes });
    expect(await save()).toBe('conflict');
    expect(getState().conflicts).toEqual([
      { key: `kind.${under26}.name`, before: 'Under 26', mine: 'Young', theirs: 'Students' },
    ]);
    store.set(editor.resolveAtom, [`kind.${under26}.name`]);
    expect(await save()).toBe('saved');
    await expect.poll(() => getKind(under26).price?.value).toBe('20.00');
    expect(getKind(under26)).toMatchObject({ name: 'Students', limitPerOrder: 6 });
  });

  it('offers changes of an earlier visit, also of kinds that were never saved', async () => {
    const storage = memoryStorage();
    const first = await open({ storage });
    first.change(under26, { price: '20' });
    const id = first.add({ name: 'Balcony', price: '12' });
    const { store, editor, getState } = await open({ storage });
    expect(Object.keys(store.get(editor.draftAtom)?.edits ?? {})).toContain(`kind.${id}.name`);
    store.set(editor.resolveDraftAtom, 'restore');
    expect(getTicketKindFields(getState().values, id)).toMatchObject({
      name: 'Balcony',
      price: '12',
    });
    expect(getTicketKindFields(getState().values, under26).price).toBe('20');
  });
});
