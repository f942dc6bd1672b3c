import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watch } from '../../testing/storefronts.ts';
import { createTicketStorefront } from '../../testing/ticket-setup.ts';
import { reservationAtom } from './reservation.ts';
import {
  getReservationNotice,
  ReservationNotice,
  reservationNoticeAtom,
  reservationRemainingAtom,
} from './reservation-timer.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('reservation notices', () => {
  it('R10 T15 appear at 5, 2 and 1 minutes, at 30 seconds and at the end, once each', async () => {
    const { storefront, store, eventId, reserve } = await createTicketStorefront();
    const { expires } = await reserve(2);
    const seen: [ReservationNotice | null, number][] = [];
    const noticeAtom = reservationNoticeAtom(eventId);
    storefront.store.sub(noticeAtom, () => {
      seen.push([store.get(noticeAtom), Math.round((Number(expires) - Date.now()) / SECOND)]);
    });
    expect(store.get(noticeAtom)).toBeNull();
    vi.advanceTimersByTime(21 * MINUTE);
    expect(seen.map(([notice]) => notice)).toEqual([
      'FIVE_MINUTES',
      'TWO_MINUTES',
      'ONE_MINUTE',
      'HALF_MINUTE',
      'EXPIRED',
    ]);
    for (const [index, at] of [300, 120, 60, 30, 0].entries()) {
      expect(Math.abs((seen[index]?.[1] ?? Number.NaN) - at)).toBeLessThanOrEqual(1);
    }
  });

  it('R17 show only the latest after a sleep that skipped several', async () => {
    const { storefront, eventId, reserve } = await createTicketStorefront();
    await reserve(2);
    const { seen } = watch(storefront, reservationNoticeAtom(eventId));
    vi.setSystemTime(Date.now() + 19 * MINUTE + 10 * SECOND);
    vi.advanceTimersByTime(SECOND);
    expect([...new Set(seen)]).toEqual([null, 'ONE_MINUTE']);
  });

  it('don’t appear without a reservation', () => {
    expect([getReservationNotice(null), getReservationNotice(301 * SECOND)]).toEqual([null, null]);
    expect(getReservationNotice(300 * SECOND)).toBe(ReservationNotice.FIVE_MINUTES);
  });
});

describe('a reservation after a clock change', () => {
  it('R16 continues unchanged when the clock is set back', async () => {
    const { storefront, store, eventId, reserve } = await createTicketStorefront();
    await reserve(2);
    const remainingAtom = reservationRemainingAtom(eventId);
    watch(storefront, remainingAtom);
    vi.advanceTimersByTime(5 * MINUTE);
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    vi.advanceTimersByTime(SECOND);
    const left = Number(store.get(remainingAtom));
    expect(Math.abs(left - (15 * MINUTE - SECOND))).toBeLessThanOrEqual(SECOND);
  });

  it('R16 isn’t lost when the clock is set ahead: the platform is checked first', async () => {
    const { platform, store, eventId, reserve, timesCalled } = await createTicketStorefront();
    const { _id } = await reserve(2);
    const callCount = timesCalled('tickets.getInvoice');
    // The machine's clock jumps; the platform's does not.
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    platform.clock.advance(-60 * MINUTE);
    await vi.advanceTimersByTimeAsync(31 * SECOND);
    expect(timesCalled('tickets.getInvoice')).toBe(callCount + 1);
    expect(store.get(reservationAtom(eventId))).toMatchObject({
      status: 'reserved',
      reservation: { _id },
    });
    const left = Number(store.get(reservationRemainingAtom(eventId)));
    expect(Math.abs(left - (20 * MINUTE - 31 * SECOND))).toBeLessThanOrEqual(2 * SECOND);
  });

  it('R17 expires after a sleep past its deadline, even if the platform is unreachable', async () => {
    for (const isReached of [true, false]) {
      const { platform, store, eventId, reserve } = await createTicketStorefront();
      await reserve(2);
      if (!isReached) platform.fail('tickets.getInvoice', 'offline');
      vi.setSystemTime(Date.now() + 60 * MINUTE);
      await vi.advanceTimersByTimeAsync(40 * SECOND);
      expect(store.get(reservationAtom(eventId)).status).toBe('expired');
    }
  });
});
