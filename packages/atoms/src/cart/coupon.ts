import type { Cart } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../core/mutation-atom.ts';
import { cartAtom } from './cart.ts';
import { withoutCoupon } from './cart-patches.ts';
import { cartEditsAtom, pushCartEditAtom } from './cart-queue.ts';
import { cartKeys } from './keys.ts';

/** The coupon of the cart and what is happening to it. */
export type CouponState =
  | { status: 'none'; code: null }
  | { status: 'applying' | 'applied' | 'removing'; code: string };

const codeOf = (cart: Cart | null | undefined): string | null =>
  cart?.appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code ?? null;

/** The coupon as the page shows it: one that is on its way counts as applying. */
export const couponAtom = atom((get): CouponState => {
  const edit = get(cartEditsAtom).findLast(
    ({ kind }) => kind === 'apply-coupon' || kind === 'remove-coupon',
  );
  if (edit?.kind === 'apply-coupon') return { status: 'applying', code: edit.code };
  const code = codeOf(get(cartAtom.confirmed).data);
  if (code === null) return { status: 'none', code };
  return { status: edit ? 'removing' : 'applied', code };
});

/**
 * Applies a coupon by its code, in place of the one that is there. A blank code, and the code that
 * is on the cart already, are left alone. A refusal is in `couponErrorAtom`. Specification 7.2.
 */
export const applyCouponAtom = mutationAtom<string, Cart | null>({
  mutationFn: async (entered, { get, set }) => {
    const code = entered.trim();
    const { status, code: current } = get(couponAtom);
    const isThere = status !== 'removing' && current?.toLowerCase() === code.toLowerCase();
    if (code === '' || isThere) return get(cartAtom.confirmed).data ?? null;
    const { cart = null } = await set(pushCartEditAtom, { kind: 'apply-coupon', code });
    return cart;
  },
});

/** Takes the coupon off, at once on the page; the sums follow with the answer. Specification 7.2. */
export const removeCouponAtom = mutationAtom<void, Cart | null, Cart | null>({
  mutationFn: async (_nothing, { set }) => {
    const { cart = null } = await set(pushCartEditAtom, { kind: 'remove-coupon' });
    return cart;
  },
  optimistic: { queryKey: cartKeys.current, patch: (cart) => cart && withoutCoupon(cart) },
});
