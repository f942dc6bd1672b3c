import { describe, expect, test } from 'vitest';
import { getCurrentCart } from '../../cart/endpoints.ts';
import { SystemError, TokenError } from '../../http/errors.ts';
import {
  fakePlatform,
  gate,
  jsonResponse,
  rejection,
  startTime,
  tokenResponse,
} from '../../testing/fake-platform.ts';
import {
  expired,
  memberPlatform,
  memberTokens,
  cartResponse as respond,
  twenty,
} from '../../testing/token-platform.ts';

describe('the first request', () => {
  test('gets tokens for an anonymous visitor, without an Authorization header', async () => {
    const { client, tokenCalls } = fakePlatform({ respond });
    await getCurrentCart(client);
    expect(tokenCalls).toMatchObject([
      {
        line: 'POST /oauth2/token',
        body: { clientId: 'client-1', grantType: 'anonymous' },
        headers: { 'Content-Type': 'application/json' },
      },
    ]);
    expect(tokenCalls[0]?.headers).not.toHaveProperty('Authorization');
    expect(await client.tokens.read()).toEqual({
      accessToken: { value: 'token-1', expiresAt: startTime / 1000 + 3600 },
      refreshToken: { value: 'refresh-1', role: 'visitor' },
    });
  });

  test('fault 1: shares one token request with all concurrent requests', async () => {
    const { client, calls, tokenCalls } = fakePlatform({ respond });
    await Promise.all(twenty.map(() => getCurrentCart(client)));
    expect(tokenCalls).toHaveLength(1);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(twenty.map(() => 'token-1'));
  });

  test('lets the next one retry after a failure', async () => {
    const { client } = fakePlatform({
      respond,
      token: (_, index) => (index === 0 ? jsonResponse(503, {}) : tokenResponse(1)),
    });
    await rejection(getCurrentCart(client));
    expect(await getCurrentCart(client)).toEqual({ _id: 'cart-1' });
  });
});

describe('an access token', () => {
  test('fault 4: is sent until 30 seconds before it expires', async () => {
    const { client, calls, tokenCalls, time } = fakePlatform({ respond });
    await getCurrentCart(client);
    time.now += 3_569_000;
    await getCurrentCart(client);
    expect(tokenCalls).toHaveLength(1);
    time.now += 1_000;
    await getCurrentCart(client);
    expect(tokenCalls).toHaveLength(2);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual([
      'token-1',
      'token-1',
      'token-2',
    ]);
  });

  test('S45 L15 fault 1: is renewed with the refresh token, once for all waiting requests', async () => {
    const { client, tokenCalls } = await memberPlatform();
    await Promise.all(twenty.map(() => getCurrentCart(client)));
    expect(tokenCalls.map(({ body }) => body)).toEqual([
      { refreshToken: 'member-refresh', grantType: 'refresh_token' },
    ]);
  });

  test.each([undefined, null, '3600', 'NaN', 0])(
    'fault 4: is a typed error without a usable lifetime (%s)',
    async (expires_in) => {
      const { client, calls } = fakePlatform({
        token: () => ({ ...tokenResponse(1), expires_in }),
      });
      const error = await rejection(getCurrentCart(client));
      expect(error).toBeInstanceOf(TokenError);
      expect(error).toMatchObject({
        message: 'something went wrong',
        code: 'MALFORMED_TOKENS',
      });
      expect(calls).toEqual([]);
    },
  );
});

describe('a rejected token request', () => {
  const refused = () => jsonResponse(400, { error: 'invalid_client' });

  test('names the client ID for a visitor, because nothing else can be wrong', async () => {
    const { client } = fakePlatform({ token: refused });
    const error = (await rejection(getCurrentCart(client))) as TokenError;
    expect(error).toMatchObject({ code: 'TOKENS_REFUSED', status: 400, retryable: false });
    expect(error.cause).toEqual(
      new Error(
        'https://platform.example/oauth2/token responded with 400 to the client ID “client-1”. Check clientId of createClient, and apiBaseUrl of its provider.',
      ),
    );
  });

  test('has no cause if the platform is busy, or for a member’s refresh token', async () => {
    const busy = fakePlatform({ token: () => jsonResponse(429, {}) });
    expect(((await rejection(getCurrentCart(busy.client))) as TokenError).cause).toBeUndefined();
    const { client } = await memberPlatform({ token: refused });
    expect(((await rejection(getCurrentCart(client))) as TokenError).cause).toBeUndefined();
  });
});

describe('a token renewal', () => {
  test('fault 3: saves the rotated refresh token, and keeps the role', async () => {
    const { client } = await memberPlatform();
    await getCurrentCart(client);
    expect((await client.tokens.read())?.refreshToken).toEqual({
      value: 'refresh-1',
      role: 'member',
    });
  });

  test('keeps the session, which a login and a logout end', async () => {
    const { client } = await memberPlatform();
    const before = await client.tokens.readSession();
    await getCurrentCart(client);
    expect(before).toEqual({ id: expect.any(Number), role: 'member' });
    expect(await client.tokens.readSession()).toEqual(before);
    await client.tokens.replace(memberTokens());
    const after = await client.tokens.readSession();
    expect(after?.role).toBe('member');
    expect(after?.id).not.toBe(before?.id);
    await client.tokens.replace(undefined);
    expect(await client.tokens.readSession()).toBeUndefined();
  });

  test('S48 L17 can be requested by a listener of its change', async () => {
    const { client, tokenCalls } = fakePlatform({ respond });
    await client.tokens.access();
    const accessToken = new Promise<string>((resolve) =>
      // Returns its promise, for which a notifier that holds the lock would wait forever.
      client.tokens.subscribe(async () => resolve(await client.tokens.access())),
    );
    await client.tokens.replace(undefined);
    expect(await accessToken).toBe('token-2');
    expect(await client.tokens.access()).toBe('token-2');
    expect(tokenCalls).toHaveLength(2);
  });

  test('keeps the refresh token if none is returned', async () => {
    const { client } = await memberPlatform({
      token: () => ({ access_token: 'token-1', expires_in: 3600 }),
    });
    await getCurrentCart(client);
    expect((await client.tokens.read())?.refreshToken).toEqual(expired.refreshToken);
  });

  test('that returns the rejected access token is not repeated', async () => {
    const { client, tokenCalls } = await memberPlatform({
      token: (_, index) => ({
        ...tokenResponse(index),
        ...(index === 0 && { access_token: 'same' }),
      }),
    });
    expect(await client.tokens.renew('same')).toBe('same');
    expect(tokenCalls).toHaveLength(1);
  });

  test.each([400, 401, 403])(
    'fault 2: ends the member session when its grant is rejected with a %s',
    async (status) => {
      const { client, calls, tokenCalls } = await memberPlatform({
        token: (_, index) =>
          index === 0 ? jsonResponse(status, { error: 'invalid_grant' }) : tokenResponse(9),
      });
      await getCurrentCart(client);
      expect(tokenCalls.map(({ body }) => body)).toEqual([
        { refreshToken: 'member-refresh', grantType: 'refresh_token' },
        { clientId: 'client-1', grantType: 'anonymous' },
      ]);
      expect(calls[0]?.headers.Authorization).toBe('token-9');
      expect((await client.tokens.read())?.refreshToken.role).toBe('visitor');
    },
  );

  const unavailable = [400, 401, 403, 404, 408, 429, 500, 503];

  test.each(unavailable)(
    'fault 2: keeps the member after a %s, and is retryable',
    async (status) => {
      const { client, calls, tokenCalls } = await memberPlatform({
        token: () => jsonResponse(status, {}),
      });
      const error = await rejection(getCurrentCart(client));
      expect(error).toBeInstanceOf(TokenError);
      expect(error).toMatchObject({
        message: 'something went wrong',
        status,
        requestId: 'request-1',
        retryable: true,
      });
      expect(tokenCalls).toHaveLength(1);
      expect(calls).toEqual([]);
      expect(await client.tokens.read()).toEqual(expired);
    },
  );

  test('keeps the member after a network error', async () => {
    const { client } = await memberPlatform({
      token: () => {
        throw new TypeError('fetch failed');
      },
    });
    const error = await rejection(getCurrentCart(client));
    expect(error).toBeInstanceOf(SystemError);
    expect(error).toMatchObject({ message: 'System error occurred', retryable: true });
    expect(await client.tokens.read()).toEqual(expired);
  });

  test('doesn’t undo a login that happened meanwhile', async () => {
    const { opened, open } = gate();
    const { client, calls } = fakePlatform({
      respond,
      token: async () => {
        await opened;
        return tokenResponse(1);
      },
    });
    const call = getCurrentCart(client);
    await client.tokens.replace(memberTokens());
    open();
    await call;
    expect(calls[0]?.headers.Authorization).toBe('member-access');
    expect(await client.tokens.read()).toEqual(memberTokens());
  });
});

test('a rejected visitor gets the endpoint’s error', async () => {
  const { client } = fakePlatform({
    token: () => jsonResponse(400, { message: 'no such client' }),
  });
  expect(await rejection(getCurrentCart(client))).toMatchObject({
    name: 'TokenError',
    message: 'something went wrong',
    status: 400,
    retryable: false,
  });
});
