import type { Client } from '../client.ts';
import type { AnyEndpoint, Endpoint } from './endpoint.ts';
import { prepareRequest } from './prepare-request.ts';

// See docs/reference/constants.mdx.
const maxQueryLength = 4000;

/**
 * Returns a request, or its fallback if the query would exceed 4000 characters. See
 * docs/reference/errors.mdx.
 *
 * @param fallback changes for the fallback request.
 * @throws as the request does, before anything is sent.
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
