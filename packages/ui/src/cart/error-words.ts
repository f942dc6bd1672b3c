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

const restoreKeys: Readonly<Record<string, MessageKey>> = {
  INSUFFICIENT_INVENTORY: 'cart.restoreError.stock',
  ITEM_NOT_FOUND: 'cart.restoreError.gone',
  NOT_FOUND: 'cart.restoreError.gone',
};

const changeKeys: Readonly<Record<string, MessageKey>> = {
  INSUFFICIENT_INVENTORY: 'cart.changeError.stock',
  ITEM_NOT_FOUND: 'cart.changeError.gone',
  NOT_FOUND: 'cart.changeError.gone',
};

function known(keys: Readonly<Record<string, MessageKey>>, error: Error): MessageKey | undefined {
  const code = error instanceof PlatformError ? error.code : '';
  return Object.hasOwn(keys, code) ? keys[code] : undefined;
}

/** Why a change of a line did not go through. */
export const lineErrorKey = (error: Error): MessageKey =>
  known(lineKeys, error) ?? `cart.lineError.${failureKind(error)}`;

/** Why what was removed was not put back; its words know how many objects that is. */
export const restoreErrorKey = (error: Error): MessageKey =>
  known(restoreKeys, error) ?? `cart.restoreError.${failureKind(error)}`;

/** Why something was not added to the cart, or the cart as a whole not changed. */
export const changeErrorKey = (error: Error): MessageKey =>
  known(changeKeys, error) ?? `cart.changeError.${failureKind(error)}`;

/** Whether the same may go through when it is asked for once more. */
export function mayHelp(error: Error): boolean {
  const kind = failureKind(error);
  return kind === 'failed' || kind === 'offline';
}
