import type { Client } from '../client.ts';
import type { AnyCall, Call } from './endpoint.ts';
import { prepare } from './prepare-request.ts';

// Specification 9.
const longestQuery = 4000;

/**
 * A call, or its fallback where the query would have more than 4000 characters. Specification 5.
 *
 * @param fallback what differs in the request that is sent in its place.
 * @throws as the call does, before anything is sent.
 */
export function unlessLong<Payload, Answer>(
  { settings }: Client,
  call: Call<Payload, Answer>,
  fallback: Pick<AnyCall, 'method' | 'path'>,
  payload: Payload,
): Call<Payload, Answer> {
  const { url } = prepare(settings, call as AnyCall, payload);
  const query = url.slice(url.indexOf('?') + 1);
  return query.length > longestQuery ? { ...call, ...fallback } : call;
}
