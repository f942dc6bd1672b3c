import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PlatformError } from '../platform/errors.ts';
import { BODY_LIMIT } from '../platform/requests/body.ts';
import { parseUrl } from '../platform/requests/web-url.ts';
import { respondWithError } from '../platform/respond.ts';

/**
 * How many times the limit of a body is read, so that a rejection reaches a caller that is still sending.
 */
const PATIENCE = 16;

/** The body, cut off where it has become too long: it is rejected then. */
async function readBytes(
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (size <= limit) chunks.push(chunk);
    size += chunk.length;
    if (size > PATIENCE * limit) break;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function getHeaders({ headers }: IncomingMessage): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) copy.append(name, one);
  }
  return copy;
}

/** The platform ignores the host, and a caller's Host header may be invalid. */
const BASE = 'http://platform';

/** Returns the URL of a request: from a path, or from an absolute URL as sent to proxies. */
export function getRequestUrl({ url = '/' }: IncomingMessage): URL {
  const requestUrl = parseUrl(url.startsWith('/') ? BASE + url : url);
  if (requestUrl) return requestUrl;
  throw new PlatformError(400, 'The request has no address');
}

/**
 * Converts a Node request to a Web request, aborted when the caller disconnects. A body that is larger
 * than the limit, in bytes, is cut off, and still larger than it.
 */
export async function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
  requestUrl: URL,
  limit = BODY_LIMIT,
): Promise<Request> {
  const abortController = new AbortController();
  response.on('close', () => abortController.abort());
  const method = request.method ?? 'GET';
  // Web requests do not support these methods, and no endpoint uses them.
  if (/^(CONNECT|TRACE|TRACK)$/i.test(method)) {
    throw new PlatformError(405, `There is no call with the method ${method}`);
  }
  const bytes = await readBytes(request, limit);
  const hasBody = bytes.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(requestUrl, {
    method,
    headers: getHeaders(request),
    signal: abortController.signal,
    ...(hasBody && { body: bytes }),
  });
}

/** Sends a response of the Web. A network failure of the platform cuts the connection. */
export async function sendWebResponse(
  webResponse: Response,
  response: ServerResponse,
): Promise<void> {
  if (webResponse.type === 'error') {
    response.destroy();
    return;
  }
  const bytes = Buffer.from(await webResponse.arrayBuffer());
  for (const [name, value] of webResponse.headers) response.setHeader(name, value);
  // The unread rest of the body would be parsed as the next request of the connection.
  if (!response.req.complete) response.setHeader('connection', 'close');
  response.writeHead(webResponse.status).end(bytes);
}

/** Returns an error that occurred before the platform was reached, in the platform's format. */
export const reject = (error: unknown): Response => respondWithError(error, randomUUID());
