import type { Clock } from '../../clock.ts';
import { AuthorizationError } from './authorization-error.ts';
import type { AuthorizationResponse } from './callback.ts';

/** For how long a login waits. */
export interface TimeoutOptions {
  /** Time limit in milliseconds. */
  timeoutMilliseconds: number;
  /** The client's clock. */
  clock: Required<Clock>;
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
}

/** Callbacks that end a wait, and its cleanup. */
export interface PendingResponse {
  /** Ends the wait with a response. */
  resolve(response: AuthorizationResponse): void;
  /** Ends the wait with an error. */
  reject(error: unknown): void;
  /** Listener options that remove listeners when the wait ends. */
  until: {
    /** Aborted when the wait ends. */
    signal: AbortSignal;
  };
  /** Acts later, unless the wait has ended. */
  after(milliseconds: number, act: () => void): void;
}

/**
 * Waits for the provider's response. Always removes timers and listeners afterwards.
 *
 * @throws AuthorizationError `OAUTH_TIMED_OUT`; the abort itself; what `begin` rejects with.
 */
export async function waitForResponse(
  { timeoutMilliseconds, clock, signal }: TimeoutOptions,
  begin: (pendingResponse: PendingResponse) => void,
): Promise<AuthorizationResponse> {
  signal?.throwIfAborted();
  const ended = new AbortController();
  const until = { signal: ended.signal };
  const after = async (milliseconds: number, act: () => void) => {
    await clock.sleep(milliseconds, ended.signal);
    if (!ended.signal.aborted) act();
  };
  try {
    return await new Promise<AuthorizationResponse>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), until);
      void after(timeoutMilliseconds, () => reject(timedOut()));
      begin({ resolve, reject, until, after: (...later) => void after(...later) });
    });
  } finally {
    ended.abort();
  }
}

const timedOut = () =>
  new AuthorizationError({
    message: 'OAuth flow timed out',
    code: 'OAUTH_TIMED_OUT',
    retryable: true,
  });
