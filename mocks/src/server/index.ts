import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerError } from '../core/answer.ts';
import type { World } from '../world.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { sendHostedPage } from './hosted.ts';
import { sendPicture } from './pictures.ts';
import { sendWebResponse, toWebRequest } from './request.ts';

export { PICTURES_FOLDER } from './pictures.ts';

export interface ServerOptions {
  world: World;
  /** 0 takes any free port. */
  port?: number;
  host?: string;
}

export interface PlatformServer {
  /** Where it listens, e.g. `http://127.0.0.1:4010`. */
  url: string;
  /** Ends it: open calls are answered first, idle connections are closed. */
  close(): Promise<void>;
}

async function answer(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return answerPreflight(response);
  const base = `http://${request.headers.host ?? 'localhost'}`;
  const address = URL.parse(request.url ?? '/', base) ?? new URL(base);
  const sent =
    request.method === 'GET' &&
    (sendHostedPage(address, response) || (await sendPicture(address.pathname, response)));
  if (sent) return;
  const web = await toWebRequest(request, response, base);
  await sendWebResponse(await world.handle(web), response);
}

/** Serves a world over HTTP, with its pictures under `/pictures/`. */
export async function createPlatformServer({
  world,
  port = 4010,
  host = '127.0.0.1',
}: ServerOptions): Promise<PlatformServer> {
  const server = createServer((request, response) => {
    answer(world, request, response).catch(async (error: unknown) => {
      if (response.destroyed || response.headersSent) response.destroy();
      else await sendWebResponse(answerError(error, 'none'), response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      }),
  };
}
