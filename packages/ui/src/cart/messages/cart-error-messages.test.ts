import { RequestError, SystemError, TokenError } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { getAddErrorKey } from '../../catalog/product/purchase/use-add-to-cart.ts';
import { getFailureKey, getFailureKind } from '../../utils/failure-kind.ts';
import { getCheckoutErrorKey } from '../checkout/checkout-error.ts';
import {
  canRetry,
  getChangeErrorKey,
  getLineErrorKey,
  getRestoreErrorKey,
} from './cart-error-messages.ts';

describe('cart error messages', () => {
  it('distinguish no response, a conflict, a rejection and a server error', () => {
    const rejected = { message: 'no', code: 'NO' };
    expect(getFailureKind(new SystemError())).toBe('offline');
    expect(getFailureKind(new RequestError({ ...rejected, status: 409 }))).toBe('conflict');
    expect(getFailureKind(new RequestError({ ...rejected, status: 403 }))).toBe('rejected');
    expect(getFailureKind(new SystemError({ status: 503 }))).toBe('failed');
    expect(getFailureKind(new Error('anything'))).toBe('failed');
    expect(getLineErrorKey(new SystemError())).toBe('cart.lineError.offline');
    expect(getLineErrorKey(new Error('anything'))).toBe('cart.lineError.failed');
    // Only the codes of the platform have a meaning.
    const coded = Object.assign(new Error('anything'), { code: 'NOT_FOUND' });
    expect(getLineErrorKey(coded)).toBe('cart.lineError.failed');
  });

  it('are one message while the client may request no tokens', () => {
    const rateLimited = new TokenError({
      message: 'something went wrong',
      code: 'TOO_MANY_TOKEN_REQUESTS',
      retryable: true,
    });
    expect(getFailureKind(rateLimited)).toBe('session');
    for (const getKey of [getLineErrorKey, getRestoreErrorKey, getChangeErrorKey]) {
      expect(getKey(rateLimited)).toBe('common.session');
    }
    expect(getCheckoutErrorKey(rateLimited)).toBe('common.session');
    expect(getAddErrorKey(rateLimited)).toBe('common.session');
    expect(getFailureKey(rateLimited, 'cart.failed')).toBe('common.session');
    expect(canRetry(rateLimited)).toBe(true);
    expect(getFailureKey('anything', 'cart.failed')).toBe('cart.failed');
  });

  it('E5 E7 use the message of a code, or else of its kind, and offer a retry if it can help', () => {
    const short = new RequestError({ message: 'no', code: 'INSUFFICIENT_INVENTORY', status: 428 });
    expect(getRestoreErrorKey(short)).toBe('cart.restoreError.stock');
    expect(getChangeErrorKey(short)).toBe('cart.changeError.stock');
    expect(getChangeErrorKey(new SystemError({ status: 503 }))).toBe('cart.changeError.failed');
    const odd = new RequestError({ message: 'no', code: 'constructor', status: 428 });
    expect(getRestoreErrorKey(odd)).toBe('cart.restoreError.rejected');
    expect([short, new SystemError(), new SystemError({ status: 503 })].map(canRetry)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
