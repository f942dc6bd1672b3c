import { type CouponError, type CouponOutcome, getCouponOutcome } from '@vitrine/atoms';
import type { MessageKeyWith, Translate } from '../../messages/message-catalog.ts';
import { getFailureKey } from '../../utils/failure-kind.ts';
import '../../messages/en/totals.ts';

const keys: Readonly<
  Record<Exclude<CouponOutcome['kind'], 'minimum' | 'indeterminate'>, MessageKeyWith<'code'>>
> = {
  unknown: 'cart.coupon.unknown',
  expired: 'cart.coupon.expired',
  'not-started': 'cart.coupon.early',
  'not-applicable': 'cart.coupon.items',
  'needs-login': 'cart.coupon.members',
  used: 'cart.coupon.used',
  rejected: 'cart.coupon.rejected',
};

/** The message for the outcome of a code. */
export function getCouponMessage(outcome: CouponOutcome, code: string, t: Translate): string {
  if (outcome.kind === 'indeterminate') return t('cart.coupon.failed');
  if (outcome.kind !== 'minimum') return t(keys[outcome.kind], { code });
  const { minimum } = outcome;
  return minimum === undefined
    ? t('cart.coupon.minimumUnknown', { code })
    : t('cart.coupon.minimum', { code, minimum });
}

/** Returns the message for a code that is applied to the cart, but not to an estimate. */
export const getUnappliedCouponMessage = (error: CouponError, code: string, t: Translate): string =>
  getCouponMessage(getCouponOutcome(error), code, t);

/** The message for a code that could not be applied to the cart. */
export function getCouponErrorMessage(
  { outcome, code, error }: { outcome: CouponOutcome; code: string; error: Error },
  t: Translate,
): string {
  if (outcome.kind === 'indeterminate') return t(getFailureKey(error, 'cart.coupon.failed'));
  return getCouponMessage(outcome, code, t);
}
