import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMIT } from '../core/body.ts';

/** The body, cut off where it has become too long: the platform then refuses it. */
async function readBytes(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    // Read to the end, so that the answer reaches a caller that is still sending.
    if (size <= BODY_LIMIT) chunks.push(chunk);
    size += chunk.length;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function headersOf({ headers }: IncomingMessage): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) copy.append(name, one);
  }
  return copy;
}

/** A request of Node as one of the Web, aborted when its caller goes away. */
export async function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
  base: string,
): Promise<Request> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const method = request.method ?? 'GET';
  const bytes = await readBytes(request);
  const hasBody = bytes.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(`${base}${request.url ?? '/'}`, {
    method,
    headers: headersOf(request),
    signal: gone.signal,
    ...(hasBody && { body: bytes }),
  });
}

/** Sends a response of the Web. A network failure of the world cuts the connection. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.writeHead(answer.status).end(bytes);
}
