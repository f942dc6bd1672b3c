import type { Client, RequestOptions } from './client.ts';
import { connected } from './connection.ts';
import type { WireRequest } from './prepare.ts';

/**
 * Sends a request with the access token, which goes to the provider's own origins only. When the
 * platform refuses a token that was believed valid, the token is renewed once, and the request is
 * sent once more if that does no harm.
 *
 * @throws SystemError when no answer comes; TokenError when there is no token; the abort itself.
 */
export async function send(
  client: Client,
  request: WireRequest,
  { signal }: RequestOptions = {},
): Promise<Response> {
  if (!client.settings.origins.has(new URL(request.url).origin)) {
    return deliver(client, request, signal);
  }
  const token = await client.tokens.access(signal);
  const response = await deliver(client, request, signal, token);
  if (response.status !== 401) return response;
  const renewal = client.tokens.renew(token, signal);
  if (!request.idempotent) {
    await renewal.catch(() => {});
    return response;
  }
  const renewed = await renewal;
  await response.body?.cancel();
  return deliver(client, request, signal, renewed);
}

function deliver(
  { fetch }: Client,
  { method, url, body }: WireRequest,
  signal: AbortSignal | undefined,
  token?: string,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.Authorization = token;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = body;
  if (signal) init.signal = signal;
  return connected(() => fetch(url, init), signal);
}
