import type { Client, RequestOptions } from '../client.ts';
import { connected } from './connection.ts';
import type { WireRequest } from './prepare-request.ts';
import { sendAuthorised } from './send-with-token.ts';

/**
 * Sends the request of a call.
 *
 * @throws SystemError when no answer comes; TokenError when there is no token; the abort itself.
 */
export function send(
  client: Client,
  { method, url, body, idempotent }: WireRequest,
  { signal }: RequestOptions,
): Promise<Response> {
  const deliver = (token: string | undefined) => {
    const headers = {
      ...(token && { Authorization: token }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    return connected(() => client.fetch(url, { method, headers, body, signal }), signal);
  };
  return sendAuthorised(client, { url, idempotent, deliver }, signal);
}
