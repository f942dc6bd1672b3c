import { afterEach, describe, expect, test, vi } from 'vitest';
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
      answer: () => ({ redirectSession: { fullUrl: logoutUrl } }),
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

  test.each([
    ...foreignUrls.map((address): [string, string] => [address, '/']),
    ...own.filter(([address]) => address),
  ])('S63 resolves the return URL %j to %s', async (address, path) => {
    browserPage('https://shop.example/vases/ring?size=2#care');
    const { client, calls } = fakePlatform({
      answer: () => ({ redirectSession: { fullUrl: 'https://pages.example/logout' } }),
    });
    await logout(client, address);
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
  ])('fault 11: removes the tokens even if the request is %s, and rejects', async (_, answer) => {
    const { client } = fakePlatform({ answer });
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
