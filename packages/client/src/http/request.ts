import type { Client, RequestOptions } from '../client.ts';
import { withConnectionErrors } from './connection.ts';
import type { AnyEndpoint, Endpoint } from './endpoint.ts';
import { prepareRequest, type WireRequest } from './prepare-request.ts';
import { readResponse } from './read-response.ts';
import { sendWithToken } from './send-with-token.ts';

/**
 * Sends the request of a call.
 *
 * @throws SystemError when no response comes; TokenError when there is no token; the abort itself.
 */
export function sendRequest(
  client: Client,
  { method, url, body, idempotent, redirect }: WireRequest,
  { signal }: RequestOptions,
): Promise<Response> {
  const sendOnce = (token: string | undefined) => {
    const headers = {
      ...(token && { Authorization: token }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const init = { method, headers, body, signal, ...(redirect && { redirect }) };
    return withConnectionErrors(() => client.fetch(url, init), signal);
  };
  return sendWithToken(client, { url, idempotent, sendOnce }, signal);
}

/** Carries out a call: prepares its request, sends it and reads the response. */
export async function callEndpoint<Payload, Result>(
  client: Client,
  endpoint: Endpoint<Payload, Result>,
  payload: Payload,
  options: RequestOptions = {},
): Promise<Result> {
  const request = prepareRequest(client.settings, endpoint as AnyEndpoint, payload);
  const response = await sendRequest(client, request, options);
  return readResponse(client, endpoint as AnyEndpoint, response, options.signal) as Promise<Result>;
}
