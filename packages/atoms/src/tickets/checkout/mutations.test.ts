import { describe, expect, it, vi } from 'vitest';
import { orderAtom, ordersAtom } from '../../orders/queries.ts';
import { ASTRID, createTicketStorefront } from '../../testing/ticket-setup.ts';
import { reservationAtom } from '../reservation/reservation.ts';
import { leaveTicketsAtom, reserveTicketsAtom } from '../reservation/reservation-steps.ts';
import { checkoutTicketsAtom, posCheckoutAtom, updateCheckoutAtom } from './mutations.ts';

async function holdSeats() {
  const visit = await createTicketStorefront();
  const { _id: reservationId } = await visit.reserve(2);
  return { ...visit, reservationId, request: { eventId: visit.eventId, reservationId } };
}

describe('checkoutTicketsAtom', () => {
  it('creates an order from the reservation and adds it to the lists', async () => {
    const { store, eventId, request } = await holdSeats();
    const listAtom = ordersAtom({ eventId: [eventId], searchPhrase: ASTRID.email });
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).items).toEqual([]));
    const { order } = await store.set(checkoutTicketsAtom, { ...request, buyer: ASTRID });
    expect(order).toMatchObject({ eventId, email: ASTRID.email });
    expect(store.get(reservationAtom(eventId))).toMatchObject({ status: 'ordered', order });
    await vi.waitFor(() => expect(store.get(listAtom).items).toHaveLength(1));
  });

  it('creates one order for a double click', async () => {
    const { store, request, timesCalled } = await holdSeats();
    const both = [1, 2].map(() => store.set(checkoutTicketsAtom, { ...request, buyer: ASTRID }));
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    expect(timesCalled('tickets.checkout')).toBe(1);
  });

  it('keeps the reservation if the platform rejects the buyer', async () => {
    const { store, eventId, request, reservationId } = await holdSeats();
    const buyer = { ...ASTRID, email: 'nobody' };
    await expect(store.set(checkoutTicketsAtom, { ...request, buyer })).rejects.toMatchObject({
      name: 'ValidationError',
      message: expect.stringContaining('"buyer.email"'),
    });
    expect(store.get(reservationAtom(eventId))).toMatchObject({
      status: 'reserved',
      reservation: { _id: reservationId },
    });
  });
});

describe('posCheckoutAtom', () => {
  it('creates one order at the door', async () => {
    const { store, eventId, request, timesCalled } = await holdSeats();
    const sale = { ...request, paymentDetailsId: '5f0f6f0e-32a9-4f6e-9d5e-7f1f9b6c2a11' };
    const [order, same] = await Promise.all([
      store.set(posCheckoutAtom, sale),
      store.set(posCheckoutAtom, sale),
    ]);
    expect(same).toBe(order);
    expect(order).toMatchObject({ eventId, channel: 'OFFLINE_POS' });
    expect(timesCalled('tickets.posCheckout')).toBe(1);
    expect(store.get(reservationAtom(eventId))).toMatchObject({ status: 'ordered', order });
  });
});

describe('leaveTicketsAtom', () => {
  it('doesn’t cancel a reservation with a pending POS checkout', async () => {
    const { platform, store, eventId, request, timesCalled } = await createTicketStorefront();
    await store.set(reserveTicketsAtom, request(2));
    const reservationId = store.get(reservationAtom(eventId)).reservation?._id ?? '';
    const release = platform.hold('tickets.posCheckout', { at: 'response' });
    const paymentDetailsId = '5f0f6f0e-32a9-4f6e-9d5e-7f1f9b6c2a11';
    const sale = store.set(posCheckoutAtom, { eventId, reservationId, paymentDetailsId });
    await store.set(leaveTicketsAtom, { eventId });
    release();
    const order = await sale;
    expect(timesCalled('tickets.cancelReservation')).toBe(0);
    expect(store.get(reservationAtom(eventId))).toMatchObject({ status: 'ordered', order });
  });
});

describe('updateCheckoutAtom', () => {
  it('changes the buyer of an unpaid order for all its subscribers', async () => {
    const { store, eventId, request } = await holdSeats();
    const { order } = await store.set(checkoutTicketsAtom, { ...request, buyer: ASTRID });
    const { orderNumber } = order;
    const updatedOrderAtom = orderAtom({ eventId, orderNumber });
    store.sub(updatedOrderAtom, () => {});
    await vi.waitFor(() => expect(store.get(updatedOrderAtom).data?.firstName).toBe('Astrid'));
    const buyer = { ...ASTRID, firstName: 'Åse' };
    await store.set(updateCheckoutAtom, { eventId, orderNumber, buyer });
    await vi.waitFor(() => expect(store.get(updatedOrderAtom).data?.firstName).toBe('Åse'));
  });
});
