import { abortable } from './abort.ts';
import type { Client } from './client.ts';
import { askedWait } from './retry-after.ts';

/** What must be known of a request to carry it through. */
export interface Delivery {
  readonly url: string;
  /** Whether sending it twice does the same as once. */
  readonly idempotent: boolean;
  /** Whether the caller has put a token of their own on it. */
  readonly authorised?: boolean;
  /** Sends it once, with the access token where there is one. */
  deliver(token: string | undefined): Promise<Response>;
}

/** How often a request is sent again because the platform asked to come back later. */
const mostRepeats = 2;

/**
 * Sends a request with the access token, which goes to the provider's own origins only. When the
 * platform refuses a token that was believed valid, the token is renewed once; when it is busy and
 * says until when, its wish is honoured. Either way the request is sent again only if that does no
 * harm, and its last answer is what it is.
 *
 * @throws SystemError when no answer comes; TokenError when there is no token; the abort itself.
 */
export async function sendAuthorised(
  client: Client,
  delivery: Delivery,
  signal?: AbortSignal,
): Promise<Response> {
  const own = !delivery.authorised && client.settings.origins.has(new URL(delivery.url).origin);
  const sendOnce = own
    ? () => sendWithToken(client, delivery, signal)
    : () => delivery.deliver(undefined);
  let response = await sendOnce();
  for (let repeats = 0; repeats < mostRepeats && delivery.idempotent; repeats += 1) {
    const wait = askedWait(response, client.clock.now());
    if (wait === undefined) break;
    discard(response);
    signal?.throwIfAborted();
    await abortable(client.clock.sleep(wait, signal), signal);
    response = await sendOnce();
  }
  return response;
}

async function sendWithToken(
  { clock, serverClock, tokens }: Client,
  { idempotent, ...delivery }: Delivery,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const deliver = async (token: string) => {
    const sentAt = clock.now();
    const response = await delivery.deliver(token);
    serverClock.note(response, sentAt);
    return response;
  };
  const token = await tokens.access(signal);
  const response = await deliver(token);
  if (response.status !== 401) return response;
  const renewal = tokens.renew(token, signal);
  if (!idempotent) {
    await renewal.catch(() => {});
    return response;
  }
  const renewed = await renewal;
  discard(response);
  return deliver(renewed);
}

// Frees the connection. A body that has broken off is no one's concern any more.
function discard({ body }: Response): void {
  body?.cancel().catch(() => {});
}
