import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { World } from '../world.ts';
import { sendAuthorizePage } from './authorize.ts';
import { refuseBroken } from './broken.ts';
import { sendCheckoutPage } from './checkout.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { sendHostedPage } from './hosted.ts';
import { sendPicture } from './pictures.ts';
import { sendPublicKey } from './public-key.ts';
import { addressOf, refuse, sendWebResponse, toWebRequest } from './request.ts';
import { sendTicketPage } from './tickets.ts';

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
  /** Ends it: open calls are answered first, for a few seconds at most; idle connections close. */
  close(): Promise<void>;
}

/** How long a request may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** How long open calls may take to be answered when the server ends, in milliseconds. */
const GRACE = 3000;

/** How often what is due happens without a call, in milliseconds. */
const TICK = 250;

/** Lets things happen at their time, although nobody asks. @returns stops it. */
function letTimePass(world: World): () => void {
  const timer = setInterval(() => {
    try {
      world.clock.advance(0);
    } catch (error) {
      // It is over, and the next call must not end for it.
      console.error('Something that was due has failed:', error);
    }
  }, TICK);
  timer.unref();
  return () => clearInterval(timer);
}

async function answer(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return answerPreflight(response);
  const address = addressOf(request);
  if (await sendAuthorizePage(world, address, request, response)) return;
  if (await sendTicketPage(world, address, request, response)) return;
  if (sendCheckoutPage(world, address, request, response)) return;
  const sent =
    request.method === 'GET' &&
    (sendHostedPage(address, response) ||
      (await sendPublicKey(world, address.pathname, response)) ||
      (await sendPicture(address.pathname, response)));
  if (sent) return;
  const web = await toWebRequest(request, response, address);
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
      else await sendWebResponse(refuse(error), response);
    });
  });
  server.requestTimeout = REQUEST_TIMEOUT;
  server.on('clientError', refuseBroken);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const stopTime = letTimePass(world);
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        stopTime();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), GRACE).unref();
      }),
  };
}
