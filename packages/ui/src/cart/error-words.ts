import { PlatformError } from '@vitrine/client';
import type { MessageKey } from '../messages/catalogue.ts';

/** Which words stand for a failure. Data over code: a shop with more codes adds a row. */

/** What kind of failure it was, as far as the shopper can do something about it. */
export type FailureKind = 'offline' | 'conflict' | 'refused' | 'failed';

/** Nothing came back, the cart changed elsewhere, the shop said no, or the platform failed. */
export function failureKind(error: Error): FailureKind {
  if (!(error instanceof PlatformError)) return 'failed';
  const { status } = error;
  if (status === undefined) return 'offline';
  if (status === 409) return 'conflict';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

const lineKeys: Readonly<Record<string, MessageKey>> = {
  INSUFFICIENT_INVENTORY: 'cart.lineError.stock',
  ITEM_NOT_FOUND: 'cart.lineError.gone',
  LINE_ITEM_NOT_FOUND: 'cart.lineError.gone',
  NOT_FOUND: 'cart.lineError.gone',
};

/** Why a change of a line did not go through. */
export function lineErrorKey(error: Error): MessageKey {
  const code = error instanceof PlatformError ? error.code : '';
  return lineKeys[code] ?? `cart.lineError.${failureKind(error)}`;
}
