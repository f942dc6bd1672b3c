import type { Client, RequestOptions } from '../client.ts';
import type { AnyCall, Call } from './endpoint.ts';
import { prepare } from './prepare-request.ts';
import { read } from './read-response.ts';
import { send } from './send.ts';

/** Carries out a call: prepares its request, sends it and reads the answer. */
export async function run<Payload, Answer>(
  client: Client,
  call: Call<Payload, Answer>,
  payload: Payload,
  options: RequestOptions = {},
): Promise<Answer> {
  const request = prepare(client.settings, call as AnyCall, payload);
  const response = await send(client, request, options);
  return read(client.settings, call as AnyCall, response, options.signal) as Promise<Answer>;
}
