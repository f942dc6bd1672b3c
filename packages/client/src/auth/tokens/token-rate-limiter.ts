import type { Clock } from '../../clock.ts';
import { TokenError } from '../../http/errors.ts';

// The reasons: docs/decisions/0035-limit-token-requests-to-ten-in-thirty-seconds.md

const maxRequests = 10;
const windowMilliseconds = 30_000;

/**
 * Sends a token request, unless the endpoint's wait time has not passed, or ten requests were sent
 * in the last 30 seconds.
 *
 * @throws TokenError `TOO_MANY_TOKEN_REQUESTS`, whose cause is the last failure, or the endpoint's
 *   own during its wait time, with what is left of it as `retryAfter`.
 */
export type TokenRateLimiter = <T>(request: () => Promise<T>) => Promise<T>;

/** Limits the token requests of one visitor or member. */
export function createTokenRateLimiter(clock: Clock): TokenRateLimiter {
  let sent: number[] = [];
  let rejection: TokenError | undefined;
  let lastFailure: unknown;
  let rejectedAt = 0;
  /** Returns what is left of a period, in milliseconds; 0 if it is over. */
  const getRest = (length = 0, since = Number.NaN) => {
    const passed = clock.now() - since;
    // A clock that was set back is unreliable, and must not block requests forever.
    return passed >= 0 && passed < length ? length - passed : 0;
  };
  return async (request) => {
    const wait = getRest(rejection?.retryAfter, rejectedAt);
    if (rejection && wait > 0) {
      const { message, cause } = rejection;
      throw new TokenError({ ...rejection, message, cause, retryAfter: wait });
    }
    if (getRest(windowMilliseconds, sent[maxRequests - 1]) > 0) {
      throw new TokenError({
        message: 'something went wrong',
        code: 'TOO_MANY_TOKEN_REQUESTS',
        retryable: true,
        cause: lastFailure,
      });
    }
    sent = [clock.now(), ...sent].slice(0, maxRequests);
    try {
      const result = await request();
      lastFailure = undefined;
      return result;
    } catch (error) {
      lastFailure = error;
      if (error instanceof TokenError) {
        rejection = error;
        rejectedAt = clock.now();
      }
      throw error;
    }
  };
}
