import type { CouponOutcome } from '@vitrine/atoms';
import { SystemError, TokenError } from '@vitrine/client';
import { describe, expect, it, vi } from 'vitest';
import type { Translate } from '../../messages/message-catalog.ts';
import {
  getCouponErrorMessage,
  getCouponMessage,
  getUnappliedCouponMessage,
} from './coupon-messages.ts';

const t = vi.fn<(key: string, values?: object) => string>((key) => key) as unknown as Translate;

const rejected = (outcome: CouponOutcome, error: Error = new Error('no')) =>
  getCouponErrorMessage({ outcome, code: 'LATE', error }, t);

describe('coupon messages', () => {
  it('are different for each outcome', () => {
    const kinds = [
      'unknown',
      'expired',
      'not-started',
      'not-applicable',
      'needs-login',
      'used',
      'rejected',
      'indeterminate',
    ] as const;
    const messages = new Set(kinds.map((kind) => rejected({ kind })));
    expect(messages.size).toBe(kinds.length);
  });

  it('show the minimum subtotal only if it is known', () => {
    expect(rejected({ kind: 'minimum', minimum: '€250.00' })).toBe('cart.coupon.minimum');
    expect(t).toHaveBeenLastCalledWith('cart.coupon.minimum', { code: 'LATE', minimum: '€250.00' });
    expect(rejected({ kind: 'minimum', minimum: undefined })).toBe('cart.coupon.minimumUnknown');
  });

  it('distinguish a missing connection from a platform failure', () => {
    expect(rejected({ kind: 'indeterminate' }, new SystemError())).toBe('common.offline');
    const rateLimited = { message: 'no', code: 'TOO_MANY_TOKEN_REQUESTS', retryable: true };
    expect(rejected({ kind: 'indeterminate' }, new TokenError(rateLimited))).toBe('common.session');
    const broken = new SystemError({ status: 500 });
    expect(rejected({ kind: 'indeterminate' }, broken)).toBe('cart.coupon.failed');
  });

  it('have no code if the code was not evaluated', () => {
    expect(getCouponMessage({ kind: 'indeterminate' }, 'LATE', t)).toBe('cart.coupon.failed');
    expect(t).toHaveBeenLastCalledWith('cart.coupon.failed');
  });

  it('are the same for a code that an estimate omits', () => {
    expect(getUnappliedCouponMessage({ code: 'ERROR_COUPON_HAS_EXPIRED' }, 'LATE', t)).toBe(
      'cart.coupon.expired',
    );
    expect(getUnappliedCouponMessage({ code: 'SOMETHING_NEW' }, 'LATE', t)).toBe(
      'cart.coupon.rejected',
    );
  });
});
