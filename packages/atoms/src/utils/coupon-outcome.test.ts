import { ApplicationError, SystemError } from '@vitrine/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCouponOutcome, getFailedOutcome } from './coupon-outcome.ts';

const rejection = (code: string, status = 428) =>
  new ApplicationError({
    message: 'The platform rejected',
    code,
    status,
    details: { applicationError: { code, description: '' } },
  });

describe('getCouponOutcome', () => {
  it.each([
    ['ERROR_COUPON_DOES_NOT_EXIST', 'unknown'],
    ['ERROR_COUPON_HAS_EXPIRED', 'expired'],
    ['ERROR_COUPON_IS_NOT_ACTIVE_YET', 'not-started'],
    ['ERROR_COUPON_NOT_APPLICABLE', 'not-applicable'],
    ['ERROR_COUPON_MEMBERS_ONLY', 'needs-login'],
    ['ERROR_COUPON_USAGE_EXCEEDED', 'used'],
    ['ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', 'used'],
    ['SOMETHING_ELSE', 'rejected'],
    ['constructor', 'rejected'],
  ])('maps %s to %s', (code, kind) => {
    expect(getCouponOutcome({ code })).toEqual({ kind });
  });

  it('returns the minimum subtotal only if the platform sends it as text', () => {
    const code = 'ERROR_COUPON_MINIMUM_SUBTOTAL';
    const getMinimum = (minimumSubtotal: unknown) =>
      getCouponOutcome({ code, data: { minimumSubtotal } });
    expect(getMinimum('€250.00')).toEqual({ kind: 'minimum', minimum: '€250.00' });
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== 'string'),
        (value) => {
          expect(getMinimum(value)).toEqual({ kind: 'minimum', minimum: undefined });
        },
      ),
    );
    expect(getCouponOutcome({ code })).toEqual({ kind: 'minimum', minimum: undefined });
  });
});

describe('getFailedOutcome', () => {
  it('is indeterminate unless the platform rejected the code', () => {
    expect(getFailedOutcome(new SystemError())).toEqual({ kind: 'indeterminate' });
    expect(getFailedOutcome(new Error('anything'))).toEqual({ kind: 'indeterminate' });
    expect(getFailedOutcome(rejection('CONFLICT', 409))).toEqual({ kind: 'indeterminate' });
    expect(getFailedOutcome(rejection('ERROR_COUPON_HAS_EXPIRED'))).toEqual({ kind: 'expired' });
  });
});
