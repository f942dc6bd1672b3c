import type { Client } from './client.ts';
import { withConnectionErrors } from './http/connection.ts';
import { sendWithToken } from './http/send-with-token.ts';
import { describeValue } from './http/validate.ts';

const repeatable = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/**
 * `fetch` with the client's access token, for requests that this package doesn't cover. The token
 * is sent only to the provider's own origins; the caller's `Authorization` header stays. A relative
 * URL is resolved against the provider's API. The response is returned unchanged, whatever its
 * status.
 *
 * @throws TypeError for an invalid URL; SystemError without a response; TokenError without a
 * token; the abort itself.
 */
export async function clientFetch(
  client: Client,
  url: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const absoluteUrl = toAbsoluteUrl(client, url);
  const method = init.method?.toUpperCase() ?? 'GET';
  const signal = init.signal ?? undefined;
  signal?.throwIfAborted();
  const hasOwnToken = new Headers(init.headers).has('Authorization');
  const sendOnce = (token: string | undefined) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', token);
    const sent = { ...init, headers: Object.fromEntries(headers) };
    return withConnectionErrors(() => client.fetch(absoluteUrl, sent), signal);
  };
  // A stream has been read once it was sent.
  const idempotent = repeatable.has(method) && !(init.body instanceof ReadableStream);
  return sendWithToken(client, { url: absoluteUrl, idempotent, hasOwnToken, sendOnce }, signal);
}

function toAbsoluteUrl({ settings }: Client, url: string | URL): string {
  if (url instanceof URL || (typeof url === 'string' && url !== '')) {
    // Joined as text, so that no relative URL can leave the API's origin.
    const text = URL.canParse(url)
      ? url
      : `${settings.apiBaseUrl}/${String(url).replace(/^\/+/, '')}`;
    const { protocol, href } = new URL(text);
    if (protocol === 'https:' || protocol === 'http:') return href;
  }
  throw new TypeError(
    `clientFetch: url must be a URL, absolute or within the API, but it is ${describeValue(url)}.`,
  );
}
