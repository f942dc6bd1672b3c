import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { addToCartAtom } from '../lines/add-to-cart.ts';
import { couponAtom, couponProblemAtom, removeCouponAtom } from './coupon.ts';
import { couponOfferAtom } from './coupon-offer.ts';

const APPLY = 'cart.updateCurrentCart';

async function visitWithOffer(...slugs: string[]) {
  const visited = await visit(slugs);
  visited.store.sub(couponOfferAtom, () => {});
  return visited;
}

describe('couponOfferAtom', () => {
  it('requests no cart before a code is offered, then works on pages without a cart', async () => {
    const platform = createMockPlatform();
    platform.cart().add('low-pitcher');
    const { store } = createTestStorefront(platform);
    store.sub(couponOfferAtom, () => {});
    await Promise.resolve();
    expect(platform.calls).toEqual([]);
    store.set(couponOfferAtom, 'FIRSTLIGHT');
    await vi.waitFor(() => expect(platform.cart().read()?.appliedDiscounts).toHaveLength(1));
  });

  it('waits for a cart with items, then applies the code', async () => {
    const { platform, store, timesCalled } = await visitWithOffer();
    store.set(couponOfferAtom, ' FIRSTLIGHT ');
    expect(store.get(couponOfferAtom)).toBe('FIRSTLIGHT');
    expect(timesCalled(APPLY)).toBe(0);
    await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
    await vi.waitFor(() =>
      expect(store.get(couponAtom)).toEqual({ status: 'applied', code: 'FIRSTLIGHT' }),
    );
    expect(store.get(couponOfferAtom)).toBeNull();
    expect(timesCalled(APPLY)).toBe(1);
  });

  it('applies a code once, however often it is offered, and not again after removal', async () => {
    const { store, timesCalled } = await visitWithOffer('low-pitcher');
    for (const code of ['FIRSTLIGHT', 'firstlight', '  ']) store.set(couponOfferAtom, code);
    await vi.waitFor(() => expect(store.get(couponAtom).status).toBe('applied'));
    await store.set(removeCouponAtom);
    store.set(couponOfferAtom, 'FIRSTLIGHT');
    expect(store.get(couponOfferAtom)).toBeNull();
    expect(timesCalled(APPLY)).toBe(1);
  });

  it('reports a rejection in the same place as for a typed code', async () => {
    const { store } = await visitWithOffer('low-pitcher');
    store.set(couponOfferAtom, 'MIDSUMMER');
    await vi.waitFor(() =>
      expect(store.get(couponProblemAtom)).toMatchObject({
        code: 'MIDSUMMER',
        outcome: { kind: 'expired' },
      }),
    );
  });
});
