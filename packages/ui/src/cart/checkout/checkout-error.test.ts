import { ApplicationError, SystemError } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { getCheckoutErrorKey } from './checkout-error.ts';

const rejection = (code: string, status = 428) =>
  new ApplicationError({
    message: 'The platform rejected',
    code,
    status,
    details: { applicationError: { code, description: '' } },
  });

describe('getCheckoutErrorKey', () => {
  it('returns a message with the next step', () => {
    expect(getCheckoutErrorKey(rejection('EMPTY_CART'))).toBe('cart.checkout.empty');
    expect(getCheckoutErrorKey(rejection('LINE_ITEMS_NOT_AVAILABLE'))).toBe(
      'cart.checkout.unavailable',
    );
    expect(getCheckoutErrorKey(rejection('ELSE'))).toBe('cart.checkout.rejected');
    expect(getCheckoutErrorKey(rejection('constructor'))).toBe('cart.checkout.rejected');
    expect(getCheckoutErrorKey(rejection('CONFLICT', 409))).toBe('cart.checkout.changed');
    expect(getCheckoutErrorKey(new SystemError())).toBe('cart.checkout.offline');
    expect(getCheckoutErrorKey(new SystemError({ status: 500 }))).toBe('cart.checkout.failed');
  });
});
