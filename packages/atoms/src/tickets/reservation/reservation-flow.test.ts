import { describe, expect, it, vi } from 'vitest';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { createFrozenStorefront, watch } from '../../testing/storefronts.ts';
import { ASTRID, CONCERT, createTicketStorefront, SEAT } from '../../testing/ticket-setup.ts';
import { placeOrderAtom } from '../checkout/place-order.ts';
import { reservationAtom } from './reservation.ts';
import { canRenewAtom, reservationFlowAtom } from './reservation-flow.ts';
import { leaveTicketsAtom, renewReservationAtom, reserveTicketsAtom } from './reservation-steps.ts';

const CREATE = 'tickets.createReservation';

/** Later than the reservations of others that the mock platform starts with. */
const ahead = 30 * 60_000;

async function visit() {
  const office = await createTicketStorefront({ ahead });
  const { store, eventId, request } = office;
  return {
    ...office,
    flow: () => store.get(reservationFlowAtom(eventId)),
    take: (quantity: number) => store.set(reserveTicketsAtom, request(quantity)),
  };
}

describe('reserveTicketsAtom', () => {
  it('R1 R2 reserves nothing if tickets are short, and returns the available quantity', async () => {
    const { platform, take, flow, reserved } = await visit();
    const before = await reserved();
    platform.tickets.setLeft(CONCERT, SEAT, 2);
    const ticketDefinitionId = platform.tickets.id(CONCERT, SEAT);
    expect(await take(4)).toMatchObject({
      status: 'idle',
      problem: { kind: 'short', tickets: [{ ticketDefinitionId, available: 2 }] },
    });
    expect(await reserved()).toBe(before);
    expect((await take(2)).status).toBe('reserved');
    expect(flow()).toMatchObject({ problem: null, renewals: 0 });
  });

  it('R4 doesn’t retry automatically without a response, and ends with one reservation', async () => {
    const { platform, take, flow, timesCalled } = await visit();
    platform.fail(CREATE, 'offline', { times: 1 });
    expect(await take(2)).toMatchObject({ status: 'unknown', mayRetry: true });
    expect(timesCalled(CREATE)).toBe(1);
    await take(2);
    expect(flow().status).toBe('reserved');
  });

  it('R4 leaves no more than the lost tickets to expire, and releases the others', async () => {
    const { platform, store, eventId, take, flow, reserved, timesCalled } = await visit();
    const before = await reserved();
    platform.fail(CREATE, 'offline', { at: 'response', times: 1 });
    expect(await take(2)).toMatchObject({ status: 'unknown', mayRetry: true });
    expect([timesCalled(CREATE), await reserved()]).toEqual([1, before + 2]);
    await take(2);
    expect(flow()).toMatchObject({ status: 'reserved', problem: null });
    expect([timesCalled(CREATE), await reserved()]).toEqual([2, before + 4]);
    await store.set(leaveTicketsAtom, { eventId });
    expect(await reserved()).toBe(before + 2);
    platform.clock.advance(20 * 60_000);
    expect(await reserved()).toBe(before);
  });

  it('R4 sends no third request if the response of the retry is lost too', async () => {
    const { platform, store, eventId, take, reserved, timesCalled } = await visit();
    const before = await reserved();
    platform.fail(CREATE, 'offline', { at: 'response' });
    await take(2);
    expect(await take(2)).toMatchObject({ status: 'unknown', mayRetry: false });
    await take(2);
    expect([timesCalled(CREATE), await reserved()]).toEqual([2, before + 4]);
    expect((await store.set(leaveTicketsAtom, { eventId })).status).toBe('idle');
    platform.clock.advance(20 * 60_000);
    expect(await reserved()).toBe(before);
  });

  it('R4 says that the missing tickets may be the buyer’s own, and offers them after their expiry', async () => {
    const { platform, take, flow, reserved } = await visit();
    const before = await reserved();
    platform.tickets.setLeft(CONCERT, SEAT, 2);
    platform.fail(CREATE, 'offline', { at: 'response', times: 1 });
    await take(2);
    await take(2);
    expect(flow()).toMatchObject({
      status: 'idle',
      problem: { kind: 'short', isAfterLostResponse: true, tickets: [{ available: 0 }] },
    });
    expect(await reserved()).toBe(before + 2);
    platform.clock.advance(20 * 60_000);
    expect(await take(2)).toMatchObject({ status: 'reserved', problem: null });
    expect(await reserved()).toBe(before + 2);
  });

  it('R5 T20 sends one request for a double click, even with a different quantity', async () => {
    const { take, timesCalled } = await visit();
    const both = await Promise.all([take(2), take(3)]);
    expect(timesCalled(CREATE)).toBe(1);
    expect(both[0]).toEqual(both[1]);
  });

  it('reserves for the next person while the request of the previous one is pending', async () => {
    const { platform, store, take, flow, reserved } = await visit();
    const before = await reserved();
    const releaseFirst = platform.hold(CREATE, { times: 1 });
    const first = take(2);
    await vi.waitFor(() => expect(platform.waiting).toBe(1));
    store.set(logoutCountAtom, (count) => count + 1);
    const releaseNext = platform.hold(CREATE, { times: 1 });
    const next = take(3);
    await vi.waitFor(() => expect(platform.waiting).toBe(2));
    releaseFirst();
    await first;
    expect(flow().status).toBe('reserving');
    releaseNext();
    expect(await next).toMatchObject({
      status: 'reserved',
      requestedTickets: { ticketQuantities: [{ quantity: 3 }] },
    });
    await vi.waitFor(async () => expect(await reserved()).toBe(before + 3));
  });

  it('R6 changes the reservation, and cancels the previous one', async () => {
    const { take, reserved } = await visit();
    const before = await reserved();
    await take(2);
    expect(await take(5)).toMatchObject({ status: 'reserved', problem: null });
    await vi.waitFor(async () => expect(await reserved()).toBe(before + 5));
  });

  it('R6 cancels the previous one first if its tickets are needed and the buyer agrees', async () => {
    const { platform, store, request, take, flow } = await visit();
    platform.tickets.setLeft(CONCERT, SEAT, 4);
    await take(3);
    expect(await take(4)).toMatchObject({ status: 'reserved', problem: { kind: 'short' } });
    await store.set(reserveTicketsAtom, { ...request(4), releaseFirst: true });
    expect(flow()).toMatchObject({ status: 'reserved', problem: null });
  });

  it('R22 R24 reports the limit of a ticket with its line, and never names a hidden ticket', async () => {
    const { platform, store, request, take } = await visit();
    expect(await take(9)).toMatchObject({
      problem: { kind: 'limit', entry: 0, limit: 8 },
    });
    const ticketDefinitionId = platform.tickets.id(CONCERT, 'Guest of the players');
    const hidden = { ...request(1), ticketQuantities: [{ ticketDefinitionId, quantity: 1 }] };
    expect(await store.set(reserveTicketsAtom, hidden)).toEqual({
      status: 'idle',
      problem: { kind: 'not-available' },
    });
  });

  it('R23 ignores limits only on request, for one sale and its renewals', async () => {
    const { store, eventId, request, flow } = await visit();
    await store.set(reserveTicketsAtom, { ...request(9), ignoreLimits: true });
    expect(flow()).toMatchObject({ status: 'reserved' });
    await store.set(renewReservationAtom, { eventId });
    expect(flow()).toMatchObject({ status: 'reserved', problem: null, renewals: 1 });
    await store.set(reserveTicketsAtom, request(9));
    expect(flow()).toMatchObject({ status: 'reserved', problem: { kind: 'limit' }, renewals: 1 });
  });
});

describe('renewReservationAtom', () => {
  it('R11 T16 reserves the same tickets again, and cancels the old reservation', async () => {
    const { store, eventId, take, flow, reserved } = await visit();
    const before = await reserved();
    await take(2);
    const first = store.get(reservationAtom(eventId)).reservation?._id;
    expect(store.get(canRenewAtom(eventId))).toBe(true);
    await store.set(renewReservationAtom, { eventId });
    expect(flow()).toMatchObject({ status: 'reserved', renewals: 1, problem: null });
    expect(store.get(reservationAtom(eventId)).reservation?._id).not.toBe(first);
    await vi.waitFor(async () => expect(await reserved()).toBe(before + 2));
  });

  it('R11 keeps the old reservation if no tickets are left for a new one', async () => {
    const { platform, store, eventId, take, flow } = await visit();
    platform.tickets.setLeft(CONCERT, SEAT, 2);
    await take(2);
    const { reservation } = store.get(reservationAtom(eventId));
    await store.set(renewReservationAtom, { eventId });
    expect(flow()).toMatchObject({ status: 'reserved', problem: { kind: 'short' }, reservation });
    expect(store.get(reservationAtom(eventId))).toMatchObject({ status: 'reserved', reservation });
  });
});

describe('leaveTicketsAtom', () => {
  it('R7 T19 cancels the reservation', async () => {
    const { store, eventId, take, reserved } = await visit();
    const before = await reserved();
    await take(2);
    expect(await store.set(leaveTicketsAtom, { eventId })).toEqual({
      status: 'idle',
      problem: null,
    });
    expect(await reserved()).toBe(before);
  });

  it('R7 leaves while the platform is unreachable, and cancels once it is back', async () => {
    const { platform, eventId, request, reserved } = await visit();
    const { store } = createFrozenStorefront(platform);
    const before = await reserved();
    await store.set(reserveTicketsAtom, request(2));
    platform.fail('tickets.cancelReservation', 'unavailable', { times: 3 });
    const left = await store.set(leaveTicketsAtom, { eventId });
    expect(left.status).toBe('idle');
    await vi.waitFor(async () => expect(await reserved()).toBe(before));
  });
});

describe('placeOrderAtom', () => {
  it('R37 T20 creates one order for two clicks, and shows it in the flow', async () => {
    const { store, eventId, take, flow, timesCalled } = await visit();
    await take(2);
    const order = { eventId, buyer: ASTRID };
    await Promise.all([store.set(placeOrderAtom, order), store.set(placeOrderAtom, order)]);
    expect(timesCalled('tickets.checkout')).toBe(1);
    expect(flow()).toMatchObject({ status: 'done', order: { eventId, email: ASTRID.email } });
  });

  it('R37 ends with the order of the tab that was first', async () => {
    const { platform, store, eventId, take, flow } = await visit();
    await take(2);
    const { reservation } = store.get(reservationAtom(eventId));
    const orderNumber = platform.tickets.fillIn(reservation?._id ?? '', ASTRID);
    await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
    expect(flow()).toMatchObject({ status: 'done', orderNumber });
  });

  it('R36 finds the order after a lost response, and creates no second one', async () => {
    const { platform, store, eventId, take, flow } = await visit();
    await take(2);
    const { reservation } = store.get(reservationAtom(eventId));
    const ordersBefore = platform.orders.all().length;
    platform.fail('tickets.checkout', 'offline', { at: 'response', times: 1 });
    await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
    expect(platform.orders.all()).toHaveLength(ordersBefore + 1);
    const orderNumber = platform.orders.all().at(-1)?.orderNumber;
    expect(flow()).toMatchObject({
      status: 'done',
      orderNumber,
      reservation: { _id: reservation?._id },
    });
  });

  it('R36 finds the number of an order on the next attempt if its request fails too', async () => {
    const { platform, storefront, store, eventId, take, flow } = await visit();
    await take(2);
    const { seen } = watch(storefront, reservationFlowAtom(eventId));
    platform.fail('tickets.checkout', 'offline', { at: 'response', times: 1 });
    const release = platform.hold('tickets.getInvoice', { times: 1 });
    const order = { eventId, buyer: ASTRID };
    const placed = store.set(placeOrderAtom, order);
    await vi.waitFor(() => expect(platform.waiting).toBe(1));
    platform.fail('tickets.checkout', 'offline', { times: 1 });
    release();
    await placed;
    expect(flow()).toMatchObject({ status: 'failed', isIndeterminate: true });
    expect((await store.set(leaveTicketsAtom, { eventId })).status).toBe('failed');
    await store.set(placeOrderAtom, order);
    const orderNumber = platform.orders.all().at(-1)?.orderNumber;
    expect(flow()).toMatchObject({ status: 'done', orderNumber });
    // Nothing says meanwhile that another tab has ordered.
    const numbers = seen.flatMap((one) => (one.status === 'done' ? [one.orderNumber] : []));
    expect(new Set(numbers)).toEqual(new Set([orderNumber]));
  });

  it('R36 keeps the tickets of an order of unknown outcome when others are requested', async () => {
    const { platform, store, eventId, take, flow, timesCalled } = await visit();
    await take(2);
    const { reservation } = store.get(reservationAtom(eventId));
    platform.fail('tickets.checkout', 'offline', { at: 'response', times: 1 });
    platform.fail('tickets.getInvoice', 'offline', { times: 1 });
    await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
    const unknown = { status: 'failed', isIndeterminate: true, reservation };
    expect(flow()).toMatchObject(unknown);
    expect(await take(3)).toMatchObject(unknown);
    expect(store.get(canRenewAtom(eventId))).toBe(false);
    expect([timesCalled(CREATE), timesCalled('tickets.cancelReservation')]).toEqual([1, 0]);
    await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
    const orderNumber = platform.orders.all().at(-1)?.orderNumber;
    expect(flow()).toMatchObject({ status: 'done', orderNumber });
  });

  it('R37 ends without a number if the platform rejects without it', async () => {
    const { platform, store, eventId, take, flow } = await visit();
    await take(2);
    const { reservation } = store.get(reservationAtom(eventId));
    platform.tickets.fillIn(reservation?._id ?? '', ASTRID);
    platform.fail('tickets.checkout', 'forbidden', { times: 2 });
    await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
    expect(flow()).toMatchObject({ status: 'done', orderNumber: null });
  });

  it('R36 allows a retry if the platform confirms that there is no order', async () => {
    const { platform, store, eventId, take, flow } = await visit();
    await take(2);
    platform.fail('tickets.checkout', 'offline', { times: 1 });
    await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
    expect(flow()).toMatchObject({ status: 'failed', isIndeterminate: false });
    await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
    expect(flow().status).toBe('done');
  });

  it('R35 keeps the reservation and the error if an answer is rejected', async () => {
    const { store, eventId, take, flow } = await visit();
    await take(2);
    await store.set(placeOrderAtom, { eventId, buyer: { ...ASTRID, email: 'nobody' } });
    expect(flow()).toMatchObject({ status: 'failed', error: { name: 'ValidationError' } });
  });
});
