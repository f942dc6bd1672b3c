import { SystemError } from '@vitrine/client';
import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../testing/accounts.ts';
import { orderIn } from '../testing/orders.ts';
import { createFrozenStorefront, watch } from '../testing/storefronts.ts';
import { randomAtom } from '../utils/random.ts';
import { followOrdersAtom } from './follow-orders.ts';
import { confirmOrderAtom } from './mutations.ts';
import { orderSettlementAtom } from './order-settlement.ts';
import { captureAuthorizedPaymentAtom, voidAuthorizedPaymentAtom } from './payments.ts';
import { orderAtom, ordersAtom } from './queries.ts';

/** A seller who views an order in this status, on a platform whose time advances with waiting. */
async function openOrder(status: 'AUTHORIZED' | 'OFFLINE_PENDING', random = () => 0.5) {
  const platform = createMockPlatform();
  const storefront = createFrozenStorefront(platform);
  const { store } = storefront;
  store.set(randomAtom, { random });
  const { eventId, orderNumber } = await orderIn(storefront.client, status);
  const name = { eventId, orderNumber };
  const followedOrderAtom = orderAtom(name);
  store.sub(followedOrderAtom, () => {});
  await vi.waitFor(() => expect(store.get(followedOrderAtom).data?.status).toBe(status));
  return {
    platform,
    storefront,
    store,
    name,
    status: () => store.get(followedOrderAtom).data?.status,
    settlement: () => store.get(orderSettlementAtom(name)),
    /** Number of fetches of the order since. */
    countRequests: () =>
      platform.calls.filter((call) => call.name === 'orders.getOrder').length - 1,
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('an authorized payment', () => {
  it.each([
    ['captured', captureAuthorizedPaymentAtom, 'PAID'],
    ['voided', voidAuthorizedPaymentAtom, 'VOIDED'],
  ] as const)(
    'that is %s shows the result once it takes effect',
    async (_name, payAtom, result) => {
      const { storefront, store, name, status } = await openOrder('AUTHORIZED');
      const { seen } = watch(storefront, orderSettlementAtom(name));
      expect(await store.set(payAtom, name)).toEqual({});
      expect(store.get(orderSettlementAtom(name)).status).toBe('waiting');
      await vi.waitFor(() => expect(status()).toBe(result));
      expect([...new Set(seen.map((settlement) => settlement.status))]).toEqual([
        'idle',
        'waiting',
        'settled',
      ]);
      expect(store.get(orderSettlementAtom(name)).order).toMatchObject({ status: result });
    },
  );

  it('is captured once on a double click', async () => {
    const { store, platform, name, settlement } = await openOrder('AUTHORIZED');
    const both = [1, 2].map(() => store.set(captureAuthorizedPaymentAtom, { ...name }));
    expect(await Promise.all(both)).toEqual([{}, {}]);
    await vi.waitFor(() => expect(settlement().status).toBe('settled'));
    const captures = platform.calls.filter(
      (call) => call.name === 'orders.captureAuthorizedPayment',
    );
    expect(captures).toHaveLength(1);
  });

  it('rejects a capture without permission with its code and does not poll', async () => {
    const { store, name, settlement } = await openOrder('OFFLINE_PENDING');
    await expect(store.set(captureAuthorizedPaymentAtom, name)).rejects.toMatchObject({
      name: 'ApplicationError',
      code: 'ORDER_STATUS_NOT_AUTHORIZED',
    });
    expect(settlement().status).toBe('idle');
  });
});

describe('confirmOrderAtom', () => {
  it('shows the order as paid, alone and in lists, without refetching', async () => {
    const { store, name, status, settlement, platform } = await openOrder('OFFLINE_PENDING');
    const unpaidAtom = ordersAtom({ status: ['OFFLINE_PENDING'] });
    store.sub(unpaidAtom, () => {});
    await vi.waitFor(() => expect(store.get(unpaidAtom).items).toHaveLength(1));
    const { eventId, orderNumber } = name;
    await store.set(confirmOrderAtom, { eventId, orderNumber: [orderNumber] });
    expect(settlement()).toMatchObject({ status: 'settled', order: { status: 'PAID' } });
    await vi.waitFor(() => expect(status()).toBe('PAID'));
    await vi.waitFor(() => expect(store.get(unpaidAtom).items).toEqual([]));
    expect(platform.calls.filter((call) => call.name === 'orders.getOrder')).toHaveLength(2);
  });
});

describe('followOrdersAtom', () => {
  const leaves = ['AUTHORIZED'] as const;

  it('stops polling when the change does not occur, and reports it', async () => {
    const { store, platform, name, settlement, countRequests } = await openOrder('AUTHORIZED');
    const { eventId, orderNumber } = name;
    const start = platform.clock.now();
    await store.set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves });
    expect(settlement()).toEqual({ status: 'late', order: null, error: null });
    expect(countRequests()).toBe(8);
    expect(platform.clock.now() - start).toBe(31_500);
  });

  it.each([
    [0, 25_200],
    [0.999999, 37_800],
  ])('polls with jitter: with %d over %d ms', async (chance, length) => {
    const { store, platform, name, countRequests } = await openOrder('AUTHORIZED', () => chance);
    const { eventId, orderNumber } = name;
    const start = platform.clock.now();
    await store.set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves });
    expect([countRequests(), platform.clock.now() - start]).toEqual([8, length]);
  });

  it('uses new jitter for each request', async () => {
    let draws = 0;
    const either = () => (draws++ % 2 === 0 ? 0 : 0.999999);
    const { store, platform, name } = await openOrder('AUTHORIZED', either);
    const { eventId, orderNumber } = name;
    const start = platform.clock.now();
    await store.set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves });
    // A fifth shorter and a fifth longer in turn.
    expect([draws, platform.clock.now() - start]).toEqual([8, 32_000]);
  });

  it('pauses while the page is hidden and polls immediately when it is visible', async () => {
    const { store, platform, name, settlement, countRequests } = await openOrder('AUTHORIZED');
    const { eventId, orderNumber } = name;
    const page = new EventTarget();
    const document = { visibilityState: 'hidden' };
    vi.stubGlobal('document', document);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const start = platform.clock.now();
    const end = store.set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves });
    const turn = () => page.dispatchEvent(new Event('visibilitychange'));
    // It changes, and is still not seen.
    turn();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([countRequests(), settlement().status, platform.clock.now() - start]).toEqual([
      0,
      'waiting',
      500,
    ]);
    document.visibilityState = 'visible';
    turn();
    await end;
    expect([countRequests(), settlement().status]).toEqual([8, 'late']);
    expect(platform.clock.now() - start).toBe(31_500);
  });

  it('continues after a temporary error and stops at a permanent one', async () => {
    const { store, platform, name, settlement, countRequests } = await openOrder('AUTHORIZED');
    const { eventId, orderNumber } = name;
    platform.fail('orders.getOrder', 'unavailable', { times: 2 });
    await store.set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves });
    expect([settlement().status, countRequests()]).toEqual(['late', 8]);
    await store.set(followOrdersAtom, { eventId, orderNumber: ['none'], leaves });
    expect(store.get(orderSettlementAtom({ eventId, orderNumber: 'none' }))).toMatchObject({
      status: 'error',
      error: { status: 404 },
    });
    expect(countRequests()).toBe(9);
  });

  it('polls several orders in one request', async () => {
    const { store, platform, name } = await openOrder('AUTHORIZED');
    const { eventId, orderNumber } = name;
    const before = platform.calls.length;
    const names = [orderNumber, 'none'];
    await store.set(followOrdersAtom, { eventId, orderNumber: names, leaves: ['PAID'] });
    const since = platform.calls.slice(before).map((call) => call.name);
    expect(since.slice(0, 2)).toEqual(['orders.listOrders', 'orders.getOrder']);
    expect(store.get(orderSettlementAtom(name)).status).toBe('settled');
  });

  it('S53 stops, and forgets the orders, when the owner logs out', async () => {
    const { platform, store, storefront, name, settlement } = await openOrder('AUTHORIZED');
    await signIn({ platform, store });
    const { eventId, orderNumber } = name;
    await store.set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves: ['PAID'] });
    expect(settlement().status).toBe('settled');
    const following = store.set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves });
    expect(settlement().status).toBe('waiting');
    await storefront.client.tokens.replace(undefined);
    await following;
    expect(settlement()).toEqual({ status: 'idle', order: null, error: null });
  });

  it('leaves an order to a later follower', async () => {
    const { store, name, settlement, countRequests } = await openOrder('AUTHORIZED');
    const { eventId, orderNumber } = name;
    const orders = { eventId, orderNumber: [orderNumber] };
    const first = store.set(followOrdersAtom, { ...orders, leaves });
    await store.set(followOrdersAtom, { ...orders, leaves: ['PAID'] });
    await first;
    expect(settlement().status).toBe('settled');
    // Once for following, and once for the order's reader.
    expect(countRequests()).toBe(2);
  });

  it('stores the error of an unreadable response', async () => {
    const { store, platform, name, settlement } = await openOrder('AUTHORIZED');
    const { eventId, orderNumber } = name;
    platform.fail('orders.getOrder', () => new Response('not JSON', { status: 200 }), { times: 1 });
    await store.set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves });
    expect(settlement()).toMatchObject({ status: 'error', error: expect.any(SystemError) });
  });
});
