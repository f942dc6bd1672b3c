import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import type { RedirectSession, RedirectSessionOptions } from './entity.ts';

const create: Endpoint<RedirectSessionOptions, { redirectSession: RedirectSession }> = {
  name: 'createRedirectSession',
  service: services.redirects,
  method: 'POST',
  path: '/v1/redirect-session',
  isSecret: true,
  payload: {
    bookingsCheckout: {
      slotAvailability: { slot: { resource: { _id: 'id' }, location: { _id: 'id' } } },
    },
  },
  response: { redirectSession: { _id: 'id' } },
  required: ['redirectSession'],
};

/** Makes a session that sends the visitor to a hosted page: login, checkout, product and others. See docs/reference/redirects.mdx. */
export function createRedirectSession(
  client: Client,
  options: RedirectSessionOptions,
  request?: RequestOptions,
): Promise<{ redirectSession: RedirectSession }> {
  return callEndpoint(client, create, options, request);
}
