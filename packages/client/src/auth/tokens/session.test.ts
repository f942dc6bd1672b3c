import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserPage } from '../../testing/browser-page.ts';
import { describeWrongArguments } from '../../testing/endpoint-cases.ts';
import { fakePlatform, jsonResponse, rejection, startTime } from '../../testing/fake-platform.ts';
import { foreignUrls, own } from '../../testing/urls.ts';
import {
  generateVisitorTokens,
  getTokens,
  loggedIn,
  logout,
  renewToken,
  setTokens,
} from './session.ts';
import { memoryStorage } from './token-storage.ts';
import { TokenRole, type Tokens } from './tokens.ts';

const tokensOf = (role: TokenRole): Tokens => ({
  accessToken: { value: `${role}-access`, expiresAt: startTime / 1000 + 3600 },
  refreshToken: { value: `${role}-refresh`, role },
});
const noSession = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
};
const back = 'https://fenn.example/';

afterEach(() => vi.unstubAllGlobals());

describe('the session role', () => {
  test('is none at first', async () => {
    const { client, tokenCalls } = fakePlatform();
    expect(await getTokens(client)).toEqual(noSession);
    expect(await loggedIn(client)).toBe(false);
    expect(tokenCalls).toEqual([]);
  });

  test.each([
    ['none', false],
    ['visitor', false],
    ['member', true],
  ] as const)('with the role %s counts as logged in: %s', async (role, expected) => {
    const { client } = fakePlatform();
    await setTokens(client, tokensOf(role));
    expect(await getTokens(client)).toEqual(tokensOf(role));
    expect(await loggedIn(client)).toBe(expected);
  });
});

describe('tokens for a server', () => {
  test('are generated for a visitor, without changing the client', async () => {
    const { client, tokenCalls } = fakePlatform();
    const { refreshToken } = await generateVisitorTokens(client);
    expect(refreshToken).toEqual({ value: 'refresh-1', role: 'visitor' });
    expect(tokenCalls[0]?.body).toEqual({ clientId: 'client-1', grantType: 'anonymous' });
    expect(await client.tokens.read()).toBeUndefined();
  });

  test('are renewed with the rotated refresh token and the same role', async () => {
    const { client, tokenCalls } = fakePlatform();
    const member = tokensOf(TokenRole.MEMBER).refreshToken;
    expect((await renewToken(client, member)).refreshToken).toEqual({
      value: 'refresh-1',
      role: 'member',
    });
    expect(tokenCalls[0]?.body).toEqual({
      refreshToken: 'member-refresh',
      grantType: 'refresh_token',
    });
  });
});

describe('logout', () => {
  test('requests the logout URL and removes the tokens', async () => {
    const logoutUrl = 'https://pages.example/logout?clientId=client-1';
    const { client, calls } = fakePlatform({
      respond: () => ({ redirectSession: { fullUrl: logoutUrl } }),
    });
    await setTokens(client, tokensOf(TokenRole.MEMBER));
    expect(await logout(client, back)).toEqual({ logoutUrl });
    expect(calls).toMatchObject([
      {
        line: 'POST /_api/redirects-api/v1/redirect-session',
        body: { logout: { clientId: 'client-1' }, callbacks: { postFlowUrl: back } },
        headers: { Authorization: 'member-access' },
      },
    ]);
    expect(await getTokens(client)).toEqual(noSession);
  });

  const respond = () => ({ redirectSession: { fullUrl: 'https://pages.example/logout' } });

  test('S52 has forgotten the tokens before its request is sent', async () => {
    const stored: unknown[] = [];
    const { client, calls } = fakePlatform({
      respond: async () => {
        stored.push(await client.tokens.read());
        return respond();
      },
    });
    await setTokens(client, tokensOf(TokenRole.MEMBER));
    await logout(client, back);
    expect(stored).toEqual([undefined]);
    expect(calls).toHaveLength(1);
  });

  test('S52 renews an expired token for its request, and stores nothing of it', async () => {
    const { client, calls, tokenCalls } = fakePlatform({ respond });
    const { refreshToken } = tokensOf(TokenRole.MEMBER);
    await setTokens(client, { refreshToken, accessToken: { value: 'old', expiresAt: 0 } });
    await logout(client, back);
    expect(tokenCalls.map(({ body }) => body)).toEqual([
      { refreshToken: 'member-refresh', grantType: 'refresh_token' },
    ]);
    expect(calls).toMatchObject([{ headers: { Authorization: 'token-1' } }]);
    expect(await getTokens(client)).toEqual(noSession);
  });

  test('S52 renews a token that could expire in transit', async () => {
    const { client, tokenCalls } = fakePlatform({ respond });
    const { refreshToken } = tokensOf(TokenRole.MEMBER);
    const accessToken = { value: 'old', expiresAt: startTime / 1000 + 2 };
    await setTokens(client, { refreshToken, accessToken });
    await logout(client, back);
    expect(tokenCalls).toHaveLength(1);
  });

  test('S52 a rejected token is not replaced by one of a new visitor', async () => {
    const { client, tokenCalls } = fakePlatform({ respond: () => jsonResponse(401, {}) });
    await setTokens(client, tokensOf(TokenRole.MEMBER));
    expect(await rejection(logout(client, back))).toMatchObject({ status: 401 });
    expect(tokenCalls).toEqual([]);
    expect(await getTokens(client)).toEqual(noSession);
  });

  test('S52 an abort does not keep the member logged in', async () => {
    const { client, calls } = fakePlatform({ respond });
    await setTokens(client, tokensOf(TokenRole.MEMBER));
    const signal = AbortSignal.abort();
    expect(await rejection(logout(client, back, { signal }))).toBe(signal.reason);
    expect(calls).toEqual([]);
    expect(await getTokens(client)).toEqual(noSession);
  });

  test('S52 a storage that hangs does not keep the member logged in', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    onTestFinished(() => timeout.mockRestore());
    const storage = memoryStorage();
    const { client } = fakePlatform({ respond, storage });
    await setTokens(client, tokensOf(TokenRole.MEMBER));
    storage.getItem = () => new Promise(() => {});
    const ended = rejection(logout(client, back));
    await vi.waitFor(() => expect(timeout).toHaveBeenCalled());
    limit.abort(new DOMException('Too late', 'TimeoutError'));
    expect(await ended).toMatchObject({ name: 'SystemError', retryable: true });
    storage.getItem = memoryStorage().getItem;
    expect(await getTokens(client)).toEqual(noSession);
  });

  test.each([
    ...foreignUrls.map((url): [string, string] => [url, '/']),
    ...own.filter(([url]) => url),
  ])('S63 resolves the return URL %j to %s', async (returnUrl, path) => {
    browserPage('https://shop.example/vases/ring?size=2#care');
    const { client, calls } = fakePlatform({
      respond: () => ({ redirectSession: { fullUrl: 'https://pages.example/logout' } }),
    });
    await logout(client, returnUrl);
    expect(calls).toMatchObject([
      { body: { callbacks: { postFlowUrl: `https://shop.example${path}` } } },
    ]);
  });

  test.each([
    ['rejected', () => jsonResponse(403, {})],
    ['broken', () => jsonResponse(500, {})],
    [
      'cut off',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('fault 11: removes the tokens even if the request is %s, and rejects', async (_, respond) => {
    const { client } = fakePlatform({ respond });
    await setTokens(client, tokensOf(TokenRole.MEMBER));
    expect(await rejection(logout(client, back))).toBeInstanceOf(Error);
    expect(await getTokens(client)).toEqual(noSession);
    expect(await loggedIn(client)).toBe(false);
  });
});

test('fault 2: a 503 during a member’s token renewal keeps the member', async () => {
  const { client } = fakePlatform({ token: () => jsonResponse(503, {}) });
  const { refreshToken } = tokensOf(TokenRole.MEMBER);
  await setTokens(client, { refreshToken, accessToken: { value: 'old', expiresAt: 0 } });
  expect(await rejection(client.tokens.access())).toMatchObject({ status: 503, retryable: true });
  expect(await loggedIn(client)).toBe(true);
});

describeWrongArguments('wrong arguments of the session', [
  [
    'tokens that are none',
    (client) => setTokens(client, { accessToken: {} } as never),
    'setTokens: tokens must be a token set.',
  ],
  [
    'no refresh token',
    (client) => renewToken(client, undefined as never),
    'renewToken: refreshToken.value must be a non-empty string, but it is undefined.',
  ],
  [
    'a logout to nowhere',
    (client) => logout(client, undefined as never),
    'logout: originalUrl must be a non-empty string, but it is undefined.',
  ],
]);
