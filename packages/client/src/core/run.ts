import type { AnyCall, Call } from './call.ts';
import type { Client, RequestOptions } from './client.ts';
import { prepare } from './prepare.ts';
import { read } from './read.ts';
import { send } from './send.ts';

/** Carries out a call: prepares its request, sends it and reads the answer. */
export async function run<Payload, Answer>(
  client: Client,
  call: Call<Payload, Answer>,
  payload: Payload,
  options: RequestOptions = {},
): Promise<Answer> {
  const anyCall = call as AnyCall;
  const request = prepare(client.settings, anyCall, payload);
  const response = await send(client, request, options);
  return (await read(client.settings, anyCall, response, options.signal)) as Answer;
}
