import { PlatformError } from '@vitrine/client';

/** What kind of failure it was, as far as a visitor can do something about it. */
export type FailureKind = 'offline' | 'conflict' | 'rejected' | 'failed';

/** Nothing came back, something changed elsewhere, the platform said no, or it failed. */
export function getFailureKind(error: Error): FailureKind {
  if (!(error instanceof PlatformError)) return 'failed';
  const { status } = error;
  if (status === undefined) return 'offline';
  if (status === 409) return 'conflict';
  return status >= 400 && status < 500 ? 'rejected' : 'failed';
}
