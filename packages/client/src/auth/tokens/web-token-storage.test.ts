import { describe, expect, test } from 'vitest';
import { getCurrentCart } from '../../cart/endpoints.ts';
import { createClient } from '../../client.ts';
import {
  collectWarnings,
  cookieJar,
  pageCookies,
  webStorage,
  withGlobal,
} from '../../testing/browser-storage.ts';
import { fakePlatform, origin, tokenResponse } from '../../testing/fake-platform.ts';
import { memberTokens, cartResponse as respond } from '../../testing/token-platform.ts';
import type { TokenStorage } from './token-storage.ts';
import { TokenRole } from './tokens.ts';
import { cookieTokens, localTokens, sessionTokens } from './web-token-storage.ts';

const key = `vitrine.tokens.client-1@${origin}`;
const plainName = encodeURIComponent(key);
const cookieName = `__Host-${plainName}`;

const throws = (message: string) => () => {
  throw new Error(message);
};

/** Returns the number of token requests of a visit after a previous visit stored its tokens. */
async function visitTwice(storage: () => TokenStorage): Promise<number> {
  const visits = [fakePlatform({ respond, storage: storage() })];
  await getCurrentCart(visits[0]?.client as never);
  visits.push(fakePlatform({ respond, storage: storage() }));
  await getCurrentCart(visits[1]?.client as never);
  return visits.flatMap(({ tokenCalls }) => tokenCalls).length;
}

describe('web token storage', () => {
  test.each([
    ['sessionStorage', sessionTokens],
    ['localStorage', localTokens],
  ] as const)('L24 keeps tokens across pages in %s', async (name, storage) => {
    const { items } = withGlobal(name, webStorage());
    expect(await visitTwice(storage)).toBe(1);
    expect([...items.keys()]).toEqual([key]);
  });

  test('L24 keeps tokens in a secure, same-site cookie that only this host can set', async () => {
    const { written } = withGlobal('document', cookieJar());
    expect(await visitTwice(cookieTokens)).toBe(1);
    const [cookie = ''] = written.filter((text) => text.startsWith(`${cookieName}=`));
    expect(cookie.slice(cookie.indexOf(';'))).toBe('; Path=/; SameSite=Lax; Secure');
  });

  test('applies the cookie options', async () => {
    const { written } = withGlobal('document', cookieJar());
    const options = { path: '/shop', domain: 'fenn.example', maxAge: 3600 };
    await visitTwice(() => cookieTokens(options));
    const [cookie = ''] = written.filter((text) => text.startsWith(`${plainName}=`));
    expect(cookie.slice(cookie.indexOf(';'))).toBe(
      '; Path=/shop; Domain=fenn.example; SameSite=Lax; Secure; Max-Age=3600',
    );
  });
});

/** A page with cookies, of a visitor who has been there. */
async function pageWithCookies(url: string, options?: Parameters<typeof cookieTokens>[0]) {
  const page = withGlobal('document', pageCookies(url));
  withGlobal('location', new URL(url));
  const open = () => fakePlatform({ respond, storage: cookieTokens(options) });
  await open().client.tokens.replace(memberTokens());
  const member = page.cookies[0]?.value ?? '';
  return {
    ...page,
    cookies: page.cookies,
    open,
    plant: (cookie: string) => {
      page.cookie = cookie.replace('$', member);
    },
  };
}

describe('S79 L24 a cookie that another host of the site has planted', () => {
  test('is not read if the cookie belongs to this host alone', async () => {
    const { cookies, open, plant } = await pageWithCookies('https://shop.example/vases/ring');
    expect(cookies.map(({ name }) => name)).toEqual([cookieName]);
    await open().client.tokens.replace(undefined);
    plant(`${plainName}=$; Domain=shop.example; Path=/vases; Secure`);
    plant(`${cookieName}=$; Domain=shop.example; Path=/; Secure`);
    expect(await open().client.tokens.read()).toBeUndefined();
  });

  test('makes it unclear whose tokens they are, so all of them are removed', async () => {
    const options = { path: '/vases', domain: 'shop.example' };
    const { cookies, open, plant } = await pageWithCookies(
      'https://www.shop.example/vases/ring',
      options,
    );
    expect((await open().client.tokens.read())?.refreshToken.role).toBe('member');
    plant(`${plainName}=$; Domain=shop.example; Path=/vases/ring; Secure`);
    plant(`${plainName}=$; Domain=www.shop.example; Path=/; Secure`);
    plant(`${plainName}=$; Path=/vases/; Secure`);
    plant('other=1; Path=/; Secure');
    expect(cookies).toHaveLength(5);
    expect(await open().client.tokens.read()).toBeUndefined();
    expect(cookies.map(({ name }) => name)).toEqual(['other']);
    const { client } = open();
    await getCurrentCart(client);
    expect((await open().client.tokens.read())?.refreshToken.role).toBe('visitor');
  });

  test('is removed when tokens are stored, or forgotten', async () => {
    const page = await pageWithCookies('http://127.0.0.1/vases/ring');
    expect(page.cookies.map(({ name }) => name)).toEqual([plainName]);
    page.plant(`${plainName}=$; Path=/vases; Secure`);
    await page.open().client.tokens.replace(memberTokens());
    expect(page.cookies).toHaveLength(1);
    page.plant(`${plainName}=$; Path=/vases; Secure`);
    await page.open().client.tokens.replace(undefined);
    expect(page.cookies).toEqual([]);
  });

  test('is not believed where it cannot be removed', async () => {
    const page = await pageWithCookies('http://127.0.0.1/vases/ring');
    const stubborn = `${plainName}=planted`;
    withGlobal('document', {
      get cookie() {
        return [stubborn, page.cookies.map(({ name, value }) => `${name}=${value}`)].join('; ');
      },
      set cookie(text: string) {
        page.plant(text);
      },
    });
    const warnings = collectWarnings();
    const { client } = page.open();
    await client.tokens.replace(memberTokens());
    expect(await client.tokens.read()).toEqual(memberTokens());
    expect(warnings).toHaveLength(1);
  });
});

test.each([
  { path: '/; Domain=elsewhere.example' },
  { domain: 'fenn.example\n' },
  { maxAge: 0 },
  { maxAge: Number.NaN },
  { maxAge: Number.POSITIVE_INFINITY },
])('rejects an invalid cookie option (%o)', (options) => {
  expect(() => cookieTokens(options)).toThrow(TypeError);
});

test('S38 keeps the tokens of two client IDs or platforms separate', async () => {
  const { items } = withGlobal('localStorage', webStorage());
  const tenants = [
    ['client-1', 'https://one.example'],
    ['client-2', 'https://one.example'],
    ['client-1', 'https://two.example'],
    ['client-1', 'https://two.example/base'],
  ] as const;
  const clients = tenants.map(([clientId, apiBaseUrl], index) =>
    createClient({
      clientId,
      provider: { apiBaseUrl },
      storage: localTokens(),
      fetch: async () => Response.json(tokenResponse(index)),
    }),
  );
  for (const client of clients) await client.tokens.access();
  expect(items.size).toBe(4);
  await clients[0]?.tokens.replace(undefined);
  expect(await Promise.all(clients.map((client) => client.tokens.read()))).toMatchObject([
    undefined as never,
    ...[1, 2, 3].map((index) => ({ accessToken: { value: `token-${index}` } })),
  ]);
});

describe('S59 a failing web storage', () => {
  const failing: [string, () => void, () => TokenStorage][] = [
    [
      'that is missing',
      () => {
        withGlobal('localStorage', undefined);
        withGlobal('document', cookieJar());
      },
      localTokens,
    ],
    [
      'that is forbidden to look at',
      () => {
        withGlobal('sessionStorage', undefined);
        const get = throws('The operation is insecure.');
        Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
      },
      sessionTokens,
    ],
    [
      'that is full',
      () => withGlobal('localStorage', { ...webStorage(), setItem: throws('Quota exceeded.') }),
      localTokens,
    ],
    [
      'that throws at everything',
      () => {
        const fail = throws('Closed.');
        withGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
      },
      localTokens,
    ],
    ['without a document', () => withGlobal('document', undefined), cookieTokens],
    [
      'that drops cookies',
      () =>
        withGlobal(
          'document',
          cookieJar(() => false),
        ),
      cookieTokens,
    ],
  ];

  test.each(failing)(
    '%s warns once, and the tokens stay in memory',
    async (_, prepareRequest, storage) => {
      prepareRequest();
      const warnings = collectWarnings();
      const { client, tokenCalls, time } = fakePlatform({ respond, storage: storage() });
      await Promise.all([getCurrentCart(client), getCurrentCart(client)]);
      await getCurrentCart(client);
      expect(tokenCalls).toHaveLength(1);
      time.now += 3_600_000;
      await getCurrentCart(client);
      expect(tokenCalls[1]?.body).toEqual({
        refreshToken: 'refresh-1',
        grantType: 'refresh_token',
      });
      await client.tokens.replace(undefined);
      expect(await client.tokens.read()).toBeUndefined();
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(/^(local|session|cookie)Tokens: tokens are kept in memory/);
      expect(warnings[0]).not.toMatch(/token-|refresh-/);
    },
  );

  test.each([
    ['broken JSON', '{"accessToken":'],
    ['what another script wrote', 'true'],
    ['what is no text of a cookie', '%E0%A4%A'],
  ])('with %s starts a new visitor, without a warning', async (_, text) => {
    withGlobal('localStorage', webStorage()).setItem(key, text);
    withGlobal('document', cookieJar()).createCookieStorage.set(cookieName, text);
    const warnings = collectWarnings();
    for (const storage of [localTokens(), cookieTokens()]) {
      const { client, calls } = fakePlatform({ respond, storage });
      await getCurrentCart(client);
      expect(calls[0]?.headers.Authorization).toBe('token-1');
      expect((await client.tokens.read())?.refreshToken.role).toBe('visitor');
    }
    expect(warnings).toEqual([]);
  });

  test('is expected on a server, without a warning', async () => {
    withGlobal('localStorage', undefined);
    withGlobal('document', undefined);
    const warnings = collectWarnings();
    const { client, tokenCalls } = fakePlatform({ respond, storage: localTokens() });
    await getCurrentCart(client);
    await getCurrentCart(client);
    expect(tokenCalls).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  test('removes a used refresh token when it is full', async () => {
    const storage = withGlobal('localStorage', webStorage());
    collectWarnings();
    const { client, time } = fakePlatform({ respond, storage: localTokens() });
    await getCurrentCart(client);
    storage.setItem = throws('Quota exceeded.');
    time.now += 3_600_000;
    await getCurrentCart(client);
    expect(storage.items.size).toBe(0);
    expect((await client.tokens.read())?.refreshToken.value).toBe('refresh-2');
  });
});

test('keeps tokens in memory if they don’t fit in a cookie', async () => {
  const { createCookieStorage } = withGlobal('document', cookieJar());
  const warnings = collectWarnings();
  const { client } = fakePlatform({ storage: cookieTokens() });
  const large = {
    accessToken: { value: 'x'.repeat(4096), expiresAt: Date.now() },
    refreshToken: { value: 'member-refresh', role: TokenRole.MEMBER },
  };
  await client.tokens.replace(large);
  expect(await client.tokens.read()).toEqual(large);
  expect(createCookieStorage.size).toBe(0);
  expect(warnings).toEqual([
    'cookieTokens: tokens are kept in memory, because of: RangeError: the tokens do not fit in a cookie of 4096 bytes.',
  ]);
});
