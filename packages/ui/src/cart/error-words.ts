import { PlatformError } from '@vitrine/client';
import { type FailureKind, failureKind } from '../lib/failure-kind.ts';
import type { MessageKey } from '../messages/catalogue.ts';

/** Which words stand for a failure. Data over code: a shop with more codes adds a row. */

type Why = 'stock' | 'gone' | FailureKind;

const whys: Readonly<Record<string, Why>> = {
  INSUFFICIENT_INVENTORY: 'stock',
  ITEM_NOT_FOUND: 'gone',
  NOT_FOUND: 'gone',
};

const lineWhys: typeof whys = { ...whys, LINE_ITEM_NOT_FOUND: 'gone' };

function whyOf(error: Error, byCode: typeof whys): Why {
  const code = error instanceof PlatformError ? error.code : '';
  return (Object.hasOwn(byCode, code) && byCode[code]) || failureKind(error);
}

/** Why a change of a line did not go through. */
export const lineErrorKey = (error: Error): MessageKey =>
  `cart.lineError.${whyOf(error, lineWhys)}`;

/** Why what was removed was not put back; its words know how many objects that is. */
export const restoreErrorKey = (error: Error): MessageKey =>
  `cart.restoreError.${whyOf(error, whys)}`;

/** Why something was not added to the cart, or the cart as a whole not changed. */
export const changeErrorKey = (error: Error): MessageKey =>
  `cart.changeError.${whyOf(error, whys)}`;

/** Whether the same may go through when it is asked for once more. */
export function mayHelp(error: Error): boolean {
  const kind = failureKind(error);
  return kind === 'failed' || kind === 'offline';
}
