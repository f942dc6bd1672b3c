import type { Client, RequestOptions } from '../client.ts';
import type { AnyEndpoint, Endpoint } from './endpoint.ts';
import { prepareRequest } from './prepare-request.ts';
import { readResponse } from './read-response.ts';
import { sendRequest } from './send.ts';

/** Carries out a call: prepares its request, sends it and reads the answer. */
export async function callEndpoint<Payload, Result>(
  client: Client,
  endpoint: Endpoint<Payload, Result>,
  payload: Payload,
  options: RequestOptions = {},
): Promise<Result> {
  const request = prepareRequest(client.settings, endpoint as AnyEndpoint, payload);
  const response = await sendRequest(client, request, options);
  return readResponse(
    client.settings,
    endpoint as AnyEndpoint,
    response,
    options.signal,
  ) as Promise<Result>;
}
