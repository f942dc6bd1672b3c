import { describe, expect, it, vi } from 'vitest';
import { createTicketStorefront } from '../../testing/ticket-setup.ts';
import { reservationFlowAtom } from '../reservation/reservation-flow.ts';
import { leaveTicketsAtom, reserveTicketsAtom } from '../reservation/reservation-steps.ts';
import { placePosOrderAtom } from './place-order.ts';

const SELL = 'tickets.posCheckout';

async function sellAtDesk() {
  const desk = await createTicketStorefront();
  const { store, platform, eventId, request } = desk;
  await store.set(reserveTicketsAtom, request(2));
  const paymentDetailsId = '5f0f6f0e-32a9-4f6e-9d5e-7f1f9b6c2a11';
  return {
    ...desk,
    flow: () => store.get(reservationFlowAtom(eventId)),
    sell: () => store.set(placePosOrderAtom, { eventId, paymentDetailsId }),
    getLastOrderNumber: () => platform.orders.all().at(-1)?.orderNumber,
  };
}

describe('placePosOrderAtom', () => {
  it('creates one order for two clicks', async () => {
    const { sell, flow, timesCalled } = await sellAtDesk();
    await Promise.all([sell(), sell()]);
    expect(timesCalled(SELL)).toBe(1);
    expect(flow()).toMatchObject({ status: 'done', order: { channel: 'OFFLINE_POS' } });
  });

  it('finds the order after a lost response, and creates no second one', async () => {
    const { platform, sell, flow, getLastOrderNumber } = await sellAtDesk();
    const ordersBefore = platform.orders.all().length;
    platform.fail(SELL, 'offline', { at: 'response', times: 1 });
    await sell();
    expect(platform.orders.all()).toHaveLength(ordersBefore + 1);
    expect(flow()).toMatchObject({ status: 'done', orderNumber: getLastOrderNumber() });
  });

  it('knows no outcome while the platform can’t be reached, and finds the order on the next attempt', async () => {
    const { platform, sell, flow, getLastOrderNumber } = await sellAtDesk();
    platform.fail(SELL, 'offline', { at: 'response', times: 1 });
    platform.fail('tickets.getInvoice', 'offline', { times: 1 });
    expect(await sell()).toMatchObject({ status: 'failed', isIndeterminate: true });
    await sell();
    expect(flow()).toMatchObject({ status: 'done', orderNumber: getLastOrderNumber() });
  });

  it('releases no tickets that may have an order', async () => {
    const { platform, store, eventId, sell, timesCalled } = await sellAtDesk();
    platform.fail(SELL, 'offline', { at: 'response', times: 1 });
    platform.fail('tickets.getInvoice', 'offline', { times: 1 });
    await sell();
    expect(await store.set(leaveTicketsAtom, { eventId })).toMatchObject({ status: 'failed' });
    expect(timesCalled('tickets.cancelReservation')).toBe(0);
    expect(await sell()).toMatchObject({ status: 'done' });
  });

  it('allows another attempt if the platform confirms that there is no order', async () => {
    const { platform, sell } = await sellAtDesk();
    platform.fail(SELL, 'offline', { times: 1 });
    expect(await sell()).toMatchObject({ status: 'failed', isIndeterminate: false });
    expect(await sell()).toMatchObject({ status: 'done' });
  });

  it('is a step of the flow while it is pending, so that its tickets can’t be released', async () => {
    const { platform, store, eventId, sell, flow, timesCalled } = await sellAtDesk();
    const release = platform.hold(SELL, { at: 'response' });
    const sold = sell();
    await vi.waitFor(() => expect(platform.waiting).toBe(1));
    expect(flow().status).toBe('checking-out');
    const left = store.set(leaveTicketsAtom, { eventId });
    release();
    await Promise.all([sold, left]);
    expect(timesCalled('tickets.cancelReservation')).toBe(0);
    expect(flow()).toMatchObject({ status: 'done', order: { channel: 'OFFLINE_POS' } });
  });
});
