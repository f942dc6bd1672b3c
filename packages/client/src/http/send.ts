import type { Client, RequestOptions } from '../client.ts';
import { withConnectionErrors } from './connection.ts';
import type { WireRequest } from './prepare-request.ts';
import { sendWithToken } from './send-with-token.ts';

/**
 * Sends the request of an endpoint.
 *
 * @throws SystemError without a response; TokenError without a token; the abort itself.
 */
export function sendRequest(
  client: Client,
  { method, url, body, idempotent }: WireRequest,
  { signal }: RequestOptions,
): Promise<Response> {
  const sendOnce = (token: string | undefined) => {
    const headers = {
      ...(token && { Authorization: token }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    return withConnectionErrors(() => client.fetch(url, { method, headers, body, signal }), signal);
  };
  return sendWithToken(client, { url, idempotent, sendOnce }, signal);
}
