import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TokenRole } from '../core/tokens.ts';
import { browserPage } from '../testing/browser-page.ts';
import { jsonResponse, rejection } from '../testing/fake-platform.ts';
import { describeWrongArguments } from '../testing/lines.ts';
import { loginPage, loginPlatform } from '../testing/login-platform.ts';
import { finishRedirectLogin, startRedirectLogin } from './redirect-login.ts';
import { getTokens, loggedIn, setTokens } from './session.ts';

let page: ReturnType<typeof browserPage>;
let platform: ReturnType<typeof loginPlatform>;

const back = 'https://shop.example/back';
const visitor = {
  accessToken: { value: 'visitor-access', expiresAt: 2e9 },
  refreshToken: { value: 'visitor-refresh', role: TokenRole.VISITOR },
};
const codesSent = () =>
  platform.tokenCalls.filter(({ body }) => Object.hasOwn(Object(body), 'code'));

beforeEach(async () => {
  page = browserPage();
  platform = loginPlatform();
  await setTokens(platform.client, visitor);
});

afterEach(() => vi.unstubAllGlobals());

/** Begins a login, and lets the person come back with what the provider says about it. */
async function comeBack(
  rest: (state: string) => string,
  options: Parameters<typeof startRedirectLogin>[1] = {},
) {
  await startRedirectLogin(platform.client, { redirectUri: '/back', ...options });
  page.address = back + rest(platform.asked().state);
}

const finish = (options?: Parameters<typeof finishRedirectLogin>[1]) =>
  finishRedirectLogin(platform.client, options);

/** What a refused return must leave: no request, and the person that was there. */
async function expectRefused(error: unknown, code: string, message?: string) {
  expect(error).toMatchObject({ name: 'AuthorizationError', code, ...(message && { message }) });
  expect(codesSent()).toEqual([]);
  expect(await getTokens(platform.client)).toEqual(visitor);
}

test('a login leads to the provider, and the person comes back as a member to where they were', async () => {
  const navigate = vi.fn();
  expect(await startRedirectLogin(platform.client, { redirectUri: '/back', navigate })).toEqual({
    authUrl: `${loginPage}?session=1`,
  });
  expect(navigate.mock.calls).toEqual([[`${loginPage}?session=1`]]);
  expect(platform.asked()).toMatchObject({
    redirectUri: back,
    responseMode: 'fragment',
    prompt: 'login',
  });
  page.address = `${back}#code=code-1&state=${platform.asked().state}`;
  expect(await finish()).toMatchObject({
    tokens: { refreshToken: { role: 'member' } },
    returnTo: '/vases?size=2#care',
  });
  expect(await loggedIn(platform.client)).toBe(true);
  expect(page.items.size).toBe(0);
});

test('comes back to the page itself, without query and fragment, unless told otherwise', async () => {
  await startRedirectLogin(platform.client, { prompt: 'none', sessionToken: 'session-1' });
  expect(platform.asked()).toMatchObject({
    redirectUri: 'https://shop.example/vases',
    prompt: 'none',
    sessionToken: 'session-1',
  });
});

test.each(['', '#', '#code=a', '#state=s', '#code=&state=', '#state=s&iss=x'])(
  'S17 the return "%s" has no code or no state',
  async (rest) => {
    page.address = back + rest;
    await expectRefused(
      await rejection(finish()),
      'MISSING_CODE_OR_STATE',
      'Missing code or _state',
    );
  },
);

test('S18 a return under another state is refused, and the right one still counts', async () => {
  await comeBack(() => '#code=stolen&state=other');
  await expectRefused(await rejection(finish()), 'INVALID_STATE', 'Invalid _state');
  page.address = `${back}#code=code-1&state=${platform.asked().state}`;
  expect(await finish()).toMatchObject({ tokens: { refreshToken: { role: 'member' } } });
});

test('S19 a return that nobody here began logs nobody in', async () => {
  page.address = `${back}#code=attackers-code&state=attackers-state`;
  await expectRefused(await rejection(finish()), 'INVALID_STATE');
  expect(page.address).toBe(back);
});

test('S20 a return counts once, and its repetition ends nothing', async () => {
  await comeBack((state) => `#code=code-1&state=${state}`);
  const { address } = page;
  const { tokens } = await finish();
  page.address = address;
  expect(await rejection(finish())).toMatchObject({ code: 'INVALID_STATE' });
  expect(codesSent()).toHaveLength(1);
  expect(await getTokens(platform.client)).toEqual(tokens);
});

test('S20 a login counts once, also when its exchange fails', async () => {
  platform = loginPlatform({ token: () => jsonResponse(503, {}) });
  await setTokens(platform.client, visitor);
  await comeBack((state) => `#code=code-1&state=${state}`);
  const { address } = page;
  expect(await rejection(finish())).toMatchObject({ message: 'Failed to get member tokens' });
  page.address = address;
  expect(await rejection(finish())).toMatchObject({ code: 'INVALID_STATE' });
  expect(codesSent()).toHaveLength(1);
  expect(await getTokens(platform.client)).toEqual(visitor);
});

test('S20 who asks twice at once gets one answer', async () => {
  await comeBack((state) => `#code=code-1&state=${state}`);
  const [first, second] = await Promise.all([finish(), finish()]);
  expect(second).toBe(first);
  expect(codesSent()).toHaveLength(1);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'pending'])(
  'S21 the state %s is unknown',
  async (state) => {
    await comeBack(() => `#code=code-1&state=${state}`);
    await expectRefused(await rejection(finish()), 'INVALID_STATE');
  },
);

test.each(['code=a&code=b&state=$', 'code=a&state=$&state=$', 'code=a&state=$&error=x&error=y'])(
  'S23 a value that stands twice is refused: %s',
  async (values) => {
    await comeBack((state) => `#${values.replaceAll('$', state)}`);
    await expectRefused(await rejection(finish()), 'MISSING_CODE_OR_STATE');
    expect(page.address).toBe(back);
  },
);

test('S24 the provider’s error is the login’s, as plain text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await comeBack(
    (state) =>
      `#error=access_denied&error_description=${encodeURIComponent(markup)}&state=${state}`,
  );
  await expectRefused(await rejection(finish()), 'access_denied', markup);
});

test('S24 words that come without the login’s state are not passed on', async () => {
  await comeBack(() => '#error=access_denied&error_description=Call+us&state=other');
  await expectRefused(await rejection(finish()), 'INVALID_STATE', 'Invalid _state');
});

test.each([
  ['fragment', '?'],
  ['query', '#'],
] as const)('S25 in the mode %s, the other place is not read', async (responseMode, place) => {
  await comeBack((state) => `${place}code=code-1&state=${state}`, { responseMode });
  expect(platform.asked().responseMode).toBe(responseMode);
  await expectRefused(await rejection(finish({ responseMode })), 'MISSING_CODE_OR_STATE');
  expect(page.replaced).toEqual([]);
});

test.each([
  ['fragment', '?q=a%20b#tab=2&code=c&state=$', '?q=a%20b#tab=2'],
  ['query', '?q=a%20b&code=c&state=$&x=%26#code=mine', '?q=a%20b&x=%26#code=mine'],
  ['query', '?code=c&iss=https%3A%2F%2Flogin.example&state=$', ''],
] as const)(
  'S26 in the mode %s, %s is out of the address before it is sent, and what is the page’s stays',
  async (responseMode, rest, left) => {
    const addresses: string[] = [];
    platform = loginPlatform({
      token: () => {
        addresses.push(page.address);
        return { access_token: 'a', refresh_token: 'r', expires_in: 60 };
      },
    });
    await setTokens(platform.client, visitor);
    await comeBack((state) => rest.replace('$', state), { responseMode });
    await finish({ responseMode });
    expect(addresses).toEqual([back + left]);
    expect(page.replaced).toEqual([back + left]);
  },
);

test('S33 only S256 is ever asked for, and the verifier stays here', async () => {
  await startRedirectLogin(platform.client);
  expect(platform.asked()).toMatchObject({
    codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
    codeChallengeMethod: 'S256',
    responseType: 'code',
  });
  expect(JSON.stringify(platform.calls)).not.toContain('erifier');
});

test('S35 without a secure page nothing is begun', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  const error = await rejection(startRedirectLogin(platform.client));
  expect(error).toMatchObject({ name: 'AuthorizationError', code: 'INSECURE_CONTEXT' });
  expect([platform.calls, page.items.size]).toEqual([[], 0]);
});

const issuer = 'https://login.example/tenant';
test.each([
  ['S36', 'https://evil.example', undefined],
  ['S36', 'https://login.example.evil.example', undefined],
  ['S36', 'nonsense', undefined],
  ['S36', 'https://login.example/other', issuer],
  ['S37', undefined, issuer],
])('%s the issuer %s is refused where %s is expected', async (_, iss, expected) => {
  await comeBack(
    (state) => `#code=c&state=${state}${iss ? `&iss=${encodeURIComponent(iss)}` : ''}`,
    expected ? { issuer: expected } : {},
  );
  await expectRefused(await rejection(finish()), 'WRONG_ISSUER');
});

test.each([
  [issuer, issuer],
  [issuer, undefined],
  ['https://platform.example', undefined],
])('S36 the issuer %s is right where %s is expected', async (iss, expected) => {
  await comeBack(
    (state) => `#code=c&state=${state}&iss=${encodeURIComponent(iss)}`,
    expected ? { issuer: expected } : {},
  );
  expect(await finish()).toMatchObject({ tokens: { refreshToken: { role: 'member' } } });
});

test.each([
  ['//evil.example', '/'],
  ['bowl?size=3', '/bowl?size=3'],
])('S61 who wants back to %s comes to %s', async (returnTo, path) => {
  await comeBack((state) => `#code=c&state=${state}`, { returnTo });
  expect(await finish()).toMatchObject({ returnTo: path });
});

test('S61 an address that somebody changed in the storage leads nowhere else', async () => {
  await comeBack((state) => `#code=c&state=${state}`, { returnTo: '/cart' });
  for (const [key, value] of page.items)
    page.items.set(key, value.replace('/cart', '//evil.example'));
  expect(await finish()).toMatchObject({ returnTo: '/' });
});

test('outside of a page both say what they need', async () => {
  vi.unstubAllGlobals();
  const words = (name: string) => new TypeError(`${name} needs a page with an address.`);
  expect(await rejection(startRedirectLogin(platform.client))).toEqual(words('startRedirectLogin'));
  expect(await rejection(finish())).toEqual(words('finishRedirectLogin'));
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
