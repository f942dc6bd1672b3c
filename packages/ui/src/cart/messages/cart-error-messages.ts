import { PlatformError } from '@vitrine/client';
import type { MessageKeyWith, PlainMessageKey } from '../../messages/message-catalog.ts';
import { type FailureKind, getFailureKind } from '../../utils/failure-kind.ts';

/** Which words stand for a failure. Data over code: a shop with more codes adds a row. */

type ErrorReason = 'stock' | 'gone' | FailureKind;

const reasonsByCode: Readonly<Record<string, ErrorReason>> = {
  INSUFFICIENT_INVENTORY: 'stock',
  ITEM_NOT_FOUND: 'gone',
  NOT_FOUND: 'gone',
};

const lineReasonsByCode: typeof reasonsByCode = { ...reasonsByCode, LINE_ITEM_NOT_FOUND: 'gone' };

function getErrorReason(error: Error, byCode: typeof reasonsByCode): ErrorReason {
  const code = error instanceof PlatformError ? error.code : '';
  return (Object.hasOwn(byCode, code) && byCode[code]) || getFailureKind(error);
}

/** Why a change of a line did not go through. */
export const getLineErrorKey = (error: Error): PlainMessageKey =>
  `cart.lineError.${getErrorReason(error, lineReasonsByCode)}`;

/** Why what was removed was not put back; its words know how many objects that is. */
export const getRestoreErrorKey = (error: Error): MessageKeyWith<'count'> =>
  `cart.restoreError.${getErrorReason(error, reasonsByCode)}`;

/** Why something was not added to the cart, or the cart as a whole not changed. */
export const getChangeErrorKey = (error: Error): PlainMessageKey =>
  `cart.changeError.${getErrorReason(error, reasonsByCode)}`;

/** Whether the same may go through when it is asked for once more. */
export function canRetry(error: Error): boolean {
  const kind = getFailureKind(error);
  return kind === 'failed' || kind === 'offline';
}
