import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { PlatformError } from '../core/errors.ts';
import { refuse } from './request.ts';

/** What Node says of a connection that brought no request, as a status and a sentence. */
const REFUSALS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
};

/** Answers what could not be read as a request, in the platform's shape, and ends the connection. */
export async function refuseBroken(
  error: Error & { code?: string },
  socket: Duplex,
): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = REFUSALS[error.code ?? ''] ?? [400, 'This is no HTTP request'];
  const answer = refuse(new PlatformError(status, message));
  const body = await answer.text();
  const headers = [...answer.headers, ['content-length', Buffer.byteLength(body)]];
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
