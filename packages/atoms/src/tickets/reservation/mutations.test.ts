import { describe, expect, it, vi } from 'vitest';
import { signIn } from '../../testing/accounts.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { ASTRID, createTicketStorefront } from '../../testing/ticket-setup.ts';
import { checkoutTicketsAtom } from '../checkout/mutations.ts';
import { availableTicketsAtom } from '../queries.ts';
import {
  cancelReservationAtom,
  createReservationAtom,
  resumeReservationAtom,
} from './mutations.ts';
import { reservationAtom, setReservationAtom } from './reservation.ts';

const CREATE = 'tickets.createReservation';

describe('createReservationAtom', () => {
  it('reserves the tickets, and the lists show the remaining quantity', async () => {
    const { store, eventId, reserve, reserved, timesCalled } = await createTicketStorefront();
    const before = await reserved();
    const listAtom = availableTicketsAtom({ eventId });
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
    const reservation = await reserve(2);
    expect(store.get(reservationAtom(eventId))).toEqual({ status: 'reserved', reservation });
    expect(reservation.expires).toBeInstanceOf(Date);
    await vi.waitFor(() => expect(timesCalled('tickets.listAvailableTickets')).toBe(2));
    expect(await reserved()).toBe(before + 2);
  });

  it('S53 releases tickets that arrive after the member has logged out', async () => {
    const { platform, store, storefront, eventId, reserve, reserved, timesCalled } =
      await createTicketStorefront();
    const before = await reserved();
    await signIn({ platform, store });
    const release = platform.hold(CREATE);
    const pending = reserve(2);
    await vi.waitFor(() => expect(timesCalled(CREATE)).toBe(1));
    await storefront.client.tokens.replace(undefined);
    release();
    await pending;
    expect(store.get(reservationAtom(eventId)).status).toBe('none');
    await vi.waitFor(async () => expect(await reserved()).toBe(before));
  });

  it('sends one request for a double click', async () => {
    const { reserve, timesCalled, reserved } = await createTicketStorefront();
    const before = await reserved();
    const [first, second] = await Promise.all([reserve(2), reserve(2)]);
    expect(second).toBe(first);
    expect([timesCalled(CREATE), await reserved()]).toEqual([1, before + 2]);
  });

  it('cancels the previous reservation after the new one is created', async () => {
    const { store, eventId, reserve, reserved } = await createTicketStorefront();
    const before = await reserved();
    await reserve(2);
    const second = await reserve(5);
    expect(store.get(reservationAtom(eventId))).toEqual({
      status: 'reserved',
      reservation: second,
    });
    await vi.waitFor(async () => expect(await reserved()).toBe(before + 5));
  });

  it('keeps the previous reservation if the new one is rejected', async () => {
    const { store, eventId, reserve, reserved } = await createTicketStorefront();
    const before = await reserved();
    const reservation = await reserve(2);
    await expect(reserve(9)).rejects.toMatchObject({ status: expect.any(Number) });
    expect(store.get(reservationAtom(eventId))).toEqual({ status: 'reserved', reservation });
    expect(store.get(createReservationAtom)).toMatchObject({ status: 'error' });
    expect(await reserved()).toBe(before + 2);
  });

  it('cancels a late reservation that a newer request replaced', async () => {
    const { platform, store, eventId, reserve, reserved } = await createTicketStorefront();
    const before = await reserved();
    const release = platform.hold(CREATE, { at: 'response', times: 1 });
    const late = reserve(2);
    await vi.waitFor(async () => expect(await reserved()).toBe(before + 2));
    const newer = await reserve(3);
    release();
    expect((await late)._id).not.toBe(newer._id);
    expect(store.get(reservationAtom(eventId))).toEqual({ status: 'reserved', reservation: newer });
    await vi.waitFor(async () => expect(await reserved()).toBe(before + 3));
  });

  it('keeps a late reservation if the newer request is rejected', async () => {
    const { platform, store, eventId, reserve } = await createTicketStorefront();
    const release = platform.hold(CREATE, { at: 'response', times: 1 });
    const late = reserve(2);
    await expect(reserve(9)).rejects.toThrow();
    release();
    const reservation = await late;
    expect(store.get(reservationAtom(eventId))).toEqual({ status: 'reserved', reservation });
  });
});

describe('cancelReservationAtom', () => {
  it('releases the tickets, on the page immediately', async () => {
    const { platform, store, eventId, reserve, reserved } = await createTicketStorefront();
    const before = await reserved();
    const { _id: reservationId } = await reserve(2);
    const release = platform.hold('tickets.cancelReservation');
    const done = store.set(cancelReservationAtom, { eventId, reservationId });
    expect(store.get(reservationAtom(eventId))).toEqual({ status: 'none', reservation: null });
    release();
    await done;
    expect(store.get(reservationAtom(eventId)).status).toBe('none');
    expect(await reserved()).toBe(before);
  });

  it('restores the reservation if the platform fails', async () => {
    const { platform, store, eventId, reserve, reserved } = await createTicketStorefront();
    const before = await reserved();
    const reservation = await reserve(2);
    platform.fail('tickets.cancelReservation', 'unavailable', { times: 1 });
    const name = { eventId, reservationId: reservation._id };
    await expect(store.set(cancelReservationAtom, name)).rejects.toMatchObject({ status: 503 });
    expect(store.get(reservationAtom(eventId))).toEqual({ status: 'reserved', reservation });
    expect(await reserved()).toBe(before + 2);
  });

  it('keeps ordered and ended reservations unchanged', async () => {
    const { platform, store, eventId, reserve } = await createTicketStorefront();
    const { _id: reservationId } = await reserve(2);
    const name = { eventId, reservationId };
    const { order } = await store.set(checkoutTicketsAtom, { ...name, buyer: ASTRID });
    await expect(store.set(cancelReservationAtom, name)).rejects.toMatchObject({
      name: 'ApplicationError',
    });
    expect(store.get(reservationAtom(eventId))).toMatchObject({ status: 'ordered', order });

    const other = await reserve(1);
    store.set(setReservationAtom, eventId, { status: 'expired', reservation: other });
    platform.fail('tickets.cancelReservation', 'unavailable', { times: 1 });
    const ended = { eventId, reservationId: other._id };
    await expect(store.set(cancelReservationAtom, ended)).rejects.toMatchObject({ status: 503 });
    expect(store.get(reservationAtom(eventId)).status).toBe('expired');
    await store.set(cancelReservationAtom, ended);
    expect(store.get(reservationAtom(eventId)).status).toBe('none');
  });

  it('leaves a newer reservation unchanged', async () => {
    const { platform, store, eventId, reserve } = await createTicketStorefront();
    const { _id: reservationId } = await reserve(2);
    const release = platform.hold('tickets.cancelReservation', { times: 1 });
    platform.fail('tickets.cancelReservation', 'unavailable', { times: 1 });
    const failed = store.set(cancelReservationAtom, { eventId, reservationId });
    const newer = await reserve(3);
    release();
    await expect(failed).rejects.toMatchObject({ status: 503 });
    expect(store.get(reservationAtom(eventId))).toEqual({ status: 'reserved', reservation: newer });
  });

  it('treats an unknown reservation as canceled', async () => {
    const { store, eventId } = await createTicketStorefront();
    const none = { eventId, reservationId: 'none' };
    await expect(store.set(cancelReservationAtom, none)).resolves.toBeUndefined();
  });
});

describe('resumeReservationAtom', () => {
  it('resumes a reservation when the visitor returns to the page', async () => {
    const { platform, eventId, reserve } = await createTicketStorefront();
    const { _id: reservationId, expires } = await reserve(2);
    const { store } = createTestStorefront(platform);
    await store.set(resumeReservationAtom, { eventId, reservationId });
    const { status, reservation } = store.get(reservationAtom(eventId));
    expect(status).toBe('reserved');
    expect(reservation).toMatchObject({ _id: reservationId, expires });
    expect(reservation?.reservations[0]?.quantity).toBe(2);
  });

  it('reports that a reservation is no longer active', async () => {
    const { platform, store, eventId, reserve } = await createTicketStorefront();
    const { _id: reservationId } = await reserve(2);
    await store.set(cancelReservationAtom, { eventId, reservationId });
    const { store: later } = createTestStorefront(platform);
    await later.set(resumeReservationAtom, { eventId, reservationId });
    expect(later.get(reservationAtom(eventId)).status).toBe('canceled');
    const none = { eventId, reservationId: 'none' };
    await expect(later.set(resumeReservationAtom, none)).rejects.toMatchObject({ status: 404 });
    expect(later.get(reservationAtom(eventId)).status).toBe('canceled');
  });
});
