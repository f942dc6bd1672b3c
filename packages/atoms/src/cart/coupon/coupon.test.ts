import { describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing/cart-setup.ts';
import { cartAtom } from '../cart.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { couponErrorAtom } from '../queue/cart-errors.ts';
import { cartTotalsAtom } from '../totals/cart-totals.ts';
import { applyCouponAtom, couponAtom, couponProblemAtom, removeCouponAtom } from './coupon.ts';

const APPLY = 'cart.updateCurrentCart';

describe('applyCouponAtom', () => {
  it('shows the code as applying, then as applied with the server’s discount', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    const release = platform.hold(APPLY);
    const applying = store.set(applyCouponAtom, ' FIRSTLIGHT ');
    expect(store.get(couponAtom)).toEqual({ status: 'applying', code: 'FIRSTLIGHT' });
    release();
    await applying;
    expect(store.get(couponAtom)).toEqual({ status: 'applied', code: 'FIRSTLIGHT' });
    const { subtotal, subtotalAfterDiscounts } = store.get(cartAtom).data ?? {};
    expect(subtotalAfterDiscounts?.amount).not.toBe(subtotal?.amount);
  });

  it('ignores a blank code and the applied code', async () => {
    const { store, timesCalled } = await visit(['low-pitcher']);
    await store.set(applyCouponAtom, '  ');
    expect(timesCalled(APPLY)).toBe(0);
    await Promise.all([
      store.set(applyCouponAtom, 'FIRSTLIGHT'),
      store.set(applyCouponAtom, 'FIRSTLIGHT'),
    ]);
    await store.set(applyCouponAtom, 'firstlight');
    expect(timesCalled(APPLY)).toBe(1);
  });

  it('reports why a code was rejected and keeps the current one', async () => {
    const { store } = await visit(['low-pitcher']);
    await store.set(applyCouponAtom, 'FIRSTLIGHT');
    await expect(store.set(applyCouponAtom, 'NOSUCHCODE')).rejects.toThrow();
    expect(store.get(couponErrorAtom)?.error).toMatchObject({ name: 'ApplicationError' });
    expect(store.get(couponProblemAtom)).toMatchObject({
      code: 'NOSUCHCODE',
      outcome: { kind: 'unknown' },
    });
    expect(store.get(couponAtom)).toEqual({ status: 'applied', code: 'FIRSTLIGHT' });
    await store.set(applyCouponAtom, 'WARMROOM');
    expect(store.get(couponErrorAtom)).toBeNull();
    expect(store.get(couponProblemAtom)).toBeNull();
    expect(store.get(couponAtom).code).toBe('WARMROOM');
  });
});

describe('removeCouponAtom', () => {
  it('removes the coupon immediately and leaves the totals to the server', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    await store.set(applyCouponAtom, 'FIRSTLIGHT');
    const before = store.get(cartAtom).data;
    const release = platform.hold('cart.removeCouponFromCurrentCart');
    const removing = store.set(removeCouponAtom);
    expect(store.get(cartAtom).data?.appliedDiscounts).toEqual([]);
    expect(store.get(cartAtom).data?.subtotalAfterDiscounts).toEqual(
      before?.subtotalAfterDiscounts,
    );
    expect(store.get(couponAtom)).toEqual({ status: 'removing', code: 'FIRSTLIGHT' });
    release();
    await removing;
    expect(store.get(couponAtom)).toEqual({ status: 'none', code: null });
  });

  it('restores the coupon when the removal is rejected', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    await store.set(applyCouponAtom, 'FIRSTLIGHT');
    platform.fail('cart.removeCouponFromCurrentCart', 'unavailable', { times: 1 });
    await expect(store.set(removeCouponAtom)).rejects.toThrow();
    expect(store.get(cartAtom).data?.appliedDiscounts).toHaveLength(1);
    expect(store.get(couponErrorAtom)?.error).toMatchObject({ status: 503 });
  });
  it('removes a code that no longer has an effect and estimates without it', async () => {
    const { platform, store, ids } = await visit(['low-pitcher', 'rack-plates']);
    store.sub(cartTotalsAtom, () => {});
    const idle = () => store.get(cartTotalsAtom).data?.calculationErrors?.couponCalculationError;
    await store.set(applyCouponAtom, 'FIRSTLIGHT');
    const coupon = platform.shop.coupons.find(({ code }) => code === 'FIRSTLIGHT');
    Object.assign(coupon ?? {}, { minimum: 1_000_000 });
    await store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 2 });
    await vi.waitFor(() => expect(idle()).toBeDefined());
    expect(store.get(couponAtom)).toEqual({ status: 'none', code: null });
    await store.set(removeCouponAtom);
    await vi.waitFor(() => expect(idle()).toBeUndefined());
  });
});
