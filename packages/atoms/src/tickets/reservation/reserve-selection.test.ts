import { expect, it, vi } from 'vitest';
import { ASTRID, CONCERT, createTicketStorefront, SEAT } from '../../testing/ticket-setup.ts';
import { invoiceOptionsAtom, reservationInvoiceAtom } from '../checkout/invoice.ts';
import { placeOrderAtom } from '../checkout/place-order.ts';
import { priceConsentAtom } from '../checkout/price-consent.ts';
import { ticketOfferAtom } from '../selection/ticket-offer.ts';
import { ticketSelectionAtom } from '../selection/ticket-selection.ts';
import { reservationFlowAtom } from './reservation-flow.ts';
import { renewReservationAtom } from './reservation-steps.ts';
import { reserveSelectionAtom } from './reserve-selection.ts';

const CREATE = 'tickets.createReservation';

it('R6 R11 reserves the new selection made during a renewal', async () => {
  const { platform, store, eventId, timesCalled, reserved } = await createTicketStorefront();
  const before = await reserved();
  const ticketDefinitionId = platform.tickets.id(CONCERT, SEAT);
  const choose = (quantity: number) =>
    store.set(ticketSelectionAtom(eventId), [{ ticketDefinitionId, quantity }]);
  choose(2);
  expect(await store.set(reserveSelectionAtom, { eventId })).toMatchObject({ status: 'reserved' });
  const release = platform.hold(CREATE);
  const renewed = store.set(renewReservationAtom, { eventId });
  choose(3);
  const sought = store.set(reserveSelectionAtom, { eventId });
  release();
  await renewed;
  expect(await sought).toMatchObject({
    status: 'reserved',
    problem: null,
    requestedTickets: { ticketQuantities: [{ ticketDefinitionId, quantity: 3 }] },
  });
  expect(timesCalled(CREATE)).toBe(3);
  await vi.waitFor(async () => expect(await reserved()).toBe(before + 3));
});

it('R5 sends one request for a double click', async () => {
  const { platform, store, eventId, timesCalled } = await createTicketStorefront();
  const ticketDefinitionId = platform.tickets.id(CONCERT, SEAT);
  store.set(ticketSelectionAtom(eventId), [{ ticketDefinitionId, quantity: 2 }]);
  const both = await Promise.all([1, 2].map(() => store.set(reserveSelectionAtom, { eventId })));
  expect(both.map(({ status }) => status)).toEqual(['reserved', 'reserved']);
  expect(timesCalled(CREATE)).toBe(1);
});

it('R24 removes a ticket from the selection that the list has no longer, after a rejection', async () => {
  const { platform, store, eventId } = await createTicketStorefront();
  const offerAtom = ticketOfferAtom(eventId);
  store.sub(offerAtom, () => {});
  await vi.waitFor(() => expect(store.get(offerAtom).status).toBe('success'));
  const tickets = [SEAT, 'Under 26'].map((name) => ({
    ticketDefinitionId: platform.tickets.id(CONCERT, name),
    quantity: 1,
  }));
  store.set(ticketSelectionAtom(eventId), tickets);
  platform.tickets.hide(CONCERT, SEAT);
  const { problem } = (await store.set(reserveSelectionAtom, { eventId })) as { problem?: unknown };
  expect(problem).toBeTruthy();
  await vi.waitFor(() => expect(store.get(ticketSelectionAtom(eventId))).toEqual(tickets.slice(1)));
});

/** A buyer, and a function that selects seats and reserves them. */
async function createBuyer() {
  const office = await createTicketStorefront();
  const { platform, store, eventId } = office;
  const ticketDefinitionId = platform.tickets.id(CONCERT, SEAT);
  const reserve = (quantity: number) => {
    store.set(ticketSelectionAtom(eventId), [{ ticketDefinitionId, quantity }]);
    return store.set(reserveSelectionAtom, { eventId });
  };
  return { ...office, reserve, flow: () => store.get(reservationFlowAtom(eventId)) };
}

/** A buyer whose selection of two seats is reserved. */
async function reserveTwo() {
  const buyer = await createBuyer();
  await buyer.reserve(2);
  return buyer;
}

it('R35 continues with the reserved tickets after an order failed', async () => {
  const { store, eventId, reserve, flow, timesCalled } = await reserveTwo();
  await store.set(placeOrderAtom, { eventId, buyer: { ...ASTRID, email: 'nobody' } });
  expect(flow().status).toBe('failed');
  expect(await reserve(2)).toMatchObject({ status: 'reserved', problem: null });
  expect(timesCalled(CREATE)).toBe(1);
});

it('R36 sends nothing and reports no problem while an order’s outcome is unknown', async () => {
  const { platform, store, eventId, reserve, flow, timesCalled } = await reserveTwo();
  platform.fail('tickets.checkout', 'offline');
  platform.fail('tickets.getInvoice', 'offline');
  await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
  expect(await reserve(2)).toBe(flow());
  expect(flow()).toMatchObject({ status: 'failed', isIndeterminate: true });
  expect(timesCalled(CREATE)).toBe(1);
});

it('R32 needs no consent to the total of more tickets with the coupon of the buyer', async () => {
  const { store, eventId, reserve } = await createBuyer();
  const offerAtom = ticketOfferAtom(eventId);
  const invoiceAtom = reservationInvoiceAtom(eventId);
  store.sub(offerAtom, () => {});
  store.sub(invoiceAtom, () => {});
  await vi.waitFor(() => expect(store.get(offerAtom).status).toBe('success'));
  await reserve(2);
  store.set(invoiceOptionsAtom(eventId), { withDiscount: { couponCode: 'FIRSTLIGHT' } });
  await reserve(3);
  await store.set(invoiceAtom);
  const { invoice } = store.get(invoiceAtom).data ?? {};
  expect(Number(invoice?.discount?.amount?.value)).toBeGreaterThan(0);
  expect(store.get(priceConsentAtom(eventId))).toEqual({
    status: 'agreed',
    total: invoice?.grandTotal,
  });
});

it('R6 continues with the reserved tickets after a change was rejected', async () => {
  const { platform, reserve, timesCalled } = await reserveTwo();
  platform.tickets.setLeft(CONCERT, SEAT, 1);
  expect(await reserve(5)).toMatchObject({ status: 'reserved', problem: { kind: 'short' } });
  expect(await reserve(2)).toMatchObject({ status: 'reserved', problem: null });
  expect(timesCalled(CREATE)).toBe(2);
});

it('R11 continues with the reserved tickets after a renewal failed', async () => {
  const { platform, store, eventId, reserve, timesCalled } = await reserveTwo();
  platform.fail(CREATE, 'unavailable', { times: 1 });
  expect(await store.set(renewReservationAtom, { eventId })).toMatchObject({
    status: 'reserved',
    problem: { kind: 'unreachable' },
  });
  expect(await reserve(2)).toMatchObject({ status: 'reserved', problem: null });
  expect(timesCalled(CREATE)).toBe(2);
});
