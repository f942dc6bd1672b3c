import { PlatformError, TokenError } from '@vitrine/client';

/**
 * Why a login on the provider's own page did not finish here: its window was `closed`, it
 * `timedOut`, the browser blocks the window (`blocked`), the provider has `rejected` it, it is
 * `unreachable`, the client has no token for now (`session`), the page is `insecure`, it redirects only when it is `askedFor`, or it has
 * `failed` otherwise.
 */
export type HostedProblem =
  | 'closed'
  | 'timedOut'
  | 'blocked'
  | 'rejected'
  | 'unreachable'
  | 'session'
  | 'insecure'
  | 'askedFor'
  | 'failed';

const problems: Readonly<Record<string, HostedProblem>> = {
  NOT_FINISHED: 'closed',
  OAUTH_TIMED_OUT: 'timedOut',
  POPUP_BLOCKED: 'blocked',
  INSECURE_CONTEXT: 'insecure',
  GESTURE_NEEDED: 'askedFor',
  INVALID_STATE: 'failed',
  MISSING_CODE_OR_STATE: 'failed',
  WRONG_ISSUER: 'failed',
  UNSAFE_URL: 'failed',
};

/** Why a login at the provider did not end here. */
export function toHostedProblem(error: unknown): HostedProblem {
  if (!(error instanceof PlatformError)) return 'failed';
  const { name, code, retryable } = error;
  const isOfLogin = name === 'AuthorizationError';
  if (isOfLogin) return Object.hasOwn(problems, code) ? (problems[code] ?? 'failed') : 'rejected';
  if (!retryable) return 'failed';
  return error instanceof TokenError ? 'session' : 'unreachable';
}
