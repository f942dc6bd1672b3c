import type { Client } from '../client.ts';
import type { AnyEndpoint, Endpoint } from './endpoint.ts';
import { prepareRequest } from './prepare-request.ts';

// Specification 9.
const maxQueryLength = 4000;

/**
 * A call, or its fallback where the query would have more than 4000 characters. Specification 5.
 *
 * @param fallback what differs in the request that is sent in its place.
 * @throws as the call does, before anything is sent.
 */
export function withLongQueryFallback<Payload, Result>(
  { settings }: Client,
  endpoint: Endpoint<Payload, Result>,
  fallback: Pick<AnyEndpoint, 'method' | 'path'>,
  payload: Payload,
): Endpoint<Payload, Result> {
  const { url } = prepareRequest(settings, endpoint as AnyEndpoint, payload);
  const query = url.slice(url.indexOf('?') + 1);
  return query.length > maxQueryLength ? { ...endpoint, ...fallback } : endpoint;
}
