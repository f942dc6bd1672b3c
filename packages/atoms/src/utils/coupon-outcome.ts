import { ApplicationError } from '@vitrine/client';

/** Why a coupon code has no effect, as far as a shopper can act on it. See docs/reference/errors.mdx. */
export type CouponOutcome =
  | {
      kind:
        | 'unknown'
        | 'expired'
        | 'not-started'
        | 'not-applicable'
        | 'needs-login'
        | 'used'
        /** The platform rejected it for another reason. */
        | 'rejected'
        /** The code was not evaluated: the request failed, or something else prevented it. */
        | 'indeterminate';
    }
  /** The subtotal is too low; the minimum as formatted by the platform, if it returned it. */
  | { kind: 'minimum'; minimum: string | undefined };

/** The platform's error about a code: in a rejection, or in an estimate that omits the code. */
export interface CouponError {
  /** The platform's code of the violated rule. */
  code: string;
  /** Details that depend on the code, such as `minimumSubtotal`. */
  data?: Record<string, unknown>;
}

const kinds: Readonly<Record<string, CouponOutcome['kind']>> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'unknown',
  ERROR_COUPON_HAS_EXPIRED: 'expired',
  ERROR_COUPON_IS_DISABLED: 'expired',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'not-started',
  ERROR_COUPON_MINIMUM_SUBTOTAL: 'minimum',
  ERROR_INVALID_SUBTOTAL: 'minimum',
  ERROR_COUPON_NOT_APPLICABLE: 'not-applicable',
  ERROR_COUPON_MEMBERS_ONLY: 'needs-login',
  ERROR_COUPON_USAGE_EXCEEDED: 'used',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'used',
};

/** The outcome that an application error of the platform represents. See docs/reference/errors.mdx. */
export function getCouponOutcome({ code, data }: CouponError): CouponOutcome {
  const kind = Object.hasOwn(kinds, code) ? kinds[code] : undefined;
  if (kind !== 'minimum') return { kind: kind ?? 'rejected' };
  const minimum = data?.minimumSubtotal;
  return { kind, minimum: typeof minimum === 'string' && minimum ? minimum : undefined };
}

/** The outcome of a call that should have put a code on the cart, and failed. */
export function getFailedOutcome(error: Error): CouponOutcome {
  if (!(error instanceof ApplicationError)) return { kind: 'indeterminate' };
  // The cart was changed elsewhere first, so the code was not evaluated.
  if (error.status === 409) return { kind: 'indeterminate' };
  return getCouponOutcome(error.details.applicationError);
}
