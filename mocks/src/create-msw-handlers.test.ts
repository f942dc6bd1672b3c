import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMswHandlers } from './create-msw-handlers.ts';
import { createMockPlatform } from './platform/mock-platform.ts';

const platform = createMockPlatform();
const server = setupServer(...createMswHandlers(platform));

beforeAll(() => server.listen());
afterAll(() => server.close());

/** Returns a page's token request. */
const grant = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('the MSW handlers', () => {
  test('returns the mock platform’s responses', async () => {
    const token = await fetch(
      `${platform.apiBaseUrl}/oauth2/token`,
      grant({ grantType: 'anonymous', clientId: 'page' }),
    ).then((response) => response.json());
    platform.cart().add('low-pitcher');
    const response = await fetch(`${platform.apiBaseUrl}/ecom/v1/carts/current`, {
      headers: { authorization: token.access_token },
    });
    expect((await response.json()).cart.lineItems).toHaveLength(1);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('handles unknown paths too, so that no story request reaches the network', async () => {
    const response = await fetch(`${platform.apiBaseUrl}/nothing`);
    expect([response.status, (await response.json()).message]).toEqual([
      404,
      'There is no call GET /nothing',
    ]);
  });

  test('fails with a network error', async () => {
    const clear = platform.fail('auth.requestTokens', 'offline');
    await expect(fetch(`${platform.apiBaseUrl}/oauth2/token`, grant({}))).rejects.toThrow(
      TypeError,
    );
    clear();
  });
});
