import { PlatformError } from '@vitrine/client';
import type { MessageKey } from '../messages/catalogue.ts';
import type { MessageValues } from '../messages/message.ts';

/** Which words stand for a failure. Data over code: a shop with more codes adds a row. */

/** What kind of failure it was, as far as the shopper can do something about it. */
type FailureKind = 'offline' | 'conflict' | 'refused' | 'failed';

/** Nothing came back, the cart changed elsewhere, the shop said no, or the platform failed. */
export function failureKind(error: Error): FailureKind {
  if (!(error instanceof PlatformError)) return 'failed';
  const { status } = error;
  if (status === undefined) return 'offline';
  if (status === 409) return 'conflict';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

/** Why a change of a line did not go through. */
export const lineErrorKey = (error: Error): MessageKey => `cart.lineError.${failureKind(error)}`;

const couponKeys: Readonly<Record<string, MessageKey>> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'cart.coupon.unknown',
  ERROR_COUPON_HAS_EXPIRED: 'cart.coupon.expired',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'cart.coupon.early',
  ERROR_COUPON_MINIMUM_SUBTOTAL: 'cart.coupon.minimum',
  ERROR_INVALID_SUBTOTAL: 'cart.coupon.minimum',
  ERROR_COUPON_NOT_APPLICABLE: 'cart.coupon.items',
  ERROR_COUPON_MEMBERS_ONLY: 'cart.coupon.members',
  ERROR_COUPON_USAGE_EXCEEDED: 'cart.coupon.used',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'cart.coupon.used',
};

/** What the platform said about a coupon: an application error, from a refusal or an estimate. */
export interface CouponRefusal {
  code: string;
  data?: Record<string, unknown>;
}

/** The application error of a failure, if the platform sent one. */
export function applicationErrorOf(error: Error): CouponRefusal | undefined {
  if (!(error instanceof PlatformError)) return undefined;
  const details = error.details as { applicationError?: CouponRefusal } | null | undefined;
  return details?.applicationError;
}

/** Words for a refused coupon. A minimum is named where the platform told it. */
export function couponWords(
  refusal: CouponRefusal,
  coupon: string,
): { key: MessageKey; values: MessageValues } {
  const key = couponKeys[refusal.code] ?? 'cart.coupon.refused';
  const { minimumSubtotal: minimum } = refusal.data ?? {};
  if (key !== 'cart.coupon.minimum') return { key, values: { code: coupon } };
  return typeof minimum === 'string'
    ? { key, values: { code: coupon, minimum } }
    : { key: 'cart.coupon.minimumUnknown', values: { code: coupon } };
}

/** Words for a coupon that did not go through, whatever the reason. */
export function couponErrorWords(error: Error, coupon: string) {
  const refusal = applicationErrorOf(error);
  if (refusal) return couponWords(refusal, coupon);
  const keys: Readonly<Record<FailureKind, MessageKey>> = {
    offline: 'common.offline',
    conflict: 'cart.coupon.failed',
    refused: 'cart.coupon.refused',
    failed: 'cart.coupon.failed',
  };
  return { key: keys[failureKind(error)], values: { code: coupon } };
}

const checkoutKeys: Readonly<Record<string, MessageKey>> = {
  EMPTY_CART: 'cart.checkout.empty',
  LINE_ITEMS_NOT_AVAILABLE: 'cart.checkout.unavailable',
};

/** Why the checkout did not open. */
export function checkoutErrorKey(error: Error): MessageKey {
  const known = checkoutKeys[applicationErrorOf(error)?.code ?? ''];
  if (known) return known;
  const keys: Readonly<Record<FailureKind, MessageKey>> = {
    offline: 'cart.checkout.offline',
    conflict: 'cart.checkout.changed',
    refused: 'cart.checkout.refused',
    failed: 'cart.checkout.failed',
  };
  return keys[failureKind(error)];
}
