import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MockPlatform } from '../platform/mock-platform.ts';
import { allowOrigin, respondToPreflight } from './cors.ts';
import { sendControl } from './identity-control.ts';
import { listen, type PlatformServer } from './listen.ts';
import { sendProviderPage } from './provider-page.ts';
import { getRequestUrl, sendWebResponse, toWebRequest } from './request.ts';

export interface IdentityServerOptions {
  /** The platform that it serves. */
  platform: MockPlatform;
  /** 0 selects any free port. */
  port?: number;
  /** Network address on which it listens. Default `127.0.0.1`. */
  host?: string;
  /** Host name of its origin, if different from the host: each name is a separate site. */
  name?: string;
  /** Whether `POST /control` sets scenarios, for tests in another process. */
  control?: boolean;
}

async function respond(
  { platform, control }: IdentityServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pageUrl = getRequestUrl(request);
  if (await sendProviderPage(platform, pageUrl, request, response)) return;
  if (control && (await sendControl(platform, pageUrl, request, response))) return;
  // Only the endpoints are open to pages of any origin, not the provider's pages.
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return respondToPreflight(response);
  const call = await toWebRequest(request, response, pageUrl);
  await sendWebResponse(await platform.handle(call), response);
}

/**
 * Serves the identity provider of a mock platform on a separate origin: its authorize and logout
 * pages, the token endpoint and all other endpoints. From then on, the platform's authorize
 * sessions lead there.
 */
export async function createIdentityServer(
  options: IdentityServerOptions,
): Promise<PlatformServer> {
  const { platform, port = 4011, host = '127.0.0.1', name = host } = options;
  const server = await listen({ port, host }, (request, response) =>
    respond(options, request, response),
  );
  const url = server.url.replace(host, name);
  platform.identity.provider.baseUrl = url;
  return { ...server, url };
}
