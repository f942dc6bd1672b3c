import { ApplicationError } from '@vitrine/client';
import { describe, expect, it, vi } from 'vitest';
import { ASTRID, CONCERT, createTicketStorefront, SEAT } from '../../testing/ticket-setup.ts';
import { reservationFlowAtom } from '../reservation/reservation-flow.ts';
import { renewReservationAtom, reserveTicketsAtom } from '../reservation/reservation-steps.ts';
import { invoiceOptionsAtom, reservationInvoiceAtom } from './invoice.ts';
import {
  getDiscountProblems,
  getPriceChanges,
  getRejectedDiscount,
  isFreeOrder,
  orderSummaryRows,
} from './order-summary.ts';
import { placeOrderAtom } from './place-order.ts';
import { priceConsentAtom } from './price-consent.ts';

const euros = (value: string) => ({ value, currency: 'EUR' });

/** A buyer with two reserved seats who views the order summary. */
async function openOrderSummary() {
  const office = await createTicketStorefront();
  const { store, eventId, request } = office;
  const invoiceAtom = reservationInvoiceAtom(eventId);
  const consentAtom = priceConsentAtom(eventId);
  store.sub(consentAtom, () => {});
  await store.set(reserveTicketsAtom, request(2));
  const settled = () =>
    vi.waitFor(() => {
      expect(store.get(invoiceAtom).data).toBeTruthy();
      expect(store.get(invoiceAtom).isPlaceholderData).toBe(false);
    });
  await settled();
  return { ...office, invoiceAtom, consentAtom, settled };
}

describe('priceConsentAtom', () => {
  it('R29 shows the old and the new total until the buyer agrees', async () => {
    const { store, consentAtom } = await openOrderSummary();
    expect(store.get(consentAtom).status).toBe('agreed');
    store.set(consentAtom, euros('1.00'));
    expect(store.get(consentAtom)).toMatchObject({
      status: 'changed',
      from: { value: '1.00' },
    });
    store.set(consentAtom);
    expect(store.get(consentAtom).status).toBe('agreed');
  });

  it('R31 counts a coupon as the buyer’s own change, and agrees only after the new invoice', async () => {
    const { store, eventId, consentAtom, settled } = await openOrderSummary();
    store.set(consentAtom);
    store.set(invoiceOptionsAtom(eventId), { withDiscount: { couponCode: 'FIRSTLIGHT' } });
    expect(store.get(consentAtom).status).toBe('none');
    await settled();
    expect(store.get(consentAtom).status).toBe('agreed');
  });

  it('counts another number of tickets as the buyer’s own change', async () => {
    const { store, consentAtom, request } = await openOrderSummary();
    store.set(consentAtom);
    await store.set(reserveTicketsAtom, request(3));
    await vi.waitFor(() =>
      expect(store.get(consentAtom)).toMatchObject({ status: 'agreed', total: { value: '96.00' } }),
    );
  });

  it('requires consent to another price of the same tickets', async () => {
    const { store, eventId, consentAtom, platform } = await openOrderSummary();
    store.set(consentAtom);
    platform.tickets.setPrice(CONCERT, SEAT, 40);
    await store.set(renewReservationAtom, { eventId });
    await vi.waitFor(() =>
      expect(store.get(consentAtom)).toMatchObject({
        status: 'changed',
        from: { value: '64.00' },
        to: { value: '80.00' },
      }),
    );
  });
});

describe('invoice discounts', () => {
  it('R30 report why a coupon is rejected, and R31 report the benefit separately', async () => {
    const { store, eventId, invoiceAtom, settled } = await openOrderSummary();
    store.set(invoiceOptionsAtom(eventId), {
      withDiscount: { couponCode: 'NOSUCH' },
      paidPlanBenefit: { planOrderId: 'none', benefitId: 'none' },
    });
    await settled();
    expect(getDiscountProblems(store.get(invoiceAtom).data ?? {})).toEqual({
      coupon: { kind: 'unknown' },
      benefit: 'rejected',
    });
    expect(getDiscountProblems({})).toEqual({ coupon: null, benefit: null });
  });

  it('R31 report no coupon for several errors of a benefit', () => {
    const error = [{ code: 'ERROR_BENEFIT_NOT_FOUND' }, { code: 'ERROR_BENEFIT_HAS_EXPIRED' }];
    expect(getDiscountProblems({ discountErrors: { error } })).toEqual({
      coupon: null,
      benefit: 'rejected',
    });
  });

  it('R32 reject the order and refetch the invoice if they are no longer valid', async () => {
    const { store, eventId, timesCalled } = await openOrderSummary();
    const before = timesCalled('tickets.getInvoice');
    const paidPlanBenefit = { planOrderId: 'none', benefitId: 'none' };
    await store.set(placeOrderAtom, { eventId, buyer: ASTRID, paidPlanBenefit });
    const flow = store.get(reservationFlowAtom(eventId));
    expect(flow).toMatchObject({ status: 'failed', error: { name: 'ApplicationError' } });
    expect(flow.status === 'failed' && getRejectedDiscount(flow.error)).toBe('benefit');
    await vi.waitFor(() => expect(timesCalled('tickets.getInvoice')).toBe(before + 2));
  });
});

it('R32 identifies a discount only from an order rejection', () => {
  const rejected = (code: string) =>
    getRejectedDiscount(new ApplicationError({ message: 'No', code, status: 428 }));
  expect(rejected('ERROR_COUPON_HAS_EXPIRED')).toBe('coupon');
  expect(rejected('ERROR_BENEFIT_HAS_EXPIRED')).toBe('benefit');
  expect(rejected('ERROR_RESERVATION_EXPIRED')).toBeNull();
  expect(getRejectedDiscount(new Error('ERROR_BENEFIT_HAS_EXPIRED'))).toBeNull();
});

describe('orderSummaryRows', () => {
  it('R33 T9 places taxes and fees by their type, with the platform’s amounts', () => {
    const placed = (type: 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT') =>
      orderSummaryRows({
        items: [],
        subTotal: euros('64.00'),
        tax: { type, name: 'VAT', rate: '25', amount: euros('12.80') },
        fees: [{ type: `FEE_${type}`, rate: '2.5', amount: euros('1.60') }],
        grandTotal: euros('1.00'),
      });
    for (const [type, placement] of [
      ['INCLUDED', 'included'],
      ['ADDED', 'added'],
      ['ADDED_AT_CHECKOUT', 'at-checkout'],
    ] as const) {
      expect(placed(type)).toEqual([
        { kind: 'subtotal', amount: euros('64.00') },
        { kind: 'tax', placement, name: 'VAT', rate: '25', amount: euros('12.80') },
        { kind: 'fee', placement, rate: '2.5', amount: euros('1.60') },
        // Whatever the rows add up to.
        { kind: 'total', amount: euros('1.00') },
      ]);
    }
  });

  it('R27 R28 T25 needs no payment only if the total is zero', () => {
    const free = { items: [], subTotal: euros('64.00'), grandTotal: euros('0.00') };
    expect([isFreeOrder(free), isFreeOrder({ items: [] })]).toEqual([true, false]);
    expect(isFreeOrder({ items: [], grandTotal: euros('0.01') })).toBe(false);
    expect(orderSummaryRows(free).at(-1)).toEqual({ kind: 'total', amount: euros('0.00') });
  });
});

it('R29 names tickets whose price differs from the list', async () => {
  const { platform, eventId } = await createTicketStorefront();
  const ticketDefinitionId = platform.tickets.id(CONCERT, SEAT);
  const seat = (value: string) => [
    { _id: ticketDefinitionId, eventId, name: SEAT, price: euros(value) },
  ];
  const selection = [{ ticketDefinitionId, quantity: 2 }];
  expect(getPriceChanges(selection, seat('32.00'), seat('32'))).toEqual([]);
  expect(getPriceChanges(selection, seat('32.00'), seat('35.00'))).toEqual([
    { ticketDefinitionId, name: SEAT, from: euros('32.00'), to: euros('35.00') },
  ]);
});
