import { cancelReservation, checkout } from '@vitrine/client/tickets';
import { PLAN_BENEFITS } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { signIn } from '../../testing/accounts.ts';
import { ASTRID, createTicketStorefront } from '../../testing/ticket-setup.ts';
import { cancelReservationAtom } from '../reservation/mutations.ts';
import { reservationAtom } from '../reservation/reservation.ts';
import { invoiceAtom, invoiceOptionsAtom, reservationInvoiceAtom } from './invoice.ts';
import { checkoutTicketsAtom } from './mutations.ts';

/** A visitor with two reserved seats who views their invoice. */
async function openInvoice() {
  const visit = await createTicketStorefront();
  const { store, eventId } = visit;
  const invoiceAtom = reservationInvoiceAtom(eventId);
  store.sub(invoiceAtom, () => {});
  expect(store.get(invoiceAtom)).toMatchObject({ data: undefined, fetchStatus: 'idle' });
  const reservation = await visit.reserve(2);
  await vi.waitFor(() => expect(store.get(invoiceAtom).data).toBeTruthy());
  return {
    ...visit,
    shownAtom: invoiceAtom,
    reservation,
    name: { eventId, reservationId: reservation._id },
    total: () => store.get(invoiceAtom).data?.invoice.grandTotal?.value,
  };
}

describe('reservationInvoiceAtom', () => {
  it('returns the totals of the reservation', async () => {
    const { total, reservation } = await openInvoice();
    expect(total()).toBe(reservation.invoice?.grandTotal?.value);
  });

  it('T11 applies a coupon, and keeps the previous totals as placeholder until then', async () => {
    const { platform, store, eventId, shownAtom, total } = await openInvoice();
    const full = total();
    const release = platform.hold('tickets.getInvoice');
    store.set(invoiceOptionsAtom(eventId), { withDiscount: { couponCode: 'FIRSTLIGHT' } });
    expect(store.get(shownAtom)).toMatchObject({ isPlaceholderData: true });
    expect(total()).toBe(full);
    release();
    await vi.waitFor(() => expect(store.get(shownAtom).isPlaceholderData).toBe(false));
    expect(Number(total())).toBeLessThan(Number(full));
  });

  it('returns the reason a coupon is rejected, with the full totals', async () => {
    const { store, eventId, shownAtom, total } = await openInvoice();
    const full = total();
    store.set(invoiceOptionsAtom(eventId), { withDiscount: { couponCode: 'NOSUCH' } });
    await vi.waitFor(() => expect(store.get(shownAtom).isPlaceholderData).toBe(false));
    expect(store.get(shownAtom).data?.discountErrors?.error).toHaveLength(1);
    expect(total()).toBe(full);
  });

  it('S53 forgets the coupon of a member who logs out', async () => {
    const { platform, store, eventId, storefront } = await openInvoice();
    await signIn({ platform, store });
    store.set(invoiceOptionsAtom(eventId), { withDiscount: { couponCode: 'FIRSTLIGHT' } });
    await storefront.client.tokens.replace(undefined);
    await vi.waitFor(() => expect(store.get(invoiceOptionsAtom(eventId))).toEqual({}));
  });

  it('T12 applies a pricing plan benefit', async () => {
    const { store, eventId, shownAtom, total } = await openInvoice();
    const full = total();
    const [{ planOrderId = '', benefitId = '' } = {}] = PLAN_BENEFITS;
    store.set(invoiceOptionsAtom(eventId), { paidPlanBenefit: { planOrderId, benefitId } });
    await vi.waitFor(() => expect(store.get(shownAtom).isPlaceholderData).toBe(false));
    const { discountErrors } = store.get(shownAtom).data ?? {};
    expect(discountErrors ? total() === full : Number(total()) < Number(full)).toBe(true);
  });

  it('shows nothing of a previous reservation', async () => {
    const { store, name, shownAtom, reserve, total } = await openInvoice();
    const two = Number(total());
    await store.set(cancelReservationAtom, name);
    expect(store.get(shownAtom)).toMatchObject({ data: undefined, fetchStatus: 'idle' });
    await reserve(1);
    expect(store.get(shownAtom).data).toBeUndefined();
    await vi.waitFor(() => expect(Number(total())).toBe(two / 2));
  });
});

describe('the reservation status in an invoice', () => {
  it('ends a reservation that was ordered elsewhere', async () => {
    const { storefront, store, eventId, name, shownAtom } = await openInvoice();
    await checkout(storefront.client, eventId, { ...name, buyer: ASTRID });
    await store.set(shownAtom);
    expect(store.get(reservationAtom(eventId))).toMatchObject({
      status: 'ordered',
      reservation: { _id: name.reservationId },
    });
  });

  it('ends a reservation that was canceled elsewhere', async () => {
    const { storefront, store, eventId, name, shownAtom } = await openInvoice();
    await cancelReservation(storefront.client, name.reservationId, eventId);
    await store.set(shownAtom);
    expect(store.get(reservationAtom(eventId)).status).toBe('canceled');
  });

  it('doesn’t revert an order placed here', async () => {
    const { store, eventId, name } = await openInvoice();
    const { order } = await store.set(checkoutTicketsAtom, { ...name, buyer: ASTRID });
    await store.set(invoiceAtom(name));
    expect(store.get(reservationAtom(eventId))).toMatchObject({ status: 'ordered', order });
  });
});

describe('invoiceAtom', () => {
  it('returns the invoice of any reservation, and null if it doesn’t exist', async () => {
    const { store, name } = await openInvoice();
    const half = invoiceAtom({ ...name, withDiscount: { couponCode: 'FIRSTLIGHT' } });
    expect((await store.set(half)).data?.reservationStatus).toBe('RESERVATION_PENDING');
    expect((await store.set(invoiceAtom({ ...name, reservationId: 'none' }))).data).toBeNull();
  });
});
