import { describe, expect, it, vi } from 'vitest';
import { logOutAtom } from '../../identity/log-out.ts';
import { sessionIdAtom } from '../../session/session-scope.ts';
import { signIn, someone } from '../../testing/accounts.ts';
import { visit } from '../../testing/cart-setup.ts';
import { cartAtom, cartPendingAtom } from '../cart.ts';
import { checkoutAtom } from '../checkout/checkout.ts';
import { removeLineAtom } from '../lines/remove-line.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { cartTotalsAtom, estimateOptionsAtom, totalsPendingAtom } from './cart-totals.ts';

const ESTIMATE = 'cart.estimateCurrentCartTotals';

async function visitTotals(...slugs: string[]) {
  const visited = await visit(slugs);
  const { store } = visited;
  store.sub(totalsPendingAtom, () => {});
  const settled = () => vi.waitFor(() => expect(store.get(totalsPendingAtom)).toBe(false));
  await settled();
  const total = () => store.get(cartTotalsAtom).data?.priceSummary?.total?.amount;
  return { ...visited, settled, total };
}

describe('cartTotalsAtom', () => {
  it('is null for an empty cart, without a request', async () => {
    const { store, timesCalled } = await visitTotals();
    expect(store.get(cartTotalsAtom)).toMatchObject({ status: 'success', data: null });
    expect(timesCalled(ESTIMATE)).toBe(0);
  });

  it('is estimated once per confirmed change and keeps the last estimate meanwhile', async () => {
    const { platform, store, ids, timesCalled, settled, total } = await visitTotals('low-pitcher');
    const [lineId = ''] = ids;
    const before = total();
    expect(before).toMatch(/^\d+\.\d\d$/);
    const release = platform.hold(ESTIMATE);
    const setting = store.set(setQuantityAtom, { lineId, quantity: 2 });
    expect(store.get(totalsPendingAtom)).toBe(true);
    await setting;
    expect(total()).toBe(before);
    expect(store.get(cartTotalsAtom)).toMatchObject({ isPlaceholderData: true, isFetching: true });
    release();
    await settled();
    expect(total()).not.toBe(before);
    expect(timesCalled(ESTIMATE)).toBe(2);
  });

  it('waits for the last of several changes', async () => {
    const { store, ids, timesCalled, settled } = await visitTotals('low-pitcher', 'rack-plates');
    const [pitcher = '', plates = ''] = ids;
    await Promise.all([
      store.set(setQuantityAtom, { lineId: pitcher, quantity: 2 }),
      store.set(removeLineAtom, plates),
    ]);
    await settled();
    expect(timesCalled(ESTIMATE)).toBe(2);
    expect(store.get(cartTotalsAtom).data?.cart.lineItems).toHaveLength(1);
  });

  it('is not provisional while a checkout starts, which changes no amount', async () => {
    const { platform, store, settled } = await visitTotals('low-pitcher');
    const release = platform.hold('cart.createCheckoutFromCurrentCart');
    const opened = store.set(checkoutAtom, { callbacks: { postFlowUrl: 'https://fenn.example/' } });
    await vi.waitFor(() => expect(store.get(cartPendingAtom).isPending).toBe(true));
    expect(store.get(totalsPendingAtom)).toBe(false);
    release();
    await opened;
    await settled();
  });

  it('keeps the lines and the last estimate when it fails', async () => {
    const { platform, store, ids, total } = await visitTotals('low-pitcher');
    const before = total();
    platform.fail(ESTIMATE, 'unavailable');
    await store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 2 });
    await vi.waitFor(() => expect(store.get(cartTotalsAtom).status).toBe('error'));
    expect(store.get(cartTotalsAtom).error).toMatchObject({ status: 503 });
    expect(total()).toBe(before);
    expect(store.get(cartAtom)).toMatchObject({ status: 'success', error: null });
    expect(store.get(totalsPendingAtom)).toBe(true);
  });

  it('updates with the address', async () => {
    const { store, settled } = await visitTotals('low-pitcher');
    expect(store.get(cartTotalsAtom).data?.shippingInfo?.carrierServiceOptions ?? []).toEqual([]);
    store.set(estimateOptionsAtom, {
      shippingAddress: { country: 'DK', postalCode: '9000', city: 'Aalborg' },
      calculateShipping: true,
    });
    await settled();
    expect(store.get(cartTotalsAtom).data?.shippingInfo?.carrierServiceOptions).not.toEqual([]);
  });

  it('keeps the address when a visitor logs in, and deletes it at the logout', async () => {
    const member = someone();
    const { store } = member;
    const shippingAddress = { country: 'DK', postalCode: '9000', city: 'Aalborg' };
    store.set(estimateOptionsAtom, { shippingAddress });
    await signIn(member);
    await vi.waitFor(() => expect(store.get(sessionIdAtom)).toBe(1));
    expect(store.get(estimateOptionsAtom)).toEqual({ shippingAddress });
    await store.set(logOutAtom, { originalUrl: 'https://fenn.example/' });
    expect(store.get(estimateOptionsAtom)).toEqual({});
  });
});
