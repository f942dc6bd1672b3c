import { expect, test } from 'vitest';
import { describeEndpoints } from '../testing/endpoint-cases.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { createRedirectSession } from './endpoints.ts';
import type { RedirectSessionOptions } from './entity.ts';

const callbacks = { postFlowUrl: 'https://shop.example/cart' };

const intents: RedirectSessionOptions[] = [
  { ecomCheckout: { checkoutId: 'checkout-1' }, callbacks },
  { eventsCheckout: { reservationId: 'r1', eventSlug: 'glazing-evening' }, callbacks },
  { paidPlansCheckout: { planId: 'plan-1' } },
  { login: {} },
  { logout: { clientId: 'client-1' }, callbacks },
  { storesProduct: { productSlug: 'ring-vase' } },
  { bookingsBook: { resourceId: 'b1' } },
  { auth: { prompt: 'login' }, preferences: { maintainIdentity: true, anythingElse: 1 } },
];

describeEndpoints(
  'what createRedirectSession sends for each intent',
  { redirectSession: { fullUrl: 'https://pages.example/checkout' } },
  [
    ...intents.map((options): Parameters<typeof describeEndpoints>[2][number] => [
      Object.keys(options)[0] ?? '',
      (client) => createRedirectSession(client, options),
      'POST /_api/redirects-api/v1/redirect-session',
      options,
    ]),
    [
      'bookingsCheckout',
      (client) =>
        createRedirectSession(client, {
          bookingsCheckout: {
            timezone: 'Europe/Copenhagen',
            slotAvailability: { slot: { location: { _id: 'l1', locationType: 'CUSTOM' } } },
          },
        }),
      'POST /_api/redirects-api/v1/redirect-session',
      {
        bookingsCheckout: {
          timezone: 'Europe/Copenhagen',
          slotAvailability: { slot: { location: { id: 'l1', locationType: 'CUSTOM' } } },
        },
      },
    ],
  ],
);

test('createRedirectSession returns the full URL, the endpoint and the session token', async () => {
  const { client } = fakePlatform({
    respond: () => ({
      redirectSession: {
        id: 's1',
        fullUrl: 'https://pages.example/checkout?checkoutId=1',
        sessionToken: 'session-1',
        urlDetails: { endpoint: 'https://pages.example/checkout', searchParams: { id: 'kept' } },
      },
    }),
  });
  const { redirectSession } = await createRedirectSession(client, { login: {} });
  expect(redirectSession).toEqual({
    _id: 's1',
    fullUrl: 'https://pages.example/checkout?checkoutId=1',
    sessionToken: 'session-1',
    urlDetails: { endpoint: 'https://pages.example/checkout', searchParams: { id: 'kept' } },
  });
});
