import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing/cart-setup.ts';
import { cartTotalsAtom, estimateOptionsAtom, totalsPendingAtom } from './cart-totals.ts';
import {
  cartMembershipsAtom,
  chooseDeliveryAtom,
  deliveryAtom,
  estimateAddressAtom,
  selectMembershipAtom,
} from './delivery-estimate.ts';

const ESTIMATE = 'cart.estimateCurrentCartTotals';
const denmark = { country: 'DK', postalCode: '9000' };
const germany = { country: 'DE', postalCode: '24937' };

async function visitEstimate(...slugs: string[]) {
  const platform = createMockPlatform();
  const signals: AbortSignal[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    if (String(url).endsWith('/estimate-totals') && init?.signal) signals.push(init.signal);
    return platform.fetch(url, init);
  };
  const visited = await visit(slugs, { platform, fetch });
  const { store } = visited;
  for (const atom of [totalsPendingAtom, deliveryAtom, cartMembershipsAtom])
    store.sub(atom, () => {});
  const settled = () => vi.waitFor(() => expect(store.get(totalsPendingAtom)).toBe(false));
  await settled();
  const chosen = () =>
    store.get(deliveryAtom).choices.find(({ isChosen }) => isChosen)?.option.code;
  return { ...visited, signals, settled, chosen };
}

const nothing = { choices: [], rejection: null, wasReplaced: false, areSomeMissing: false };

describe('deliveryAtom', () => {
  it('is unknown without an address, without further requests', async () => {
    const { store, timesCalled } = await visitEstimate('low-pitcher');
    expect(store.get(deliveryAtom)).toEqual({ ...nothing, status: 'unknown' });
    expect(timesCalled(ESTIMATE)).toBe(1);
  });

  it('lists shipments, time windows and pickup points, with the selected one', async () => {
    const { store, settled, chosen } = await visitEstimate('low-pitcher');
    store.set(estimateAddressAtom, denmark);
    expect(store.get(deliveryAtom).status).toBe('pending');
    await settled();
    const { status, choices } = store.get(deliveryAtom);
    expect(status).toBe('possible');
    expect(new Set(choices.map(({ kind }) => kind))).toEqual(
      new Set(['shipment', 'pickup', 'slot']),
    );
    expect(chosen()).toBe('standard');
  });

  it('shows the choice immediately and estimates with it', async () => {
    const { store, settled, chosen } = await visitEstimate('low-pitcher');
    store.set(estimateAddressAtom, denmark);
    await settled();
    const before = store.get(cartTotalsAtom).data?.priceSummary?.shipping?.amount;
    store.set(chooseDeliveryAtom, { code: 'express' });
    expect(chosen()).toBe('express');
    await settled();
    expect(store.get(cartTotalsAtom).data?.priceSummary?.shipping?.amount).not.toBe(before);
    expect(store.get(deliveryAtom)).toMatchObject({ status: 'possible', wasReplaced: false });
  });

  it('reports when the selected option is unavailable for another address', async () => {
    const { store, settled, chosen } = await visitEstimate('low-pitcher');
    store.set(estimateAddressAtom, denmark);
    await settled();
    store.set(chooseDeliveryAtom, { code: 'van-evening' });
    store.set(estimateAddressAtom, germany);
    await settled();
    expect(chosen()).toBe('standard');
    expect(store.get(deliveryAtom).wasReplaced).toBe(true);
  });

  it('requests each address once and never shows a response for a previous one', async () => {
    const { platform, store, signals, settled, timesCalled } = await visitEstimate('low-pitcher');
    const release = platform.hold(ESTIMATE, { at: 'response', times: 1 });
    store.set(estimateAddressAtom, denmark);
    await vi.waitFor(() => expect(timesCalled(ESTIMATE)).toBe(2));
    store.set(estimateAddressAtom, germany);
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
    const inGermany = store.get(deliveryAtom).choices;
    release();
    await settled();
    expect(store.get(deliveryAtom).choices).toEqual(inGermany);
    store.set(estimateAddressAtom, denmark);
    await settled();
    const calls = timesCalled(ESTIMATE);
    store.set(estimateAddressAtom, germany);
    expect(store.get(deliveryAtom)).toMatchObject({ status: 'possible', choices: inGermany });
    await settled();
    expect(timesCalled(ESTIMATE)).toBe(calls);
  });

  it('distinguishes an unsupported region, no carrier and a failure', async () => {
    const { platform, store, settled } = await visitEstimate('low-pitcher');
    store.set(estimateAddressAtom, { country: 'AQ' });
    await settled();
    expect(store.get(deliveryAtom)).toMatchObject({
      status: 'rejected',
      rejection: { code: 'NO_DELIVERY_TO_REGION' },
    });
    const {
      shippingInfo: _none,
      calculationErrors: _gone,
      ...bare
    } = store.get(cartTotalsAtom).data ?? {};
    platform.fail(ESTIMATE, () => Response.json({ ...bare, shippingInfo: {} }), { times: 1 });
    store.set(estimateAddressAtom, { country: 'BV' });
    await settled();
    expect(store.get(deliveryAtom)).toEqual({ ...nothing, status: 'none' });
    platform.fail(ESTIMATE, 'broken', { times: 1 });
    store.set(estimateAddressAtom, denmark);
    await vi.waitFor(() => expect(store.get(deliveryAtom).status).toBe('failed'));
  });
});

describe('selectMembershipAtom', () => {
  it('applies a membership to the lines it covers until it is deselected', async () => {
    const { platform, store, settled } = await visitEstimate('ember-ridge-candle');
    const membershipId = platform.cart().grant('Winter light');
    const expired = platform.cart().grant('Winter light', { expiresAt: 0 });
    await store.set(cartTotalsAtom);
    const { eligible, invalid } = store.get(cartMembershipsAtom);
    expect(eligible).toMatchObject([{ membership: { _id: membershipId }, isSelected: false }]);
    expect(invalid).toMatchObject([
      { membership: { _id: expired, expirationDate: new Date(0) }, reason: 'MEMBERSHIP_EXPIRED' },
    ]);
    const total = () => store.get(cartTotalsAtom).data?.priceSummary?.total?.amount;
    const before = total();
    store.set(selectMembershipAtom, { membershipId, isSelected: true });
    expect(store.get(cartMembershipsAtom).eligible[0]?.isSelected).toBe(true);
    await settled();
    expect(total()).toBe('0.00');
    store.set(selectMembershipAtom, { membershipId, isSelected: false });
    await settled();
    expect(total()).toBe(before);
    store.set(selectMembershipAtom, { membershipId: expired, isSelected: true });
    expect(store.get(estimateOptionsAtom).selectedMemberships?.memberships).toEqual([]);
  });
});
