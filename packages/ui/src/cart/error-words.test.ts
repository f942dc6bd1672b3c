import { ApplicationError, RefusedError, SystemError } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { checkoutErrorKey, couponErrorWords, failureKind, lineErrorKey } from './error-words.ts';

const refusal = (code: string, data?: Record<string, unknown>) =>
  new ApplicationError({
    message: 'The platform refused',
    code,
    status: 428,
    details: { applicationError: { code, description: '', ...(data && { data }) } },
  });

describe('what a failure is to a shopper', () => {
  it('tells no answer, a conflict, a refusal and a breakdown apart', () => {
    const refused = { message: 'no', code: 'NO' };
    expect(failureKind(new SystemError())).toBe('offline');
    expect(failureKind(new RefusedError({ ...refused, status: 409 }))).toBe('conflict');
    expect(failureKind(new RefusedError({ ...refused, status: 403 }))).toBe('refused');
    expect(failureKind(new SystemError({ status: 503 }))).toBe('failed');
    expect(failureKind(new Error('anything'))).toBe('failed');
    expect(lineErrorKey(new SystemError())).toBe('cart.lineError.offline');
  });
});

describe('words for a code', () => {
  it('name the reason that the platform gave', () => {
    expect(couponErrorWords(refusal('ERROR_COUPON_HAS_EXPIRED'), 'MIDSUMMER')).toEqual({
      key: 'cart.coupon.expired',
      values: { code: 'MIDSUMMER' },
    });
    expect(couponErrorWords(refusal('ERROR_COUPON_USAGE_EXCEEDED'), 'ONCE').key).toBe(
      'cart.coupon.used',
    );
  });

  it('name the minimum only where it is known', () => {
    const code = 'ERROR_COUPON_MINIMUM_SUBTOTAL';
    expect(couponErrorWords(refusal(code, { minimumSubtotal: '€250.00' }), 'LATE')).toEqual({
      key: 'cart.coupon.minimum',
      values: { code: 'LATE', minimum: '€250.00' },
    });
    expect(couponErrorWords(refusal(code), 'LATE').key).toBe('cart.coupon.minimumUnknown');
  });

  it('never call a code wrong when it was not heard', () => {
    expect(couponErrorWords(refusal('SOMETHING_NEW'), 'X').key).toBe('cart.coupon.refused');
    expect(couponErrorWords(new SystemError(), 'X').key).toBe('common.offline');
    expect(couponErrorWords(new SystemError({ status: 500 }), 'X').key).toBe('cart.coupon.failed');
  });
});

describe('words for a checkout', () => {
  it('say what to do about it', () => {
    expect(checkoutErrorKey(refusal('EMPTY_CART'))).toBe('cart.checkout.empty');
    expect(checkoutErrorKey(refusal('LINE_ITEMS_NOT_AVAILABLE'))).toBe('cart.checkout.unavailable');
    expect(checkoutErrorKey(refusal('ELSE'))).toBe('cart.checkout.refused');
    expect(checkoutErrorKey(new SystemError())).toBe('cart.checkout.offline');
    expect(checkoutErrorKey(new SystemError({ status: 500 }))).toBe('cart.checkout.failed');
  });
});
