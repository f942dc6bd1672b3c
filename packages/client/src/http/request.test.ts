import { describe, expect, test } from 'vitest';
import {
  addToCurrentCart,
  getCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../cart/endpoints.ts';
import {
  type FakePlatformOptions,
  fakePlatform,
  jsonResponse,
  rejection,
  tokenResponse,
} from '../testing/fake-platform.ts';
import { sendRequest } from './request.ts';

const cart = { cart: { id: 'cart-1' } };

/** A platform that rejects the first token from the second call on. */
function revokingPlatform(options: FakePlatformOptions = {}) {
  return fakePlatform({
    respond: ({ headers }, index) =>
      index > 0 && headers.Authorization === 'token-1' ? jsonResponse(401, {}) : cart,
    ...options,
  });
}

describe('a token that was believed valid and is rejected', () => {
  test('fault 4: is renewed once, and a read is sent once more', async () => {
    const { client, calls, tokenCalls } = revokingPlatform();
    await getCurrentCart(client);
    expect(await getCurrentCart(client)).toEqual({ _id: 'cart-1' });
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual([
      'token-1',
      'token-1',
      'token-2',
    ]);
    expect(tokenCalls[1]?.body).toEqual({ refreshToken: 'refresh-1', grantType: 'refresh_token' });
  });

  test('is renewed once for all calls that it fails', async () => {
    const { client, tokenCalls } = revokingPlatform();
    await getCurrentCart(client);
    await Promise.all(Array.from({ length: 20 }, () => getCurrentCart(client)));
    expect(tokenCalls).toHaveLength(2);
  });

  test('repeats a change that does the same twice as once', async () => {
    const { client, calls } = revokingPlatform();
    await getCurrentCart(client);
    await updateCurrentCartLineItemQuantity(client, [{ _id: 'line-1', quantity: 2 }]);
    expect(calls).toHaveLength(3);
    expect(calls[2]?.body).toEqual(calls[1]?.body);
  });

  test('never repeats a change that would add up, but the next call has a new token', async () => {
    const { client, calls, tokenCalls } = revokingPlatform();
    await getCurrentCart(client);
    expect(await rejection(addToCurrentCart(client))).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    });
    expect(calls).toHaveLength(2);
    expect(tokenCalls).toHaveLength(2);
    await addToCurrentCart(client);
    expect(calls[2]?.headers.Authorization).toBe('token-2');
  });

  test('that is rejected again fails the call', async () => {
    const { client, calls } = fakePlatform({ respond: () => jsonResponse(401, {}) });
    expect(await rejection(getCurrentCart(client))).toMatchObject({ status: 401 });
    expect(calls).toHaveLength(2);
  });

  test('whose renewal fails for now fails the call so that it can be retried', async () => {
    const { client } = revokingPlatform({
      token: (_, index) => (index === 0 ? tokenResponse(1) : jsonResponse(500, {})),
    });
    await getCurrentCart(client);
    expect(await rejection(getCurrentCart(client))).toMatchObject({ status: 500, retryable: true });
  });
});

describe('the access token', () => {
  const request = { method: 'GET', idempotent: true };

  test.each([
    'https://elsewhere.example/collect',
    'http://platform.example/collect',
    'https://platform.example:8443/collect',
    'https://platform.example.elsewhere.example/collect',
  ])('fault 11: is not sent to %s', async (url) => {
    const { client, calls, tokenCalls } = fakePlatform();
    await sendRequest(client, { ...request, url }, {});
    expect(calls[0]?.headers).toEqual({});
    expect(tokenCalls).toEqual([]);
  });

  test('is sent to the platform and to its identity service', async () => {
    const identityBaseUrl = 'https://identity.example';
    const { client, calls } = fakePlatform({ provider: { identityBaseUrl } });
    await sendRequest(client, { ...request, url: 'https://platform.example/x' }, {});
    await sendRequest(client, { ...request, url: 'https://identity.example/x' }, {});
    expect(calls.map(({ headers }) => headers)).toEqual([
      { Authorization: 'token-1' },
      { Authorization: 'token-1' },
    ]);
  });

  test('is never in an address', async () => {
    const { client, calls, tokenCalls } = fakePlatform({ respond: () => cart });
    await getCurrentCart(client);
    for (const { line } of [...calls, ...tokenCalls]) expect(line).not.toMatch(/token-1|refresh-1/);
  });
});
