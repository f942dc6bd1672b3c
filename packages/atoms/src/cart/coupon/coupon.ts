import type { Cart } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { logoutCountAtom, sessionScopedAtom } from '../../session/session-scope.ts';
import { type CouponOutcome, getFailedOutcome } from '../../utils/coupon-outcome.ts';
import { cartAtom } from '../cart.ts';
import { cartKeys } from '../keys.ts';
import { type CartFailure, couponErrorAtom } from '../queue/cart-errors.ts';
import { withoutCoupon } from '../queue/cart-patches.ts';
import { cartEditsAtom, pushCartEditAtom } from '../queue/cart-queue.ts';

/** The coupon of the cart with its status. */
export type CouponState =
  | { status: 'none'; code: null }
  | { status: 'applying' | 'applied' | 'removing'; code: string };

const getCode = (cart: Cart | null | undefined): string | null =>
  cart?.appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code ?? null;

/** The coupon as shown on the page: a pending one counts as applying. */
export const couponAtom = atom((get): CouponState => {
  const edit = get(cartEditsAtom).findLast(
    ({ kind }) => kind === 'apply-coupon' || kind === 'remove-coupon',
  );
  if (edit?.kind === 'apply-coupon') return { status: 'applying', code: edit.code };
  const code = getCode(get(cartAtom.confirmed).data);
  if (code === null) return { status: 'none', code };
  return { status: edit ? 'removing' : 'applied', code };
});

/** Text of the coupon field: it outlives the drawer or page that shows it, and a visitor's login. */
export const couponDraftAtom = sessionScopedAtom('', logoutCountAtom);

/** A code that could not be applied, with the reason. */
export interface CouponProblem extends CartFailure {
  /** The code as it was sent. */
  code: string;
  /** Why it has no effect; its `kind` follows from the code of the platform's error. */
  outcome: CouponOutcome;
}

const triedAtom = sessionScopedAtom<string | null>(null);

/** The rejection of the last code, until another one is tried or it is dismissed by writing. */
export const couponProblemAtom = atom(
  (get): CouponProblem | null => {
    const failure = get(couponErrorAtom);
    const code = get(triedAtom);
    if (!failure || code === null) return null;
    return { ...failure, code, outcome: getFailedOutcome(failure.error) };
  },
  (_get, set) => set(couponErrorAtom),
);

/**
 * Applies a coupon by its code, replacing the current one. Ignores a blank code and the code that
 * is already on the cart. A rejection is in `couponProblemAtom`. See docs/reference/cart.mdx.
 */
export const applyCouponAtom = mutationAtom<string, Cart | null>({
  mutationFn: async (entered, { get, set }) => {
    const code = entered.trim();
    const { status, code: current } = get(couponAtom);
    const isThere = status !== 'removing' && current?.toLowerCase() === code.toLowerCase();
    if (code === '' || isThere) return get(cartAtom.confirmed).data ?? null;
    set(triedAtom, code);
    const { cart = null } = await set(pushCartEditAtom, { kind: 'apply-coupon', code });
    return cart;
  },
});

/**
 * Removes the coupon, immediately on the page; the totals follow with the response. See
 * docs/reference/cart.mdx.
 */
export const removeCouponAtom = mutationAtom<void, Cart | null, Cart | null>({
  mutationFn: async (_nothing, { get, set, queryClient }) => {
    set(triedAtom, null);
    const hadEffect = getCode(get(cartAtom.confirmed).data) !== null;
    const { cart = null } = await set(pushCartEditAtom, { kind: 'remove-coupon' });
    // A code without effect is in the estimate alone, and the cart is the same without it.
    if (!hadEffect) void queryClient.invalidateQueries({ queryKey: cartKeys.estimates });
    return cart;
  },
  optimistic: { queryKey: cartKeys.current, patch: (cart) => cart && withoutCoupon(cart) },
});
