import { PlatformError } from '@vitrine/client';
import type { MessageKeyWith, PlainMessageKey } from '../../messages/message-catalog.ts';
import { type FailureKind, getFailureKind } from '../../utils/failure-kind.ts';
import '../../messages/en/common.ts';

/** Messages of failures. Data over code: a host with more codes adds a row. */

type ErrorReason = 'stock' | 'gone' | FailureKind;

const withSession = <Prefix extends string>(prefix: Prefix, reason: ErrorReason) =>
  reason === 'session' ? ('common.session' as const) : (`${prefix}.${reason}` as const);

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
  withSession('cart.lineError', getErrorReason(error, lineReasonsByCode));

/** Returns the message key of a failed restore; the message contains the number of items. */
export const getRestoreErrorKey = (error: Error): MessageKeyWith<'count'> =>
  withSession('cart.restoreError', getErrorReason(error, reasonsByCode));

/**
 * Returns the message key of a failed addition to the cart, or of a failed change of the entire
 * cart.
 */
export const getChangeErrorKey = (error: Error): PlainMessageKey =>
  withSession('cart.changeError', getErrorReason(error, reasonsByCode));

/** Whether a retry may succeed. */
export function canRetry(error: Error): boolean {
  const kind = getFailureKind(error);
  return kind === 'failed' || kind === 'offline' || kind === 'session';
}
