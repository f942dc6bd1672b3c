import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MockPlatform } from '../platform/mock-platform.ts';
import { sendCheckoutPage } from './checkout-page.ts';
import { allowOrigin, respondToPreflight } from './cors.ts';
import { HOSTED_PATH, sendHostedPage } from './hosted-page.ts';
import { sendImage } from './images.ts';
import { listen, type PlatformServer } from './listen.ts';
import { sendOwnerCall } from './owner-ports.ts';
import { sendProviderPage } from './provider-page.ts';
import { sendPublicKey } from './public-key.ts';
import { getRequestUrl, sendWebResponse, toWebRequest } from './request.ts';
import { sendTicketPage } from './ticket-page.ts';
import { createUploads, type Uploads } from './uploads.ts';

export { HOSTED_PATH } from './hosted-page.ts';
export type { IdentityServerOptions } from './identity-server.ts';
export { createIdentityServer } from './identity-server.ts';
export { IMAGES_FOLDER } from './images.ts';
export type { PlatformServer } from './listen.ts';
export { OWNER_PATH } from './owner-ports.ts';

export interface ServerOptions {
  /** The platform that it serves. */
  platform: MockPlatform;
  /** 0 selects any free port. */
  port?: number;
  /** Network address on which it listens. Default `127.0.0.1`. */
  host?: string;
}

/** Interval at which due effects run without a request, in milliseconds. */
const TICK = 250;

/** Runs due effects on time without requests. @returns a function that stops it. */
function letTimePass(platform: MockPlatform): () => void {
  const timer = setInterval(() => {
    try {
      platform.clock.advance(0);
    } catch (error) {
      // It is over, and the next call must not end for it.
      console.error('Something that was due has failed:', error);
    }
  }, TICK);
  timer.unref();
  return () => clearInterval(timer);
}

async function respond(
  platform: MockPlatform,
  uploads: Uploads,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return respondToPreflight(response);
  const url = getRequestUrl(request);
  const isHosted = url.pathname.startsWith(`${HOSTED_PATH}/`);
  if (isHosted && (await sendProviderPage(platform, url, request, response))) return;
  if (await sendTicketPage(platform, url, request, response)) return;
  if (sendCheckoutPage(platform, url, request, response)) return;
  if (await sendOwnerCall(platform, uploads, url, request, response)) return;
  const sent =
    request.method === 'GET' &&
    (sendHostedPage(url, response) ||
      uploads.send(url.pathname, response) ||
      (await sendPublicKey(platform, url.pathname, response)) ||
      (await sendImage(url.pathname, response)));
  if (sent) return;
  const web = await toWebRequest(request, response, url);
  await sendWebResponse(await platform.handle(web), response);
}

/**
 * Serves a mock platform over HTTP, with its images under `/pictures/`, and the files of owners under
 * `/uploads/`.
 */
export async function createPlatformServer({
  platform,
  port = 4010,
  host = '127.0.0.1',
}: ServerOptions): Promise<PlatformServer> {
  const uploads = createUploads();
  return listen(
    { port, host },
    (request, response) => respond(platform, uploads, request, response),
    () => letTimePass(platform),
  );
}
