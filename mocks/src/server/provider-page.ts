import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MockPlatform } from '../platform/mock-platform.ts';
import { sendWebResponse, toWebRequest } from './request.ts';

/** Handles a visit to a page of the identity provider. Returns whether it was one. */
export async function sendProviderPage(
  { identity: { provider } }: MockPlatform,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!provider.hasPage(request.method ?? '', url.pathname)) return false;
  const visit = await toWebRequest(request, response, url);
  const page = await provider.handle(visit);
  if (page) await sendWebResponse(page, response);
  return page !== undefined;
}
