import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeIframe } from '../../testing/fake-iframe.ts';
import { fakePlatform, rejection } from '../../testing/fake-platform.ts';
import { startHostedLogin } from '../login/hosted-login.ts';
import { loginInPopup } from '../login/popup/popup-login.ts';
import { startRedirectLogin } from '../login/redirect/redirect-login.ts';
import { getMemberTokensForDirectLogin } from '../login/silent/silent-login.ts';
import { logout } from '../tokens/session.ts';
import { generateOAuthData, getAuthUrl } from './code-flow.ts';
import { requireSecureUrl } from './secure-url.ts';

const unsafeUrls = [
  'javascript:alert(document.domain)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shop.example/5f0c',
  'http://login.example/authorize',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://127.evil.example/',
  'ftp://login.example/',
  '//login.example/authorize',
  '/authorize',
  '',
];

const secureUrls = [
  'https://login.example/authorize?a=1#b',
  'http://localhost:4011/authorize',
  'http://shop.localhost/',
  'http://127.0.0.1:4011/',
  'http://127.8.0.1/',
  'http://[::1]:4011/',
];

const unsafe = { name: 'AuthorizationError', code: 'UNSAFE_URL' };

afterEach(() => vi.unstubAllGlobals());

describe('S81 a URL that the platform returned', () => {
  test.each(secureUrls)('is followed: %s', (url) => {
    expect(requireSecureUrl(url)).toBe(url);
  });

  test.each([...unsafeUrls, undefined, 7])('is not followed: %s', (url) => {
    expect(() => requireSecureUrl(url)).toThrow(expect.objectContaining(unsafe));
  });
});

describe.each(unsafeUrls)('S81 with the URL %j', (fullUrl) => {
  const respond = () => ({ redirectSession: { fullUrl } });

  test('no login method begins, and no logout leads there', async () => {
    const shop = fakeIframe();
    const platform = fakePlatform({ respond });
    vi.stubGlobal('location', { href: 'https://shop.example/vases' });
    const navigate = vi.fn();
    const client = { ...platform.client, clock: shop.client.clock };
    const attempts = [
      () => startRedirectLogin(client, { navigate }),
      () => loginInPopup(client),
      () => getMemberTokensForDirectLogin(client, 'session-1'),
      () => startHostedLogin(client, { sessionToken: 'session-1', gesture: true }),
      async () => getAuthUrl(client, await generateOAuthData()),
      () => logout(client, '/'),
    ];
    for (const attempt of attempts) expect(await rejection(attempt())).toMatchObject(unsafe);
    expect(navigate).not.toHaveBeenCalled();
    expect(shop.opened()).toBe(0);
    expect(shop.windows.map(({ closed, urls }) => [closed, urls])).toEqual([[true, []]]);
  });
});

test('S81 the endpoint that messages come from must be secure, too', async () => {
  const endpoint = 'http://login.example/authorize';
  const { client } = fakePlatform({
    respond: () => ({
      redirectSession: { fullUrl: 'https://a.example/', urlDetails: { endpoint } },
    }),
  });
  const login = getAuthUrl(client, await generateOAuthData());
  expect(await rejection(login)).toMatchObject(unsafe);
});
