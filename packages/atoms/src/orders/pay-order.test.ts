import { describe, expect, it, vi } from 'vitest';
import { watch } from '../testing/storefronts.ts';
import { ASTRID, CONCERT, createTicketStorefront } from '../testing/ticket-setup.ts';
import { invoiceAtom } from '../tickets/checkout/invoice.ts';
import { placeOrderAtom } from '../tickets/checkout/place-order.ts';
import { ticketKeys } from '../tickets/keys.ts';
import { reserveTicketsAtom } from '../tickets/reservation/reservation-steps.ts';
import { payOrderAtom } from './pay-order.ts';
import { paymentDeadlineAtom } from './payment-deadline.ts';
import { orderAtom } from './queries.ts';

async function ordered() {
  const office = await createTicketStorefront();
  const { store, eventId, request } = office;
  await store.set(reserveTicketsAtom, request(2));
  const flow = await store.set(placeOrderAtom, { eventId, buyer: ASTRID });
  if (flow.status !== 'done' || !flow.order) throw new Error('There is no order to pay.');
  const { orderNumber, reservationId = '' } = flow.order;
  return { ...office, orderNumber, reservationId };
}

describe('payOrderAtom', () => {
  it('returns the hosted payment URL of the order’s reservation, with one request for a double click', async () => {
    const { store, reservationId, timesCalled, platform } = await ordered();
    const callbacks = { postFlowUrl: 'https://fenn.example/order' };
    const pay = () => store.set(payOrderAtom, { eventSlug: CONCERT, reservationId, callbacks });
    const [first, second] = await Promise.all([pay(), pay()]);
    expect(first).toBe(second);
    expect(first).toMatch(/^https:\/\/.*reservationId=/);
    expect(timesCalled('redirects.createRedirectSession')).toBe(1);
    const session = platform.calls.find(({ name }) => name === 'redirects.createRedirectSession');
    expect(session?.body).toMatchObject({ callbacks });
  });
});

describe('paymentDeadlineAtom', () => {
  it('R39 returns the payment deadline, and nothing for a paid order', async () => {
    const { storefront, store, platform, eventId, orderNumber } = await ordered();
    const name = { eventId, orderNumber };
    watch(storefront, paymentDeadlineAtom(name));
    await vi.waitFor(() =>
      expect(store.get(paymentDeadlineAtom(name))?.getTime()).toBeGreaterThan(platform.clock.now()),
    );
    platform.orders.pay(orderNumber);
    await store.set(orderAtom(name));
    expect(store.get(paymentDeadlineAtom(name))).toBeNull();
  });

  it('R39 does not refetch an order whose payment deadline has passed', async () => {
    const { storefront, store, eventId, orderNumber, reservationId, timesCalled } = await ordered();
    const { queryClient } = storefront;
    queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
    const name = { eventId, orderNumber };
    await store.set(orderAtom(name));
    await store.set(invoiceAtom({ eventId, reservationId }));
    queryClient.setQueriesData<{ expires: Date }>(
      { queryKey: ticketKeys.invoices(reservationId) },
      (invoice) => invoice && { ...invoice, expires: new Date(0) },
    );
    const before = timesCalled('orders.getOrder');
    watch(storefront, paymentDeadlineAtom(name));
    expect(store.get(paymentDeadlineAtom(name))).toEqual(new Date(0));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(timesCalled('orders.getOrder')).toBe(before);
  });

  it('R39 does not refetch an order after its page was left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { storefront, store, eventId, orderNumber, timesCalled } = await ordered();
    const name = { eventId, orderNumber };
    const { stop } = watch(storefront, paymentDeadlineAtom(name));
    await vi.waitFor(() => expect(store.get(paymentDeadlineAtom(name))).not.toBeNull());
    stop();
    const other = watch(storefront, orderAtom(name));
    await vi.waitFor(() => expect(store.get(orderAtom(name)).isFetching).toBe(false));
    const before = timesCalled('orders.getOrder');
    await vi.advanceTimersByTimeAsync(21 * 60_000);
    expect(timesCalled('orders.getOrder')).toBe(before);
    other.stop();
    vi.useRealTimers();
  });

  it('R39 refetches the order after the payment deadline', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { storefront, store, eventId, orderNumber } = await ordered();
    const name = { eventId, orderNumber };
    watch(storefront, paymentDeadlineAtom(name));
    await vi.waitFor(() => expect(store.get(paymentDeadlineAtom(name))).not.toBeNull());
    await vi.advanceTimersByTimeAsync(21 * 60_000);
    await vi.waitFor(() => expect(store.get(orderAtom(name)).data?.status).toBe('CANCELED'));
    vi.useRealTimers();
  });
});
