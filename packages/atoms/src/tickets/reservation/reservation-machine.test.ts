import type { Reservation } from '@vitrine/client/tickets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReservationState } from './reservation.ts';
import { canRenew, idleFlow, reservationReducer } from './reservation-machine.ts';
import type { ReserveProblem } from './reservation-problem.ts';
import type { ReservationEvent, ReservationFlow } from './reservation-states.ts';

const reservation = (_id: string): Reservation => ({ _id, reservations: [] });
const requestedTickets = { ticketQuantities: [{ ticketDefinitionId: 't1', quantity: 2 }] };
const short: ReserveProblem = {
  kind: 'short',
  tickets: [{ ticketDefinitionId: 't1', available: 1, reservedElsewhere: 0 }],
};
const after = (...events: ReservationEvent[]) => events.reduce(reservationReducer, idleFlow);
const error = new Error('no');
const reserve: ReservationEvent = { type: 'reserve', requestedTickets };
const granted = (id = 'r1'): ReservationEvent => ({
  type: 'granted',
  reservation: reservation(id),
});
const rejected: ReservationEvent = { type: 'rejected', problem: short };
const seen = (
  status: 'reserved' | 'expired' | 'canceled' | 'ordered',
  id = 'r1',
): ReservationEvent => ({
  type: 'seen',
  state: { status, reservation: reservation(id) } as ReservationState,
});
const none: ReservationEvent = { type: 'seen', state: { status: 'none', reservation: null } };

describe('a reservation', () => {
  it('is that of the platform on a page without a state', () => {
    expect(after(seen('expired'))).toEqual({
      ...{ status: 'expired', requestedTickets: null, renewals: 0 },
      reservation: reservation('r1'),
    });
    expect(after(seen('reserved'))).toMatchObject({ status: 'reserved', renewals: 0 });
    expect(after(reserve, rejected, seen('expired'))).toEqual({ status: 'idle', problem: short });
  });

  it('ends while the response to a request for another one is unknown', () => {
    const unknown = after(reserve, granted(), reserve, { type: 'unacknowledged' });
    const former = { reservation: reservation('r1') };
    expect(unknown).toMatchObject({ status: 'unknown', former, ended: null });
    const ended = reservationReducer(unknown, seen('expired'));
    expect(ended).toEqual({ ...unknown, former: null, ended: expect.objectContaining(former) });
    expect(after(reserve, { type: 'unacknowledged' }, seen('expired'))).toMatchObject({
      ...{ status: 'unknown', former: null, ended: null },
    });
    expect([reserve, rejected].reduce(reservationReducer, ended)).toMatchObject({
      ...{ status: 'lost', ...former },
    });
  });

  it('R1 reports the short lines of a rejection, and reserves nothing', () => {
    expect(after(reserve, rejected)).toEqual({ status: 'idle', problem: short });
  });

  it('R4 allows one retry after a lost response, and no third attempt', () => {
    const unknown = after(reserve, { type: 'unacknowledged' });
    expect(unknown).toMatchObject({ status: 'unknown', mayRetry: true });
    const again = after(reserve, { type: 'unacknowledged' }, reserve, { type: 'unacknowledged' });
    expect(again).toMatchObject({ status: 'unknown', mayRetry: false });
    expect(reservationReducer(again, reserve)).toBe(again);
    expect(reservationReducer(again, { type: 'cancel' })).toEqual(idleFlow);
    expect(reservationReducer(again, granted())).toMatchObject({
      status: 'reserved',
      requestedTickets,
    });
  });

  it('R6 R11 keeps the tickets and reports the reason if a change or renewal is rejected', () => {
    const expectedState = { status: 'reserved', problem: short, reservation: { _id: 'r1' } };
    expect(after(reserve, granted(), reserve, rejected)).toMatchObject(expectedState);
    expect(after(reserve, granted(), { type: 'renew' }, rejected)).toMatchObject(expectedState);
  });

  it('R11 is renewed as another reservation with the same tickets', () => {
    const flow = after(
      reserve,
      granted(),
      { type: 'renew' },
      seen('reserved', 'r2'),
      granted('r2'),
    );
    expect(flow).toMatchObject({
      status: 'reserved',
      requestedTickets,
      renewals: 1,
      reservation: { _id: 'r2' },
    });
  });

  it('R12 is renewed at most ten times', () => {
    let flow = after(reserve, granted());
    for (let time = 0; time < 10; time += 1) {
      expect(canRenew(flow)).toBe(true);
      flow = [{ type: 'renew' } as const, granted(`r${time}`)].reduce(reservationReducer, flow);
    }
    expect([canRenew(flow), reservationReducer(flow, { type: 'renew' })]).toEqual([false, flow]);
    // Choosing again is not holding on.
    expect(canRenew([reserve, granted('x')].reduce(reservationReducer, flow))).toBe(true);
  });

  it('R13 can be requested again after expiry, and is lost if unavailable', () => {
    const expired = after(reserve, granted(), seen('expired'));
    expect(expired).toMatchObject({ status: 'expired', requestedTickets });
    const again = reservationReducer(expired, reserve);
    expect(reservationReducer(again, rejected)).toMatchObject({
      status: 'lost',
      problem: short,
      requestedTickets,
    });
    expect(reservationReducer(again, granted('r2'))).toMatchObject({ status: 'reserved' });
  });

  it('R14 doesn’t expire while an order is pending, only after it fails', () => {
    const ordering = after(reserve, granted(), { type: 'check-out' });
    expect(reservationReducer(ordering, seen('expired'))).toBe(ordering);
    const failed = reservationReducer(ordering, {
      type: 'order-failed',
      error,
      isIndeterminate: false,
    });
    expect(failed).toMatchObject({ status: 'failed', error });
    expect(reservationReducer(failed, seen('expired'))).toMatchObject({ status: 'expired' });
  });

  it('R37 is done if ordered elsewhere, and stores the order number once known', () => {
    const done = after(reserve, granted(), seen('ordered'));
    expect(done).toMatchObject({ status: 'done', order: null, orderNumber: null });
    const nextState = reservationReducer(done, { type: 'ordered', order: null, orderNumber: 'n1' });
    expect(nextState).toMatchObject({ orderNumber: 'n1' });
  });

  it('R36 is not done before the number of an order that may be its own is known', () => {
    const ordering = after(reserve, granted(), { type: 'check-out' });
    expect(reservationReducer(ordering, seen('ordered'))).toBe(ordering);
    const fail = (isIndeterminate: boolean) =>
      reservationReducer(ordering, { type: 'order-failed', error, isIndeterminate });
    expect(reservationReducer(fail(true), seen('ordered'))).toEqual(fail(true));
    expect(reservationReducer(fail(false), seen('ordered'))).toMatchObject({ status: 'done' });
  });
});

it('R5 R14 never exceeds one reservation, one order and ten renewals in any event order', () => {
  const event: fc.Arbitrary<ReservationEvent> = fc.oneof(
    fc.constantFrom<ReservationEvent>(
      reserve,
      rejected,
      { type: 'unacknowledged' },
      { type: 'renew' },
      { type: 'check-out' },
      { type: 'order-failed', error, isIndeterminate: true },
      { type: 'ordered', order: null, orderNumber: 'n1' },
      { type: 'cancel' },
      { type: 'released' },
      none,
    ),
    fc.constantFrom('r1', 'r2', 'r3').map(granted),
    fc
      .tuple(
        fc.constantFrom('reserved', 'expired', 'canceled', 'ordered' as const),
        fc.constantFrom('r1', 'r2'),
      )
      .map(([status, id]) => seen(status as 'reserved', id)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60, size: 'max' }), (events) => {
      let flow: ReservationFlow = idleFlow;
      for (const next of events) {
        const before = flow;
        flow = reservationReducer(flow, next);
        // A repeated observation changes nothing.
        if (next.type === 'seen') expect(reservationReducer(flow, next)).toBe(flow);
        if ('renewals' in flow) expect(flow.renewals).toBeLessThanOrEqual(10);
        if (before.status === 'checking-out' && flow !== before) {
          expect(['done', 'failed', 'canceled']).toContain(flow.status);
        }
        if (flow.status === 'checking-out' && before.status !== 'checking-out') {
          expect(['reserved', 'failed']).toContain(before.status);
        }
        if (flow.status === 'renewing' && before.status !== 'renewing') {
          expect(canRenew(before)).toBe(true);
        }
      }
    }),
    { numRuns: 2000 },
  );
});
