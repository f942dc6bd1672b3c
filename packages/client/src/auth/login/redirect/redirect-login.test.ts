import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeWrongArguments } from '../../../testing/endpoint-cases.ts';
import { jsonResponse, rejection } from '../../../testing/fake-platform.ts';
import { loginPage } from '../../../testing/login-platform.ts';
import { back, redirectShop, visitor } from '../../../testing/redirect-shop.ts';
import { getTokens, loggedIn } from '../../tokens/session.ts';
import { startRedirectLogin } from './redirect-login.ts';

let shop: Awaited<ReturnType<typeof redirectShop>>;

beforeEach(async () => {
  shop = await redirectShop();
});

afterEach(() => vi.unstubAllGlobals());

test('a login redirects to the provider, and the user returns as a member to the same page', async () => {
  const navigate = vi.fn();
  expect(await startRedirectLogin(shop.client, { redirectUri: '/back', navigate })).toEqual({
    authUrl: `${loginPage}?session=1`,
  });
  expect(navigate.mock.calls).toEqual([[`${loginPage}?session=1`]]);
  expect(shop.getLastRequest()).toMatchObject({
    redirectUri: back,
    responseMode: 'fragment',
    prompt: 'login',
  });
  shop.page.href = `${back}#code=code-1&state=${shop.getLastRequest().state}`;
  expect(await shop.finish()).toMatchObject({
    tokens: { refreshToken: { role: 'member' } },
    returnTo: '/vases?size=2#care',
  });
  expect(await loggedIn(shop.client)).toBe(true);
  expect(shop.page.items.size).toBe(0);
});

test('returns to the current page without query and fragment by default', async () => {
  await startRedirectLogin(shop.client, { prompt: 'none', sessionToken: 'session-1' });
  expect(shop.getLastRequest()).toMatchObject({
    redirectUri: 'https://shop.example/vases',
    prompt: 'none',
    sessionToken: 'session-1',
  });
});

test.each(['//evil.example/x', '///evil.example', '//shop.example@evil.example/'])(
  'S61 from a page with the path %s, the provider returns to the same site by default',
  async (path) => {
    shop.page.href = `https://shop.example${path}?size=2#care`;
    await startRedirectLogin(shop.client);
    expect(shop.getLastRequest().redirectUri).toBe(`https://shop.example${path}`);
  },
);

test.each(['', '#', '#code=a', '#state=s', '#code=&state=', '#state=s&iss=x'])(
  'S17 the callback "%s" has no code or no state',
  async (rest) => {
    shop.page.href = back + rest;
    await shop.expectRejected(
      await rejection(shop.finish()),
      'MISSING_CODE_OR_STATE',
      'Missing code or _state',
    );
  },
);

test('S18 a callback with another state is rejected, and the right one still counts', async () => {
  await shop.comeBack(() => '#code=stolen&state=other');
  await shop.expectRejected(await rejection(shop.finish()), 'INVALID_STATE', 'Invalid _state');
  shop.page.href = `${back}#code=code-1&state=${shop.getLastRequest().state}`;
  expect(await shop.finish()).toMatchObject({ tokens: { refreshToken: { role: 'member' } } });
});

test('S19 a callback without a login here logs no user in', async () => {
  shop.page.href = `${back}#code=attackers-code&state=attackers-state`;
  await shop.expectRejected(await rejection(shop.finish()), 'INVALID_STATE');
  expect(shop.page.href).toBe(back);
});

test('S20 L3 a callback counts once, and its repetition changes nothing', async () => {
  await shop.comeBack((state) => `#code=code-1&state=${state}`);
  const { href } = shop.page;
  const { tokens } = await shop.finish();
  shop.page.href = href;
  expect(await rejection(shop.finish())).toMatchObject({ code: 'INVALID_STATE' });
  expect(shop.codesSent()).toHaveLength(1);
  expect(await getTokens(shop.client)).toEqual(tokens);
});

test('S20 a login counts once, even if its exchange fails', async () => {
  shop = await redirectShop({ token: () => jsonResponse(503, {}) });
  await shop.comeBack((state) => `#code=code-1&state=${state}`);
  const { href } = shop.page;
  expect(await rejection(shop.finish())).toMatchObject({ message: 'Failed to get member tokens' });
  shop.page.href = href;
  expect(await rejection(shop.finish())).toMatchObject({ code: 'INVALID_STATE' });
  expect(shop.codesSent()).toHaveLength(1);
  expect(await getTokens(shop.client)).toEqual(visitor);
});

test('S20 two concurrent calls get one response', async () => {
  await shop.comeBack((state) => `#code=code-1&state=${state}`);
  const [first, second] = await Promise.all([shop.finish(), shop.finish()]);
  expect(second).toBe(first);
  expect(shop.codesSent()).toHaveLength(1);
});

test.each([
  ['fragment', '?'],
  ['query', '#'],
] as const)(
  'S25 in the mode %s, the other part of the URL is not read',
  async (responseMode, separator) => {
    await shop.comeBack((state) => `${separator}code=code-1&state=${state}`, { responseMode });
    expect(shop.getLastRequest().responseMode).toBe(responseMode);
    await shop.expectRejected(
      await rejection(shop.finish({ responseMode })),
      'MISSING_CODE_OR_STATE',
    );
    expect(shop.page.replaced).toEqual([]);
  },
);

test.each([
  ['fragment', '?q=a%20b#tab=2&code=c&state=$', '?q=a%20b#tab=2'],
  ['query', '?q=a%20b&code=c&state=$&x=%26#code=mine', '?q=a%20b&x=%26#code=mine'],
  ['query', '?code=c&iss=https%3A%2F%2Flogin.example&state=$', ''],
] as const)(
  'S26 L25 in the mode %s, %s is removed before the exchange, and the page’s parameters stay',
  async (responseMode, rest, left) => {
    const urls: string[] = [];
    shop = await redirectShop({
      token: () => {
        urls.push(shop.page.href);
        return { access_token: 'a', refresh_token: 'r', expires_in: 60 };
      },
    });
    await shop.comeBack((state) => rest.replace('$', state), { responseMode });
    await shop.finish({ responseMode });
    expect(urls).toEqual([back + left]);
    expect(shop.page.replaced).toEqual([back + left]);
  },
);

test('S33 only S256 is requested, and the verifier isn’t sent', async () => {
  await startRedirectLogin(shop.client);
  expect(shop.getLastRequest()).toMatchObject({
    codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
    codeChallengeMethod: 'S256',
    responseType: 'code',
  });
  expect(JSON.stringify(shop.calls)).not.toContain('erifier');
});

test('S35 nothing starts in an insecure context', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  const error = await rejection(startRedirectLogin(shop.client));
  expect(error).toMatchObject({ name: 'AuthorizationError', code: 'INSECURE_CONTEXT' });
  expect([shop.calls, shop.page.items.size]).toEqual([[], 0]);
});

test('both reject with a clear error outside a page', async () => {
  vi.unstubAllGlobals();
  const createError = (name: string) => new TypeError(`${name} needs a page with a URL.`);
  expect(await rejection(startRedirectLogin(shop.client))).toEqual(
    createError('startRedirectLogin'),
  );
  expect(await rejection(shop.finish())).toEqual(createError('finishRedirectLogin'));
});

describeWrongArguments('wrong arguments of a login by redirect', [
  [
    'a page that is no text',
    (client) => startRedirectLogin(client, { redirectUri: 7 as never }),
    'startRedirectLogin: options.redirectUri must be a non-empty string, but it is the number 7.',
  ],
  [
    'an issuer without a name',
    (client) => startRedirectLogin(client, { issuer: '' }),
    'startRedirectLogin: options.issuer must be a non-empty string, but it is an empty string.',
  ],
]);
