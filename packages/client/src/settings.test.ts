import { describe, expect, test, vi } from 'vitest';
import { getCurrentCart } from './cart/endpoints.ts';
import { createClient } from './client.ts';
import { authentication, catalogAdmin, serviceUrl } from './http/services.ts';
import { fakePlatform, jsonResponse, origin, rejection } from './testing/fake-platform.ts';

const provider = { apiBaseUrl: origin };

describe('createClient', () => {
  const misuses: [string, unknown, string][] = [
    [
      'nothing',
      undefined,
      'createClient: clientId must be a non-empty string, but it is undefined.',
    ],
    [
      'no client id',
      { provider },
      'createClient: clientId must be a non-empty string, but it is undefined.',
    ],
    [
      'an empty client id',
      { clientId: ' ', provider },
      'createClient: clientId must be a non-empty string, but it is an empty string.',
    ],
    [
      'no provider',
      { clientId: 'c' },
      'createClient: provider.apiBaseUrl must be an absolute URL, such as https://api.example, but it is undefined.',
    ],
    [
      'a relative address',
      { clientId: 'c', provider: { apiBaseUrl: '/api' } },
      'createClient: provider.apiBaseUrl must be an absolute URL, such as https://api.example, but it is a string.',
    ],
    [
      'an address of a file',
      { clientId: 'c', provider: { apiBaseUrl: 'file:///x' } },
      'createClient: provider.apiBaseUrl must be an absolute URL, such as https://api.example, but it is a string.',
    ],
    [
      'a broken identity address',
      { clientId: 'c', provider: { ...provider, identityBaseUrl: '' } },
      'createClient: provider.identityBaseUrl must be an absolute URL, such as https://api.example, but it is an empty string.',
    ],
  ];

  test.each(misuses)('throws for %s and names the missing setting', (_name, options, message) => {
    expect(() => createClient(options as never)).toThrow(new TypeError(message));
  });

  test('treats null as omitted', async () => {
    const settings = {
      identityBaseUrl: null,
      servicePrefixes: null,
      requestIdHeader: null,
      brandPrefix: null,
      captcha: null,
    };
    const { client, calls } = fakePlatform({
      provider: settings as never,
      respond: () => jsonResponse(404, {}),
    });
    expect(await rejection(getCurrentCart(client))).toMatchObject({ requestId: 'request-1' });
    expect(calls[0]?.line).toBe('GET /ecom/v1/carts/current');
  });

  test('sends nothing', () => {
    const fetch = vi.fn();
    createClient({ clientId: 'c', provider, fetch });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('uses the runtime’s fetch at the time of the request', async () => {
    const client = createClient({ clientId: 'c', provider });
    const later = vi.fn(async (url: string) =>
      Response.json(url.endsWith('token') ? { access_token: 'a', expires_in: 60 } : { cart: {} }),
    );
    vi.stubGlobal('fetch', later);
    await getCurrentCart(client);
    vi.unstubAllGlobals();
    expect(later).toHaveBeenCalledTimes(2);
  });
});

describe('service URLs', () => {
  const cases: [string, object, string][] = [
    ['end slashes', { apiBaseUrl: `${origin}//` }, 'GET /ecom/v1/carts/current'],
    ['a path', { apiBaseUrl: `${origin}/api/?x=1#y` }, 'GET /api/ecom/v1/carts/current'],
    ['a prefix', { servicePrefixes: { cart: 'shop/' } }, 'GET /shop/v1/carts/current'],
    ['an empty prefix', { servicePrefixes: { cart: '' } }, 'GET /v1/carts/current'],
    [
      'a prefix like an address',
      { servicePrefixes: { cart: '//x.example' } },
      'GET /x.example/v1/carts/current',
    ],
    [
      'a prefix of another service',
      { servicePrefixes: { orders: '/o' } },
      'GET /ecom/v1/carts/current',
    ],
  ];

  test.each(cases)('are correct with %s', async (_name, settings, line) => {
    const { client, calls } = fakePlatform({ provider: settings, respond: () => ({ cart: {} }) });
    await getCurrentCart(client);
    expect(calls[0]?.line).toBe(line);
  });

  test('are separate for identity services if given', () => {
    const { client } = fakePlatform({ provider: { identityBaseUrl: 'https://identity.example/' } });
    expect(serviceUrl(client.settings, authentication)).toBe(
      'https://identity.example/_api/iam/authentication',
    );
    expect(serviceUrl(client.settings, catalogAdmin)).toBe(`${origin}/stores`);
  });
});
