import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '../../testing/leavable-page.ts';
import { watch } from '../../testing/storefronts.ts';
import { ASTRID, createTicketStorefront } from '../../testing/ticket-setup.ts';
import { checkoutTicketsAtom } from '../checkout/mutations.ts';
import { availableTicketsAtom } from '../queries.ts';
import { resumeReservationAtom } from './mutations.ts';
import { reservationAtom } from './reservation.ts';
import { reservationRemainingAtom } from './reservation-timer.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a reservation', () => {
  it('expires after twenty minutes, and the tickets are on sale again', async () => {
    const { store, eventId, reserve, reserved } = await createTicketStorefront();
    const before = await reserved();
    const reservation = await reserve(2);
    const listAtom = availableTicketsAtom({ eventId });
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).isFetching).toBe(false));
    const reservationStateAtom = reservationAtom(eventId);
    const left = Number(reservation.expires) - Date.now();
    vi.advanceTimersByTime(left - 1);
    expect([store.get(reservationStateAtom).status, store.get(listAtom).isFetching]).toEqual([
      'reserved',
      false,
    ]);
    vi.advanceTimersByTime(1);
    expect(store.get(reservationStateAtom)).toEqual({ status: 'expired', reservation });
    expect(store.get(listAtom).isFetching).toBe(true);
    // The other initial reservations have expired too.
    expect(await reserved()).toBeLessThanOrEqual(before);
  });

  it('is not released any more when the page is closed', async () => {
    const { listening } = stubPage();
    const { store, eventId, reserve } = await createTicketStorefront();
    await reserve(2);
    store.sub(reservationAtom(eventId), () => {});
    expect(listening.has('pagehide')).toBe(true);
    vi.advanceTimersByTime(20 * MINUTE + 2000);
    expect(store.get(reservationAtom(eventId)).status).toBe('expired');
    expect(listening.has('pagehide')).toBe(false);
    vi.unstubAllGlobals();
  });

  it('T17 expires by the platform’s clock, even if the local clock is wrong', async () => {
    const { store, eventId, reserve } = await createTicketStorefront({ ahead: 10 * MINUTE });
    await reserve(2);
    const remaining = Number(store.get(reservationRemainingAtom(eventId)));
    expect(remaining).toBeGreaterThan(20 * MINUTE - 2000);
    expect(remaining).toBeLessThan(20 * MINUTE + 2000);
    vi.advanceTimersByTime(19 * MINUTE);
    expect(store.get(reservationAtom(eventId)).status).toBe('reserved');
    vi.advanceTimersByTime(MINUTE + 2000);
    expect(store.get(reservationAtom(eventId)).status).toBe('expired');
  });

  it('doesn’t expire with the reservation that it replaced', async () => {
    const { store, eventId, reserve } = await createTicketStorefront();
    await reserve(2);
    vi.advanceTimersByTime(5 * MINUTE);
    await reserve(3);
    vi.advanceTimersByTime(16 * MINUTE);
    expect(store.get(reservationAtom(eventId)).status).toBe('reserved');
    vi.advanceTimersByTime(4 * MINUTE);
    expect(store.get(reservationAtom(eventId)).status).toBe('expired');
  });

  it('T14 counts down every second for subscribers, and ends at zero', async () => {
    const { storefront, store, eventId, reserve } = await createTicketStorefront();
    const remainingAtom = reservationRemainingAtom(eventId);
    expect(store.get(remainingAtom)).toBeNull();
    await reserve(2);
    const { seen, stop } = watch(storefront, remainingAtom);
    vi.advanceTimersByTime(3000);
    expect(seen.slice(-3)).toEqual([1_199_000, 1_198_000, 1_197_000]);
    vi.advanceTimersByTime(20 * MINUTE);
    expect(store.get(remainingAtom)).toBe(0);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('doesn’t expire while an order is pending, whose response decides', async () => {
    const { platform, store, eventId, reserve } = await createTicketStorefront();
    const { _id: reservationId } = await reserve(2);
    vi.advanceTimersByTime(20 * MINUTE - 500);
    const release = platform.hold('tickets.checkout', { at: 'response' });
    const done = store.set(checkoutTicketsAtom, { eventId, reservationId, buyer: ASTRID });
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.get(reservationAtom(eventId)).status).toBe('ordering');
    release();
    const { order } = await done;
    expect(store.get(reservationAtom(eventId))).toMatchObject({ status: 'ordered', order });
  });

  it('expires when an order fails after its deadline', async () => {
    const { platform, store, eventId, reserve } = await createTicketStorefront();
    const { _id: reservationId } = await reserve(2);
    vi.advanceTimersByTime(20 * MINUTE - 500);
    const release = platform.hold('tickets.checkout');
    const done = store.set(checkoutTicketsAtom, { eventId, reservationId, buyer: ASTRID });
    done.catch(() => {});
    await vi.advanceTimersByTimeAsync(1000);
    release();
    await expect(done).rejects.toMatchObject({ name: 'ApplicationError' });
    expect(store.get(reservationAtom(eventId)).status).toBe('expired');
  });

  it('is expired if it is resumed after its deadline', async () => {
    const { store, eventId, reserve } = await createTicketStorefront();
    const { _id: reservationId } = await reserve(2);
    vi.advanceTimersByTime(21 * MINUTE);
    await store.set(resumeReservationAtom, { eventId, reservationId });
    expect(store.get(reservationAtom(eventId)).status).toBe('expired');
    expect(vi.getTimerCount()).toBe(0);
  });
});
