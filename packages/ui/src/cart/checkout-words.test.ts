import { ApplicationError, SystemError } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { checkoutErrorKey } from './checkout-words.ts';

const refusal = (code: string, status = 428) =>
  new ApplicationError({
    message: 'The platform refused',
    code,
    status,
    details: { applicationError: { code, description: '' } },
  });

describe('words for a checkout', () => {
  it('say what to do about it', () => {
    expect(checkoutErrorKey(refusal('EMPTY_CART'))).toBe('cart.checkout.empty');
    expect(checkoutErrorKey(refusal('LINE_ITEMS_NOT_AVAILABLE'))).toBe('cart.checkout.unavailable');
    expect(checkoutErrorKey(refusal('ELSE'))).toBe('cart.checkout.refused');
    expect(checkoutErrorKey(refusal('constructor'))).toBe('cart.checkout.refused');
    expect(checkoutErrorKey(refusal('CONFLICT', 409))).toBe('cart.checkout.changed');
    expect(checkoutErrorKey(new SystemError())).toBe('cart.checkout.offline');
    expect(checkoutErrorKey(new SystemError({ status: 500 }))).toBe('cart.checkout.failed');
  });
});
