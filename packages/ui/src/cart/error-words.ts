import { PlatformError } from '@vitrine/client';
import { failureKind } from '../lib/failure-kind.ts';
import type { MessageKey } from '../messages/catalogue.ts';

/** Which words stand for a failure. Data over code: a shop with more codes adds a row. */

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
