import { voidAuthorizedPayment } from '@vitrine/client/orders';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../testing/accounts.ts';
import { orderIn } from '../../testing/orders.ts';
import { createFrozenStorefront, watch } from '../../testing/storefronts.ts';
import {
  checkPaymentDecisionAtom,
  decidePaymentAtom,
  type PaymentAction,
  paymentDecisionAtom,
} from './payment-decision.ts';

const CAPTURE = 'orders.captureAuthorizedPayment';

/** An owner who decides about an order, on a platform whose time advances with waiting. */
async function openOrder(status: 'AUTHORIZED' | 'OFFLINE_PENDING' | 'PAID' = 'AUTHORIZED') {
  const platform = createMockPlatform();
  const storefront = createFrozenStorefront(platform);
  const { store } = storefront;
  const { eventId, orderNumber } = await orderIn(storefront.client, status);
  const name = { eventId, orderNumber };
  return {
    ...{ platform, storefront, store, name, start: platform.clock.now() },
    decide: (action: PaymentAction) => store.set(decidePaymentAtom, name, action),
    getDecision: (shown?: 'PAID' | 'VOIDED' | 'CANCELED') =>
      store.get(paymentDecisionAtom(shown ? { ...name, status: shown } : name)),
    countCalls: (call: string) => platform.calls.filter((one) => one.name === call).length,
  };
}

describe('decidePaymentAtom', () => {
  it.each([
    ['capture', 'AUTHORIZED', 'PAID'],
    ['void', 'AUTHORIZED', 'VOIDED'],
    ['confirm', 'OFFLINE_PENDING', 'PAID'],
  ] as const)('shows a %s from the request to the result', async (action, before, after) => {
    const { storefront, platform, name, decide, getDecision } = await openOrder(before);
    const { seen } = watch(storefront, paymentDecisionAtom(name));
    await decide(action);
    expect(getDecision()).toEqual({ kind: 'done', action });
    // The response to a confirmation has its result.
    const between = action === 'confirm' ? [] : ['requested'];
    const kinds = [...new Set(seen.map(({ kind }) => kind))];
    expect(kinds).toEqual(['idle', 'sending', ...between, 'done']);
    expect(platform.orders.read(name.orderNumber).status).toBe(after);
  });

  it('sends nothing while a decision is sent or processed', async () => {
    const { decide, countCalls } = await openOrder();
    await Promise.all([decide('capture'), decide('capture'), decide('void')]);
    expect(countCalls(CAPTURE)).toBe(1);
    expect(countCalls('orders.voidAuthorizedPayment')).toBe(0);
  });

  it('R45 follows a request without a response, and does not send it again', async () => {
    const { storefront, platform, name, start, decide, getDecision, countCalls } =
      await openOrder();
    platform.fail(CAPTURE, 'offline', { at: 'response', times: 1 });
    const { seen } = watch(storefront, paymentDecisionAtom(name));
    await decide('capture');
    const requested = { kind: 'requested', action: 'capture', isIndeterminate: true };
    expect(seen).toContainEqual({ ...requested, at: new Date(start) });
    expect(getDecision()).toEqual({ kind: 'done', action: 'capture' });
    expect(countCalls(CAPTURE)).toBe(1);
  });

  it('R45 is late after two minutes without an effect, and checks again on request', async () => {
    const { platform, store, name, start, decide, getDecision, countCalls } = await openOrder();
    platform.fail(CAPTURE, 'broken', { times: 1 });
    await decide('capture');
    expect(getDecision()).toMatchObject({ kind: 'late', isIndeterminate: true });
    expect(platform.clock.now() - start).toBeGreaterThan(120_000);
    platform.orders.pay(name.orderNumber);
    await store.set(checkPaymentDecisionAtom, name);
    expect(getDecision()).toEqual({ kind: 'done', action: 'capture' });
    expect(countCalls(CAPTURE)).toBe(1);
    // There is nothing to check anymore.
    const reads = countCalls('orders.getOrder');
    await store.set(checkPaymentDecisionAtom, name);
    expect(countCalls('orders.getOrder')).toBe(reads);
  });

  it('sends a late decision again', async () => {
    const { platform, decide, getDecision, countCalls } = await openOrder();
    platform.fail(CAPTURE, 'broken', { times: 1 });
    await decide('capture');
    await decide('void');
    expect(getDecision()).toEqual({ kind: 'done', action: 'void' });
    expect(countCalls(CAPTURE)).toBe(1);
  });

  it('O3 reports that another user decided first', async () => {
    const { decide, getDecision } = await openOrder('PAID');
    await decide('capture');
    expect(getDecision()).toEqual({ kind: 'elsewhere' });
  });

  it('reports that another user decided otherwise while it is processed', async () => {
    const { platform, storefront, name, decide, getDecision } = await openOrder();
    platform.fail(CAPTURE, 'broken', { times: 1 });
    const release = platform.hold('orders.getOrder');
    const deciding = decide('capture');
    await expect.poll(() => getDecision().kind).toBe('requested');
    await voidAuthorizedPayment(storefront.client, name.orderNumber, { eventId: name.eventId });
    release();
    await deciding;
    expect(getDecision()).toEqual({ kind: 'elsewhere' });
  });

  it('reports a rejection', async () => {
    const { platform, decide, getDecision } = await openOrder();
    platform.fail(CAPTURE, 'forbidden', { times: 1 });
    await decide('capture');
    expect(getDecision()).toEqual({ kind: 'failed', action: 'capture' });
    await decide('capture');
    expect(getDecision()).toEqual({ kind: 'done', action: 'capture' });
  });

  it.each([
    ['before the response', 'sending', CAPTURE],
    ['while it is processed', 'requested', 'orders.getOrder'],
  ] as const)('S53 is forgotten when the owner logs out %s', async (_name, kind, call) => {
    const { platform, storefront, store, name, decide, getDecision } = await openOrder();
    await signIn({ platform, store });
    const { seen } = watch(storefront, paymentDecisionAtom(name));
    const release = platform.hold(call);
    const deciding = decide('capture');
    await expect.poll(() => getDecision().kind).toBe(kind);
    await storefront.client.tokens.replace(undefined);
    release();
    await deciding;
    expect(getDecision()).toEqual({ kind: 'idle' });
    expect(seen.at(-1)).toEqual({ kind: 'idle' });
  });
});

describe('paymentDecisionAtom', () => {
  it('has the result as soon as the page shows it', async () => {
    const { platform, decide, getDecision } = await openOrder();
    platform.fail(CAPTURE, 'broken', { times: 1 });
    const release = platform.hold('orders.getOrder');
    const deciding = decide('capture');
    await expect.poll(() => getDecision().kind).toBe('requested');
    expect(getDecision('PAID')).toEqual({ kind: 'done', action: 'capture' });
    expect(getDecision('VOIDED')).toEqual({ kind: 'elsewhere' });
    release();
    await deciding;
    expect(getDecision()).toMatchObject({ kind: 'late' });
    expect(getDecision('PAID')).toEqual({ kind: 'done', action: 'capture' });
  });
});
