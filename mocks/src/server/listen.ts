import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { PlatformError } from '../platform/errors.ts';
import { reject, sendWebResponse } from './request.ts';

/** Node's error codes for connections without a valid request, as a status and a message. */
const REFUSALS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
};

/** Handles what could not be read as a request, in the platform's shape, and ends the connection. */
async function rejectMalformed(error: Error & { code?: string }, socket: Duplex): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = REFUSALS[error.code ?? ''] ?? [400, 'This is no HTTP request'];
  const response = reject(new PlatformError(status, message));
  const body = await response.text();
  const headers = [...response.headers, ['content-length', Buffer.byteLength(body)]];
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

/** Address of a server. */
export interface ListenAddress {
  /** 0 selects any free port. */
  port: number;
  host: string;
}

export interface PlatformServer {
  /** URL of the server, e.g. `http://127.0.0.1:4010`. */
  url: string;
  /**
   * Stops the server: open requests are completed first, within a few seconds; idle connections
   * close.
   */
  close(): Promise<void>;
}

/** Time limit for receiving a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Time limit for open requests when the server stops, in milliseconds. */
const GRACE = 3000;

/**
 * Listens on an address, and sends errors of the handler in the platform's format.
 *
 * @param begin is called once it listens, and the function that it returns when the server begins
 * to stop.
 */
export async function listen(
  { port, host }: ListenAddress,
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  begin: () => () => void = () => () => {},
): Promise<PlatformServer> {
  const server = createServer((request, response) => {
    respond(request, response).catch(async (error: unknown) => {
      if (response.destroyed || response.headersSent) response.destroy();
      else await sendWebResponse(reject(error), response);
    });
  });
  server.requestTimeout = REQUEST_TIMEOUT;
  server.on('clientError', rejectMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: assignedPort } = server.address() as AddressInfo;
  const end = begin();
  return {
    url: `http://${host}:${assignedPort}`,
    close: () =>
      new Promise((resolve, reject) => {
        end();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), GRACE).unref();
      }),
  };
}
