import { type CouponError, type CouponOutcome, getCouponOutcome } from '@vitrine/atoms';
import type { MessageValues } from '../../messages/format-message.ts';
import type { MessageKey } from '../../messages/message-catalog.ts';
import { getFailureKind } from '../../utils/failure-kind.ts';

/** A sentence of the catalog, with what fills its places. */
export interface CouponMessage {
  key: MessageKey;
  values: MessageValues;
}

const keys: Readonly<Record<Exclude<CouponOutcome['kind'], 'minimum' | 'unheard'>, MessageKey>> = {
  unknown: 'cart.coupon.unknown',
  expired: 'cart.coupon.expired',
  'not-begun': 'cart.coupon.early',
  'not-applicable': 'cart.coupon.items',
  'needs-login': 'cart.coupon.members',
  used: 'cart.coupon.used',
  refused: 'cart.coupon.refused',
};

/** Words for what became of a code. */
export function getCouponMessage(outcome: CouponOutcome, code: string): CouponMessage {
  if (outcome.kind === 'unheard') return { key: 'cart.coupon.failed', values: { code } };
  if (outcome.kind !== 'minimum') return { key: keys[outcome.kind], values: { code } };
  const { minimum } = outcome;
  return minimum === undefined
    ? { key: 'cart.coupon.minimumUnknown', values: { code } }
    : { key: 'cart.coupon.minimum', values: { code, minimum } };
}

/** Words for a code on the cart that an estimate leaves out. */
export const getUnappliedCouponMessage = (error: CouponError, code: string): CouponMessage =>
  getCouponMessage(getCouponOutcome(error), code);

/** Words for a code that is not on the cart although someone wanted it. */
export function getCouponErrorMessage({
  outcome,
  code,
  error,
}: {
  outcome: CouponOutcome;
  code: string;
  error: Error;
}): CouponMessage {
  const isOffline = outcome.kind === 'unheard' && getFailureKind(error) === 'offline';
  return isOffline ? { key: 'common.offline', values: {} } : getCouponMessage(outcome, code);
}
