import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MockPlatform } from '../platform/mock-platform.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { sendControl } from './identity-control.ts';
import { listen, type PlatformServer } from './listen.ts';
import { sendProviderPage } from './provider-page.ts';
import { getAddress, sendWebResponse, toWebRequest } from './request.ts';

export interface IdentityServerOptions {
  platform: MockPlatform;
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** The name of its origin, where that is another than the host: each name is a site of its own. */
  name?: string;
  /** Whether `POST /control` chooses scenarios, for tests in another process. */
  control?: boolean;
}

async function answer(
  { platform, control }: IdentityServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = getAddress(request);
  if (await sendProviderPage(platform, address, request, response)) return;
  if (control && (await sendControl(platform, address, request, response))) return;
  // Its pages are for people; its calls are for pages of any origin.
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return answerPreflight(response);
  const call = await toWebRequest(request, response, address);
  await sendWebResponse(await platform.handle(call), response);
}

/**
 * Serves the identity provider of a world on an origin of its own: its authorize and logout pages, the
 * token endpoint and every other call. Authorize sessions of the world lead there from now on.
 */
export async function createIdentityServer(
  options: IdentityServerOptions,
): Promise<PlatformServer> {
  const { platform, port = 4011, host = '127.0.0.1', name = host } = options;
  const server = await listen({ port, host }, (request, response) =>
    answer(options, request, response),
  );
  const url = server.url.replace(host, name);
  platform.identity.provider.baseUrl = url;
  return { ...server, url };
}
