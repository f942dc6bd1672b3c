import { abortable } from '../abort.ts';
import type { Client } from '../client.ts';
import { isShortWait, retryAfter } from './retry-after.ts';

/** What must be known of a request to carry it through. */
export interface OutgoingRequest {
  readonly url: string;
  /** Whether sending it twice does the same as once. */
  readonly idempotent: boolean;
  /** Whether the caller has put a token of their own on it. */
  readonly hasOwnToken?: boolean;
  /** Sends it once, with the access token where there is one. */
  sendOnce(token: string | undefined): Promise<Response>;
}

/** How often a request is sent again because the platform asked to come back later. */
const maxRetries = 2;

/**
 * Sends a request with the access token, which goes to the provider's own origins only. When the
 * platform rejects a token that was believed valid, the token is renewed once; when it is busy and
 * says until when, its wish is honored. Either way the request is sent again only if that does no
 * harm, and its last answer is what it is.
 *
 * @throws SystemError when no answer comes; TokenError when there is no token; the abort itself.
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

// Frees the connection. A body that has broken off is no one's concern any more.
function discard({ body }: Response): void {
  body?.cancel().catch(() => {});
}
