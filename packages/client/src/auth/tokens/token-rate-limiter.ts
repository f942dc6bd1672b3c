import type { Clock } from '../../clock.ts';
import { TokenError } from '../../http/errors.ts';

const maxRequests = 10;
const windowMilliseconds = 30_000;

/**
 * Sends a request for tokens, unless the endpoint asked to wait and the time has not come, or ten
 * were sent in the last half minute.
 *
 * @throws TokenError `TOO_MANY_TOKEN_REQUESTS`, or the endpoint's own while it waits.
 */
export type TokenRateLimiter = <T>(request: () => Promise<T>) => Promise<T>;

/** Keeps one visitor or member from asking the token endpoint more than it can bear. */
export function createTokenRateLimiter(clock: Clock): TokenRateLimiter {
  let sent: number[] = [];
  let rejection: TokenError | undefined;
  let rejectedAt = 0;
  const isWithin = (length = 0, since = Number.NaN) => {
    const passed = clock.now() - since;
    // A clock that was set back tells nothing, and must not shut the gate for good.
    return passed >= 0 && passed < length;
  };
  return async (request) => {
    if (isWithin(rejection?.details?.retryAfter, rejectedAt)) throw rejection;
    if (isWithin(windowMilliseconds, sent[maxRequests - 1])) {
      throw new TokenError({
        message: 'something went wrong',
        code: 'TOO_MANY_TOKEN_REQUESTS',
        retryable: true,
      });
    }
    sent = [clock.now(), ...sent].slice(0, maxRequests);
    try {
      return await request();
    } catch (error) {
      if (error instanceof TokenError) {
        rejection = error;
        rejectedAt = clock.now();
      }
      throw error;
    }
  };
}
