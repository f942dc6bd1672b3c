import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '../platform/respond.ts';

const METHODS = 'GET, POST, PATCH, PUT, DELETE, OPTIONS';
const ALLOWED_HEADERS = 'authorization, content-type';
const EXPOSED_HEADERS = `${REQUEST_ID_HEADER}, retry-after, date`;
const DAY_IN_SECONDS = '86400';

/**
 * Allows pages of any origin to send requests and their token, and to read the request id, the time
 * and the retry delay.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
  response.setHeader('vary', 'origin');
}

export function respondToPreflight(response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', METHODS);
  response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
  response.setHeader('access-control-max-age', DAY_IN_SECONDS);
  response.writeHead(204).end();
}
