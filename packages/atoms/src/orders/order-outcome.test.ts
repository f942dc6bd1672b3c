import { OrderStatus } from '@vitrine/client/orders';
import { describe, expect, it, vi } from 'vitest';
import { createFrozenStorefront } from '../testing/storefronts.ts';
import { ASTRID, createTicketStorefront } from '../testing/ticket-setup.ts';
import { placeOrderAtom } from '../tickets/checkout/place-order.ts';
import { reserveTicketsAtom } from '../tickets/reservation/reservation-steps.ts';
import { awaitOrderAtom } from './await-order.ts';
import { getOrderOutcome, isChangeable, isInProgress, isOrderOver } from './order-outcome.ts';
import { orderSettlementAtom } from './order-settlement.ts';
import { orderAtom } from './queries.ts';

const order = (status?: OrderStatus, ticketsPdf?: string) => ({
  eventId: 'e1',
  orderNumber: 'n1',
  ...(status && { status }),
  ...(ticketsPdf && { ticketsPdf }),
});

/** A buyer about to pay, on a platform whose time advances with waiting. */
async function onTheWayToPay() {
  const { platform, eventId, request } = await createTicketStorefront();
  const { store } = createFrozenStorefront(platform);
  await store.set(reserveTicketsAtom, request(2));
  const flow = await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
  const orderNumber = (flow.status === 'done' && flow.orderNumber) || '';
  const name = { eventId, orderNumber };
  return {
    platform,
    store,
    name,
    orderNumber,
    wait: () => store.set(awaitOrderAtom, name),
    settlement: () => store.get(orderSettlementAtom(name)),
    countRequests: () => platform.calls.filter((call) => call.name === 'orders.getOrder').length,
  };
}

describe('getOrderOutcome', () => {
  it('R40 returns a distinct kind for every status', () => {
    const kinds = Object.values(OrderStatus).map(
      (status) => getOrderOutcome(order(status, 'x')).kind,
    );
    expect(new Set(kinds).size).toBe(Object.values(OrderStatus).length - 1);
    expect(kinds).not.toContain('unknown');
    expect(getOrderOutcome(order('AUTHORIZED', 'x')).kind).toBe('reserved-on-card');
    expect(getOrderOutcome(order('OFFLINE_PENDING')).kind).toBe('pay-in-person');
    expect(getOrderOutcome(order('FREE', 'x'))).toEqual({ kind: 'ready', isFree: true });
    expect(getOrderOutcome(order('PAID', 'x'))).toEqual({ kind: 'ready', isFree: false });
  });

  it('returns unknown for an unknown status', () => {
    for (const status of [undefined, 'toString', 'SHIPPED']) {
      expect(getOrderOutcome(order(status as OrderStatus, 'x'))).toEqual({ kind: 'unknown' });
    }
  });

  it('R41 returns preparing while a paid order has no tickets', () => {
    expect(getOrderOutcome(order('PAID'))).toEqual({ kind: 'preparing' });
    expect(isInProgress(order('PAID'))).toBe(true);
    expect(isInProgress(order('PAID', 'x'))).toBe(false);
  });

  it('is over without tickets', () => {
    const over = Object.values(OrderStatus).filter((status) => isOrderOver(order(status)));
    expect(over.sort()).toEqual(['CANCELED', 'DECLINED', 'VOIDED']);
  });

  it('R38 allows changes only before payment', () => {
    const changeable = Object.values(OrderStatus).filter((status) => isChangeable(order(status)));
    expect(changeable.sort()).toEqual(['INITIATED', 'OFFLINE_PENDING', 'PENDING']);
  });
});

describe('awaitOrderAtom', () => {
  it.each([
    ['PAID', 'ready'],
    ['DECLINED', 'declined'],
    ['AUTHORIZED', 'reserved-on-card'],
  ] as const)('R15 R40 returns the outcome of a payment: %s', async (outcome, kind) => {
    const { platform, orderNumber, wait, settlement } = await onTheWayToPay();
    const done = wait();
    expect(settlement().status).toBe('waiting');
    platform.orders.pay(orderNumber, outcome);
    await done;
    const { order: settled } = settlement();
    expect(settled && getOrderOutcome(settled).kind).toBe(kind);
  });

  it('R40 T24 stops polling when nothing changes, and polls again on request', async () => {
    const { platform, orderNumber, wait, settlement, countRequests } = await onTheWayToPay();
    await wait();
    expect([settlement().status, countRequests()]).toEqual(['late', 8]);
    platform.orders.pay(orderNumber);
    await wait();
    expect([settlement().status, countRequests()]).toEqual(['settled', 9]);
  });

  it('R40 shows the payment status while waiting', async () => {
    const { platform, store, name, orderNumber, wait } = await onTheWayToPay();
    const followedOrderAtom = orderAtom(name);
    store.sub(followedOrderAtom, () => {});
    await vi.waitFor(() => expect(store.get(followedOrderAtom).data?.status).toBe('INITIATED'));
    const done = wait();
    platform.orders.pay(orderNumber, 'PENDING');
    await vi.waitFor(() => expect(store.get(followedOrderAtom).data?.status).toBe('PENDING'));
    await done;
  });

  it('R41 T24 keeps polling while the tickets of a paid order are created', async () => {
    const { platform, orderNumber, wait, settlement, countRequests } = await onTheWayToPay();
    const { ticketsPdf: _none, ...paid } = platform.orders.pay(orderNumber);
    platform.fail('orders.getOrder', () => Response.json({ order: paid }), { times: 2 });
    await wait();
    expect(settlement()).toMatchObject({ status: 'settled', order: { status: 'PAID' } });
    expect([settlement().order?.ticketsPdf === undefined, countRequests()]).toEqual([false, 3]);
  });
});
