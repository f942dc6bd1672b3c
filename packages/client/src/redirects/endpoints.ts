import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import type { RedirectSession, RedirectSessionOptions } from './entity.ts';

const create: Call<RedirectSessionOptions, { redirectSession: RedirectSession }> = {
  name: 'createRedirectSession',
  service: services.redirects,
  method: 'POST',
  path: '/v1/redirect-session',
  payload: {
    bookingsCheckout: {
      slotAvailability: { slot: { resource: { _id: 'id' }, location: { _id: 'id' } } },
    },
  },
  answer: { redirectSession: { _id: 'id' } },
  needs: ['redirectSession'],
};

/** Makes a session that sends the visitor to a hosted page: login, checkout, product and others. Specification 3.7 and 7.6. */
export function createRedirectSession(
  client: Client,
  options: RedirectSessionOptions,
  request?: RequestOptions,
): Promise<{ redirectSession: RedirectSession }> {
  return run(client, create, options, request);
}
