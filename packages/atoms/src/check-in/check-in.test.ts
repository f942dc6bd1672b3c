import { createMockPlatform, getEventId } from '@vitrine/mocks';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type MemoryStorage, memoryStorage } from '../persistence/storage.ts';
import { createFrozenStorefront, setPorts, withSmallPages } from '../testing/storefronts.ts';
import { eventCheckIn } from './check-in.ts';

const eventId = getEventId('resonance-for-nine-strings');
const NAME = `vitrine-check-in.${eventId}`;

/** A device at the entrance of an event. */
async function openDevice(
  platform = createMockPlatform(),
  storage: MemoryStorage = memoryStorage(),
) {
  const storefront = createFrozenStorefront(platform);
  const { store } = storefront;
  const { admission } = platform.orders;
  setPorts(store, { storage, checkIn: admission });
  const checkIn = eventCheckIn(eventId);
  const stop = store.sub(checkIn.guestsAtom, () => {});
  await vi.waitFor(() => expect(store.get(checkIn.ordersAtom).status).toBe('success'));
  const getGuests = () => store.get(checkIn.guestsAtom);
  const getExpected = () => getGuests().filter(({ state }) => state.kind === 'expected');
  const getState = (number: string) =>
    getGuests().find(({ ticketNumber }) => ticketNumber === number)?.state;
  const getConnection = () => store.get(checkIn.connectionAtom);
  const check = (...numbers: string[]) => store.set(checkIn.checkInAtom, numbers);
  const undo = (...numbers: string[]) => store.set(checkIn.undoAtom, numbers);
  const send = () => store.set(checkIn.sendAtom);
  /** The time of a check-in, as the platform has it. */
  const getStored = (number: string) =>
    platform.orders
      .all()
      .flatMap(({ tickets = [] }) => tickets)
      .find(({ ticketNumber }) => ticketNumber === number)?.checkIn?.created;
  return {
    ...{ platform, storage, store, admission, checkIn, stop, getGuests, getExpected, getState },
    ...{ getConnection, check, undo, send, getStored },
  };
}

type Device = Awaited<ReturnType<typeof openDevice>>;

/** The number of an expected guest's ticket. */
function pick({ getExpected }: Device, index = 0): string {
  const guest = getExpected()[index];
  if (!guest) throw new Error('There is no such guest.');
  return guest.ticketNumber;
}

describe('R51 eventCheckIn', () => {
  it('lists all guests of a platform that returns fewer orders a page', async () => {
    const { getGuests } = await openDevice();
    const small = await openDevice(withSmallPages(createMockPlatform(), 3));
    expect(getGuests().length).toBeGreaterThan(3);
    expect(small.getGuests()).toHaveLength(getGuests().length);
  });

  it('checks in a guest at once, and sends it', async () => {
    const device = await openDevice();
    const number = pick(device);
    const done = device.check(number);
    expect(device.getState(number)).toMatchObject({ kind: 'checked-in', isUnsent: true });
    await done;
    expect(device.getState(number)).toEqual({ kind: 'checked-in', at: expect.any(Date) });
    expect(device.getStored(number)).toBeDefined();
    expect(device.getConnection()).toEqual({
      ...{ failingSince: undefined, isDenied: false, unsentCount: 0, isSending: false },
    });
    await device.undo(number);
    expect(device.getStored(number)).toBeUndefined();
    expect(device.getState(number)).toEqual({ kind: 'expected' });
  });

  it('keeps check-ins without a connection, and sends them later in order', async () => {
    const device = await openDevice();
    const [first, second] = [pick(device, 0), pick(device, 1)];
    const reconnect = device.admission.disconnect();
    await device.check(first);
    device.platform.clock.advance(60_000);
    await device.check(second);
    expect(device.getConnection()).toMatchObject({
      failingSince: expect.any(Date),
      unsentCount: 2,
    });
    expect([device.getStored(first), device.getStored(second)]).toEqual([undefined, undefined]);
    reconnect();
    await device.send();
    const { log } = device.admission;
    expect(log.map(({ ticketNumber }) => ticketNumber)).toEqual([first, second]);
    const [one, other] = log.map(({ at }) => at.getTime());
    // The time is that of the entrance.
    expect((other ?? 0) - (one ?? 0)).toBe(60_000);
    expect(device.getConnection()).toMatchObject({ failingSince: undefined, unsentCount: 0 });
  });

  it('has them again after the page was closed', async () => {
    const device = await openDevice();
    const number = pick(device);
    const reconnect = device.admission.disconnect();
    await device.check(number);
    device.stop();
    reconnect();
    const next = await openDevice(device.platform, device.storage);
    expect(next.getState(number)).toMatchObject({ kind: 'checked-in', isUnsent: true });
    await next.send();
    expect(next.getStored(number)).toBeDefined();
    expect(device.storage.names?.()).toEqual([]);
  });

  it('tells a denial from a lost connection, and sends what is kept once it is allowed', async () => {
    const device = await openDevice();
    const number = pick(device);
    const allow = device.admission.deny();
    await device.check(number);
    expect(device.getConnection()).toMatchObject({ isDenied: true, unsentCount: 1 });
    expect(device.getConnection().failingSince).toBeInstanceOf(Date);
    allow();
    const reconnect = device.admission.disconnect();
    await device.send();
    expect(device.getConnection()).toMatchObject({ isDenied: false, unsentCount: 1 });
    reconnect();
    await device.send();
    expect(device.getConnection()).toMatchObject({ isDenied: false, unsentCount: 0 });
    expect(device.getStored(number)).toBeDefined();
  });

  it('sends nothing for a check-in that was undone before it was sent', async () => {
    const device = await openDevice();
    const [first, second] = [pick(device, 0), pick(device, 1)];
    const reconnect = device.admission.disconnect();
    await device.check(first, second);
    await device.undo(second);
    expect(device.getConnection().unsentCount).toBe(1);
    // The first one was tried, so its response may be lost.
    await device.undo(first);
    expect(device.getConnection().unsentCount).toBe(2);
    reconnect();
    await device.send();
    expect([device.getStored(first), device.getStored(second)]).toEqual([undefined, undefined]);
    expect(device.admission.log.map(({ kind }) => kind)).toEqual(['check-in', 'undo']);
  });

  it('repeats a request whose response was lost, without a second effect', async () => {
    const device = await openDevice();
    const number = pick(device);
    device.admission.disconnect({ at: 'response', times: 1 });
    await device.check(number);
    expect(device.getConnection().unsentCount).toBe(1);
    await device.send();
    expect(device.admission.log).toHaveLength(1);
    expect(device.store.get(device.checkIn.conflictsAtom)).toEqual([]);
    expect(device.getConnection().unsentCount).toBe(0);
  });

  it('names double entries and tickets that were canceled meanwhile', async () => {
    const platform = createMockPlatform();
    const device = await openDevice(platform);
    const double = pick(device);
    const { order } = device.getGuests().find(({ ticketNumber }) => ticketNumber === double) ?? {};
    const canceled = device
      .getExpected()
      .find((guest) => guest.order.orderNumber !== order?.orderNumber);
    if (!order || !canceled) throw new Error('There are not enough orders.');
    const reconnect = device.admission.disconnect();
    await device.check(double, canceled.ticketNumber);
    platform.clock.advance(1_000);
    platform.orders.checkIn(order.orderNumber);
    platform.orders.cancel(canceled.order.orderNumber);
    reconnect();
    await device.send();
    const { conflictsAtom, dismissConflictsAtom } = device.checkIn;
    expect(device.store.get(conflictsAtom)).toMatchObject([
      { ticketNumber: double, reason: 'already-checked-in', otherAt: expect.any(String) },
      { ticketNumber: canceled.ticketNumber, reason: 'canceled' },
    ]);
    expect(device.getState(double)?.kind).toBe('checked-in');
    await vi.waitFor(() => expect(device.getState(canceled.ticketNumber)?.kind).toBe('canceled'));
    device.store.set(dismissConflictsAtom);
    expect(device.storage.read(NAME)).toBeNull();
  });

  it('doesn’t undo the check-in of another entrance when its own was undone', async () => {
    const device = await openDevice();
    const number = pick(device);
    const { order } = device.getGuests().find(({ ticketNumber }) => ticketNumber === number) ?? {};
    const reconnect = device.admission.disconnect();
    await device.check(number);
    // The check-in was sent, so its undo is queued behind it.
    await device.undo(number);
    expect(device.getConnection().unsentCount).toBe(2);
    device.platform.orders.checkIn(order?.orderNumber ?? '');
    const elsewhere = device.getStored(number);
    expect(elsewhere).toBeDefined();
    reconnect();
    await device.send();
    expect(device.getStored(number)).toEqual(elsewhere);
    expect(device.getState(number)).toMatchObject({ kind: 'checked-in' });
    expect(device.getConnection().unsentCount).toBe(0);
    expect(device.store.get(device.checkIn.conflictsAtom)).toMatchObject([
      { ticketNumber: number, reason: 'already-checked-in' },
    ]);
  });

  it('changes nothing without a port', async () => {
    const device = await openDevice();
    setPorts(device.store, { checkIn: null });
    const number = pick(device);
    expect(device.store.get(device.checkIn.canCheckInAtom)).toBe(false);
    await device.check(number);
    expect(device.getState(number)).toEqual({ kind: 'expected' });
  });

  it('ignores invalid data of the storage', async () => {
    const entry = { id: 'a', kind: 'check-in', ticketNumber: 'X', at: 'never', isAttempted: true };
    const storage = memoryStorage({ [NAME]: JSON.stringify({ entries: [entry, 1] }) });
    const device = await openDevice(createMockPlatform(), storage);
    expect(device.getConnection().unsentCount).toBe(0);
  });

  it('loses no check-in and carries out none twice, in any order of check-ins, undos, lost responses, reconnects and reloads', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('check' as const), of: fc.nat(2) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), of: fc.nat(2) }) },
      fc.constantFrom(
        { kind: 'offline' as const },
        { kind: 'lost' as const },
        { kind: 'online' as const },
        { kind: 'reload' as const },
      ),
    );
    const platform = createMockPlatform();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14, size: 'max' }), async (steps) => {
        const storage = memoryStorage();
        let device = await openDevice(platform, storage);
        const { admission } = platform.orders;
        const numbers = [pick(device, 0), pick(device, 1), pick(device, 2)];
        const intent = new Map(numbers.map((number) => [number, false]));
        const before = admission.log.length;
        let reconnect = () => {};
        for (const one of steps) {
          if (one.kind === 'offline') reconnect = admission.disconnect();
          if (one.kind === 'lost') reconnect = admission.disconnect({ at: 'response', times: 1 });
          if (one.kind === 'online') {
            reconnect();
            await device.send();
          }
          if (one.kind === 'reload') {
            device.stop();
            device = await openDevice(platform, storage);
          }
          if ('of' in one) {
            const number = numbers[one.of] as string;
            const isIn = one.kind === 'check';
            intent.set(number, isIn);
            await (isIn ? device.check(number) : device.undo(number));
            // What this device shows is always what was last done here.
            expect(device.getState(number)?.kind).toBe(isIn ? 'checked-in' : 'expected');
          }
        }
        reconnect();
        await device.send();
        const sent = admission.log.slice(before);
        expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
        expect(device.getConnection().unsentCount).toBe(0);
        for (const [number, isIn] of intent) {
          expect(device.getStored(number) !== undefined).toBe(isIn);
          expect(device.getState(number)).toMatchObject({ kind: isIn ? 'checked-in' : 'expected' });
        }
        // For each ticket, check-ins and undos take turns.
        for (const number of numbers) {
          const kinds = sent.filter((one) => one.ticketNumber === number).map(({ kind }) => kind);
          expect(kinds.some((kind, index) => kind === kinds[index - 1])).toBe(false);
        }
        expect(device.store.get(device.checkIn.conflictsAtom)).toEqual([]);
        await device.undo(...numbers.filter((number) => intent.get(number)));
        device.stop();
      }),
      { numRuns: 40 },
    );
  });
});
