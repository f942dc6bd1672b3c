import { describe, expect, test } from 'vitest';
import { everyEndpoint } from './testing/every-endpoint.ts';
import { fakePlatform } from './testing/fake-platform.ts';

/** Each line of the specification's sections 7.1 to 7.10, by the prefix of its domain. */
const lines: Record<string, [prefix: string, lines: string[]]> = {
  '7.1': [
    '/back-in-stock-service/v1/back-in-stock-notification-requests',
    [
      'POST ',
      'GET /{id}',
      'DELETE /{id}',
      'PUT /{id}/mark-as-notification-sent',
      'GET ',
      'GET /count-by-catalog-reference',
      'POST /report-items-back-in-stock',
    ],
  ],
  '7.2': [
    '/ecom/v1/carts/current',
    [
      'GET ',
      'PATCH ',
      'DELETE ',
      'POST /add-to-cart',
      'POST /remove-line-items',
      'POST /update-line-items-quantity',
      'POST /remove-coupon',
      'POST /create-checkout',
      'POST /estimate-totals',
    ],
  ],
  '7.3': [
    '/events/v1',
    [
      'GET /orders',
      'GET /events/{eventId}/orders/{orderNumber}',
      'PATCH /events/{eventId}/orders/{orderNumber}',
      'PATCH /events/{eventId}/orders',
      'POST /events/{eventId}/orders/confirm',
      'GET /orders/summary',
      'POST /events/orders/{orderNumber}/capture',
      'POST /events/orders/{orderNumber}/void',
    ],
  ],
  '7.4': [
    '/events/v1',
    [
      'GET /checkout/options',
      'GET /checkout/available-tickets',
      'POST /checkout/available-tickets/query',
      'POST /checkout/reservations',
      'DELETE /checkout/reservations/{id}',
      'POST /checkout/invoices/{reservationId}',
      'POST /checkout',
      'PATCH /checkout/{orderNumber}',
      'POST /pos-checkout',
    ],
  ],
  '7.5': [
    '/events/v3',
    [
      'POST /events',
      'POST /events/{eventId}/clone',
      'PATCH /events/{event.id}',
      'POST /events/{eventId}/publish',
      'POST /events/{eventId}/cancel',
      'DELETE /events/{eventId}',
      'POST /bulk/events/cancel-by-filter',
      'POST /bulk/events/delete-by-filter',
      'POST /events/query',
      'POST /events/count-by-status',
      'GET /events/{eventId}',
      'GET /events/slug/{slug}',
    ],
  ],
  '7.6, redirects': ['/_api/redirects-api/v1', ['POST /redirect-session']],
  '7.6, collections': [
    '/stores-reader/v2/collections',
    ['GET /{id}', 'GET /slug/{slug}', 'POST /query'],
  ],
  '7.7': [
    '/stores/v1',
    [
      'POST /products',
      'PATCH /products/{product.id}',
      'DELETE /products/{id}',
      'PATCH /products/{id}/variants',
      'POST /products/{id}/variants/resetToDefault',
      'POST /collections/{id}/productIds',
      'POST /collections/{id}/productIds/delete',
      'POST /products/{id}/media',
      'POST /products/{id}/media/delete',
      'PATCH /products/{id}/choices/media',
      'POST /products/{id}/choices/media/delete',
      'DELETE /products/{id}/options',
      'POST /products/{id}/remove-brand',
      'POST /products/{id}/remove-ribbon',
      'POST /collections',
      'PATCH /collections/{collection.id}',
      'DELETE /collections/{id}',
      'POST /bulk/products/update',
      'POST /bulk/products/adjust-properties',
    ],
  ],
  '7.8': [
    '/stores-reader/v1',
    [
      'GET /products/{id}',
      'GET /collections/slug/{slug}',
      'POST /products/{id}/productOptionsAvailability',
      'POST /products/{id}/variants/query',
      'POST /variants/query',
      'GET /variants/{id}',
      'POST /products/query-platformized',
    ],
  ],
  '7.9': [
    '/_api/iam/authentication',
    [
      'POST /v2/register',
      'POST /v2/login',
      'POST /v2/change-password',
      'GET /v1/sso/login/{tenantId}/{idpConnectionId}',
      'GET /v1/callback',
      'POST /v1/sso/login-with-token-params',
      'POST /v2/sign-on',
      'GET /v1/logout',
      'POST /v2/{factorType}/verify',
    ],
  ],
  '7.10, recovery': [
    '/_api/iam/recovery',
    ['POST /v1/send-email', 'POST /v1/activation-email', 'POST /v1/recover'],
  ],
  '7.10, verification': [
    '/_api/iam/verification',
    ['POST /v1/Start', 'POST /v1/auth/verify', 'POST /v1/auth/resend'],
  ],
};

const expected = Object.values(lines).flatMap(([prefix, ofSection]) =>
  ofSection.map((line) => line.replace(' ', ` ${prefix}`)),
);

/**
 * Returns the lines that match a request. Literal segments take precedence over values, as on the
 * platform.
 */
function getLines(sent: string): string[] {
  const [path = ''] = sent.split('?');
  if (expected.includes(path)) return [path];
  return expected.filter((line) =>
    new RegExp(`^${line.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  );
}

test('there are ninety requests', () => {
  expect(new Set(expected).size).toBe(90);
});

describe('each endpoint sends one request of the specification', () => {
  const senders = new Map<string, string[]>();

  test.each(everyEndpoint)('$title', async ({ title, call, required, optional }) => {
    const { client, calls } = fakePlatform();
    // The response is a placeholder and doesn't matter here.
    await call(client, ...required, ...optional).catch(() => {});
    expect(calls).toHaveLength(1);
    const found = getLines(calls[0]?.line ?? '');
    expect(found).toHaveLength(1);
    for (const line of found) senders.set(line, [...(senders.get(line) ?? []), title]);
  });

  test('each request has one endpoint', () => {
    const counts = expected.map((line) => [line, senders.get(line)?.length ?? 0]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  });
});
