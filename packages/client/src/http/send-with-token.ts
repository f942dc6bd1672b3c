import { abortable } from '../abort.ts';
import type { Client } from '../client.ts';
import { isShortWait, retryAfter } from './retry-after.ts';

/** Properties of a request that are needed to send it. */
export interface OutgoingRequest {
  /** Absolute URL. Only the provider's origins get the token. */
  readonly url: string;
  /** Whether repeated sending has the same effect as sending once. */
  readonly idempotent: boolean;
  /** Whether the caller has set an own token. */
  readonly hasOwnToken?: boolean;
  /** Sends it once, with the access token if there is one. */
  sendOnce(token: string | undefined): Promise<Response>;
}

/** Maximum number of retries after the platform asked to come back later. */
const maxRetries = 2;

/**
 * Sends a request with the access token, which is sent only to the provider's own origins. If the
 * platform rejects a token that seemed valid, the token is renewed once; if it is busy and requests
 * a wait, the wait is respected. In both cases the request is repeated only if that does no harm,
 * and its last response is returned.
 *
 * @throws SystemError without a response; TokenError without a token; the abort itself.
 */
export async function sendWithToken(
  { clock, serverClock, settings, tokens }: Client,
  { url, idempotent, hasOwnToken, sendOnce }: OutgoingRequest,
  signal?: AbortSignal,
): Promise<Response> {
  const own = !hasOwnToken && settings.origins.has(new URL(url).origin);
  let renewed = false;
  for (let retries = 0; ; ) {
    const token = own ? await tokens.access(signal) : undefined;
    const sentAt = clock.now();
    const response = await sendOnce(token);
    if (own) serverClock.note(response, sentAt);
    if (token && response.status === 401 && !renewed) {
      renewed = true;
      const renewal = tokens.renew(token, signal);
      if (!idempotent) {
        // The next call has a new token all the same.
        await renewal.catch(() => {});
        return response;
      }
      await renewal;
      discard(response);
    } else {
      const wait = retryAfter(response, clock.now());
      if (!isShortWait(wait) || !idempotent || retries++ === maxRetries) return response;
      discard(response);
      signal?.throwIfAborted();
      await abortable(clock.sleep(wait, signal), signal);
    }
  }
}

// Frees the connection. Errors of an interrupted body no longer matter.
function discard({ body }: Response): void {
  body?.cancel().catch(() => {});
}
