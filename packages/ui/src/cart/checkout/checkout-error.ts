import { ApplicationError } from '@vitrine/client';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import { type FailureKind, getFailureKind } from '../../utils/failure-kind.ts';
import '../../messages/en/common.ts';
import '../../messages/en/totals.ts';

const known: Readonly<Record<string, PlainMessageKey>> = {
  EMPTY_CART: 'cart.checkout.empty',
  LINE_ITEMS_NOT_AVAILABLE: 'cart.checkout.unavailable',
};

const keys: Readonly<Record<FailureKind, PlainMessageKey>> = {
  offline: 'cart.checkout.offline',
  session: 'common.session',
  conflict: 'cart.checkout.changed',
  rejected: 'cart.checkout.rejected',
  failed: 'cart.checkout.failed',
};

/** Why the checkout did not open. */
export function getCheckoutErrorKey(error: Error): PlainMessageKey {
  const code = error instanceof ApplicationError ? error.details.applicationError.code : '';
  return (Object.hasOwn(known, code) && known[code]) || keys[getFailureKind(error)];
}
