import { SystemError, TokenError } from '@vitrine/client';
import { expect, it } from 'vitest';
import { getAddErrorKey } from './use-add-to-cart.ts';

it('tells a rejected addition from a missing connection and from other failures', () => {
  expect(getAddErrorKey(new SystemError({ status: 400 }))).toBe('catalog.addRejected');
  expect(getAddErrorKey(new SystemError({ status: 409 }))).toBe('catalog.addRejected');
  expect(getAddErrorKey(new SystemError())).toBe('common.offline');
  const limited = new TokenError({ message: '', code: 'TOKENS', retryable: true });
  expect(getAddErrorKey(limited)).toBe('common.session');
  expect(getAddErrorKey(new SystemError({ status: 503 }))).toBe('catalog.addFailed');
  expect(getAddErrorKey(new Error('broken'), 'cart.buyNowFailed')).toBe('cart.buyNowFailed');
});
