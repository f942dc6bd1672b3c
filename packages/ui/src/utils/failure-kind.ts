import { PlatformError, TokenError } from '@vitrine/client';
import type { PlainMessageKey } from '../messages/message-catalog.ts';
import '../messages/en/common.ts';

/** Type of a failure, as far as a visitor can act on it. */
export type FailureKind = 'offline' | 'session' | 'conflict' | 'rejected' | 'failed';

/**
 * Returns the type: no response, no token for now, a change elsewhere, a rejection, or a platform
 * failure.
 */
export function getFailureKind(error: Error): FailureKind {
  if (!(error instanceof PlatformError)) return 'failed';
  // The client may have stopped itself, so a missing status is no missing connection.
  if (error instanceof TokenError && error.retryable) return 'session';
  const { status } = error;
  if (status === undefined) return 'offline';
  if (status === 409) return 'conflict';
  return status >= 400 && status < 500 ? 'rejected' : 'failed';
}

/**
 * Returns the message key of a failure whose message is the same for all requests: without a
 * connection, or without a token; `otherwise` for any other failure.
 */
export function getFailureKey(error: unknown, otherwise: PlainMessageKey): PlainMessageKey {
  const kind = error instanceof Error ? getFailureKind(error) : 'failed';
  if (kind === 'offline') return 'common.offline';
  return kind === 'session' ? 'common.session' : otherwise;
}
