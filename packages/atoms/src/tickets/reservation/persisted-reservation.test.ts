import { describe, expect, it, vi } from 'vitest';
import { hydratedAtom, startHydrationAtom } from '../../hydration/hydrating.ts';
import { memoryStorage } from '../../persistence/storage.ts';
import { watchPersonalData } from '../../session/personal-data.ts';
import { signIn } from '../../testing/accounts.ts';
import { createTestStorefront, setPorts } from '../../testing/storefronts.ts';
import { createTicketStorefront } from '../../testing/ticket-setup.ts';
import { cancelReservationAtom } from './mutations.ts';
import { persistedReservationAtom } from './persisted-reservation.ts';
import { reservationAtom } from './reservation.ts';
import { reservationFlowAtom } from './reservation-flow.ts';
import { leaveTicketsAtom, renewReservationAtom, reserveTicketsAtom } from './reservation-steps.ts';
import { restoreReservationAtom, startOverAtom } from './restore-reservation.ts';

const NAME = 'vitrine.reservations';

/** A buyer with a stored reservation of two seats, and another of their pages. */
async function twoPages() {
  const office = await createTicketStorefront();
  const { platform, store, eventId, request } = office;
  const before = await office.reserved();
  const storage = memoryStorage();
  setPorts(store, { storage });
  store.sub(persistedReservationAtom(eventId), () => {});
  await store.set(reserveTicketsAtom, request(2));
  await store.set(renewReservationAtom, { eventId });
  const { store: other } = createTestStorefront(platform);
  setPorts(other, { storage });
  other.sub(persistedReservationAtom(eventId), () => {});
  return {
    ...office,
    before,
    storage,
    other,
    tell: () => storage.change(NAME, storage.read(NAME)),
  };
}

describe('a persisted reservation', () => {
  it('R8 is restored after a reload, with its requested tickets', async () => {
    const { store, other, eventId } = await twoPages();
    const flow = store.get(reservationFlowAtom(eventId));
    expect(store.get(persistedReservationAtom(eventId))).toBeNull();
    expect(other.get(persistedReservationAtom(eventId))).toMatchObject({ renewals: 1 });
    const found = await other.set(restoreReservationAtom, { eventId });
    expect(found).toMatchObject({
      status: 'reserved',
      renewals: 1,
      requestedTickets: 'requestedTickets' in flow && flow.requestedTickets,
      reservation: { _id: 'reservation' in flow && flow.reservation._id },
    });
    expect(other.get(persistedReservationAtom(eventId))).toBeNull();
  });

  it('R8 keeps its requested tickets while a change of them is pending', async () => {
    const { platform, store, other, eventId, request, tell } = await twoPages();
    const { ticketQuantities } = request(2);
    const release = platform.hold('tickets.createReservation');
    const change = store.set(reserveTicketsAtom, request(3));
    await vi.waitFor(() => expect(platform.waiting).toBe(1));
    tell();
    expect(other.get(persistedReservationAtom(eventId))).toMatchObject({
      ticketQuantities,
      renewals: 1,
    });
    release();
    await change;
  });

  it('R8 is omitted until a server-rendered page is hydrated', async () => {
    const { other, eventId } = await twoPages();
    other.set(startHydrationAtom);
    expect(other.get(persistedReservationAtom(eventId))).toBeNull();
    other.set(hydratedAtom);
    expect(other.get(persistedReservationAtom(eventId))).toMatchObject({ renewals: 1 });
  });

  it('R8 is reported as expired once, and then removed', async () => {
    const { platform, other, storage, eventId } = await twoPages();
    platform.clock.advance(21 * 60_000);
    expect(await other.set(restoreReservationAtom, { eventId })).toMatchObject({
      status: 'expired',
    });
    expect(storage.read(NAME)).toBeNull();
  });

  it('R9 can be canceled from another tab to start over', async () => {
    const { other, storage, eventId, before, reserved } = await twoPages();
    await other.set(startOverAtom, { eventId });
    expect(storage.read(NAME)).toBeNull();
    expect(other.get(persistedReservationAtom(eventId))).toBeNull();
    expect(await reserved()).toBe(before);
  });

  it('R9 appears in the other tab immediately, and disappears when canceled', async () => {
    const { store, other, storage, tell, eventId } = await twoPages();
    tell();
    expect(other.get(persistedReservationAtom(eventId))).not.toBeNull();
    await store.set(leaveTicketsAtom, { eventId });
    expect(storage.read(NAME)).toBeNull();
    tell();
    expect(other.get(persistedReservationAtom(eventId))).toBeNull();
  });

  it('R9 is removed in its own tab after it is resumed and canceled', async () => {
    const { other, storage, eventId } = await twoPages();
    await other.set(restoreReservationAtom, { eventId });
    await other.set(leaveTicketsAtom, { eventId });
    expect(storage.read(NAME)).toBeNull();
    expect(other.get(persistedReservationAtom(eventId))).toBeNull();
  });

  it('R6 R9 replaces the page’s own reservation, which is canceled', async () => {
    const { store, other, eventId, request, tell, before, reserved } = await twoPages();
    await other.set(reserveTicketsAtom, request(3));
    tell();
    expect(await reserved()).toBe(before + 5);
    const own = store.get(reservationAtom(eventId)).reservation?._id;
    await store.set(restoreReservationAtom, { eventId });
    expect(store.get(reservationAtom(eventId)).reservation?._id).not.toBe(own);
    await vi.waitFor(async () => expect(await reserved()).toBe(before + 3));
  });

  it('R9 leaves the page’s own reservation unchanged if it has ended', async () => {
    const { store, other, eventId, request, storage, tell } = await twoPages();
    await other.set(reserveTicketsAtom, request(3));
    tell();
    const memberItems = other.get(reservationAtom(eventId)).reservation?._id ?? '';
    await other.set(cancelReservationAtom, { eventId, reservationId: memberItems });
    const own = store.get(reservationAtom(eventId));
    await store.set(restoreReservationAtom, { eventId });
    expect(store.get(reservationAtom(eventId))).toEqual(own);
    expect(store.get(persistedReservationAtom(eventId))).toBeNull();
    expect(storage.read(NAME)).toContain(own.reservation?._id);
  });

  it('R8 is not offered after it expires', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
    const { other, tell, eventId } = await twoPages();
    tell();
    expect(other.get(persistedReservationAtom(eventId))).not.toBeNull();
    vi.advanceTimersByTime(21 * 60_000);
    expect(other.get(persistedReservationAtom(eventId))).toBeNull();
    vi.useRealTimers();
  });

  it('is null if the stored text is invalid', async () => {
    const { platform, eventId } = await createTicketStorefront();
    for (const text of ['{', 'null', '{"e":{}}', `{"${eventId}":{"reservationId":1}}`]) {
      const { store } = createTestStorefront(platform);
      setPorts(store, { storage: memoryStorage({ [NAME]: text }) });
      expect(store.get(persistedReservationAtom(eventId))).toBeNull();
    }
  });

  it('is kept if the platform is unreachable', async () => {
    const { platform, other, storage, eventId } = await twoPages();
    platform.fail('tickets.getInvoice', 'offline');
    await expect(other.set(restoreReservationAtom, { eventId })).rejects.toThrow();
    expect(storage.read(NAME)).not.toBeNull();
  });

  it('is removed at a member’s logout, and kept for a visitor', async () => {
    const { platform, store, storage, storefront } = await twoPages();
    await signIn({ platform, store });
    expect(storage.read(NAME)).not.toBeNull();
    await storefront.client.tokens.replace(undefined);
    await vi.waitFor(() => expect(storage.read(NAME)).toBeNull());
  });

  it('S53 is removed at a logout on a page that has not read it', async () => {
    const { platform, storage } = await twoPages();
    const { store: accountPage } = createTestStorefront(platform);
    watchPersonalData(accountPage, storage, memoryStorage()).delete();
    expect(storage.read(NAME)).toBeNull();
  });
});
