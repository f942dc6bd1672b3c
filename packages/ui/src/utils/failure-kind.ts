import { PlatformError } from '@vitrine/client';

/** Type of a failure, as far as a visitor can act on it. */
export type FailureKind = 'offline' | 'conflict' | 'rejected' | 'failed';

/** Returns the type: no response, a change elsewhere, a rejection, or a platform failure. */
export function getFailureKind(error: Error): FailureKind {
  if (!(error instanceof PlatformError)) return 'failed';
  const { status } = error;
  if (status === undefined) return 'offline';
  if (status === 409) return 'conflict';
  return status >= 400 && status < 500 ? 'rejected' : 'failed';
}
