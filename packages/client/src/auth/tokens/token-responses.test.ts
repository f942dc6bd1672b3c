import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getCurrentCart } from '../../cart/endpoints.ts';
import { createClient } from '../../client.ts';
import { SystemError, TokenError } from '../../http/errors.ts';
import {
  type FakePlatformOptions,
  fakePlatform,
  jsonResponse,
  rejection,
  tokenResponse,
} from '../../testing/fake-platform.ts';
import { expired, memberPlatform, memberTokens, twenty } from '../../testing/token-platform.ts';
import { getMemberTokens } from '../oauth/code-flow.ts';

async function listen(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([301, 302, 307, 308])(
  'S39 the refresh token never follows a redirect (%d) of the token endpoint',
  async (status) => {
    const reached: (string | undefined)[] = [];
    const foreignUrls = await listen(({ url }, response) => {
      reached.push(url);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(tokenResponse(1)));
    });
    const apiBaseUrl = await listen((_, response) => {
      response.writeHead(status, { location: `${foreignUrls}/stolen` }).end();
    });
    const client = createClient({ clientId: 'client-1', provider: { apiBaseUrl } });
    await client.tokens.replace(expired);
    expect(await rejection(client.tokens.access())).toBeInstanceOf(SystemError);
    expect(reached).toEqual([]);
    expect(await client.tokens.read()).toEqual(expired);
  },
);

describe('S40 a malformed token response', () => {
  const { access_token, expires_in } = tokenResponse(1);
  const text = (body: string | null, status = 200) =>
    new Response(body, { status, headers: { 'x-request-id': 'request-1' } });

  const bodies: [string, () => Response][] = [
    ['HTML', () => text('<!doctype html><title>Welcome</title>')],
    ['nothing', () => text('')],
    ['no content', () => text(null, 204)],
    ['null', () => text('null')],
    ['a list', () => text('[]')],
    ['broken JSON', () => text('{"access_token":')],
    ['an error with a success', () => jsonResponse(200, { error: 'invalid_grant' })],
    ['no access token', () => jsonResponse(200, { expires_in })],
    ['an access token that is a number', () => jsonResponse(200, { access_token: 7, expires_in })],
    ['an access token of two lines', () => jsonResponse(200, { access_token: 'a\nb', expires_in })],
    [
      'an access token that no header takes',
      () => jsonResponse(200, { access_token: '✓', expires_in }),
    ],
    ['no lifetime', () => jsonResponse(200, { access_token })],
    ['a lifetime in words', () => jsonResponse(200, { access_token, expires_in: 'soon' })],
    ['a redirect that was let through', () => text(null, 302)],
  ];

  test.each(bodies)(
    '(%s) is a typed error with the request ID, and keeps the tokens',
    async (_, token) => {
      const { client, calls, tokenChanges } = await memberPlatform({ token });
      const error = await rejection(getCurrentCart(client));
      expect(error).toBeInstanceOf(TokenError);
      expect(error).toMatchObject({ requestId: 'request-1', retryable: false });
      expect(calls).toEqual([]);
      expect(await client.tokens.read()).toEqual(expired);
      expect(tokenChanges).toEqual([]);
    },
  );

  test('(a truncated response) is retryable, and keeps the tokens', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError()) }),
      );
    const { client } = await memberPlatform({ token: broken });
    const error = await rejection(getCurrentCart(client));
    expect(error).toBeInstanceOf(SystemError);
    expect(error).toMatchObject({ retryable: true });
    expect(await client.tokens.read()).toEqual(expired);
  });
});

test.each([
  ['responds with 500', () => jsonResponse(500, {})],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('S41 a token endpoint that %s keeps the member logged in until it recovers', async (_, fail) => {
  const { client, calls, tokenChanges } = await memberPlatform({
    token: (_sent, index) => (index < 3 ? fail() : tokenResponse(1)),
  });
  for (let failures = 0; failures < 3; failures += 1) {
    expect(await rejection(getCurrentCart(client))).toMatchObject({ retryable: true });
    expect(await client.tokens.read()).toEqual(expired);
  }
  await getCurrentCart(client);
  expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['token-1']);
  expect((await client.tokens.read())?.refreshToken.role).toBe('member');
  expect(tokenChanges).toEqual([]);
});

describe('a listener of renewals', () => {
  /** A member's client whose token endpoint fails at first, with what its listeners hear. */
  async function failingPlatform(failures: number) {
    const platform = await memberPlatform({
      token: (_sent, index) => (index < failures ? jsonResponse(503, {}) : tokenResponse(1)),
    });
    const { client } = platform;
    const codes: (string | undefined)[] = [];
    const stop = client.tokens.subscribeToRenewal((error) => void codes.push(error?.code));
    return { ...platform, codes, stop, fail: () => rejection(getCurrentCart(client)) };
  }

  test('S41 L20 hears when a member’s tokens can’t be renewed, and when they can again', async () => {
    const { client, codes, fail } = await failingPlatform(2);
    await fail();
    expect(codes).toEqual(['TOKENS_REFUSED']);
    const late: unknown[] = [];
    client.tokens.subscribeToRenewal((error) => void late.push(error?.code));
    await fail();
    expect(codes).toEqual(['TOKENS_REFUSED', 'TOKENS_REFUSED']);
    await getCurrentCart(client);
    await getCurrentCart(client);
    expect(codes).toEqual(['TOKENS_REFUSED', 'TOKENS_REFUSED', undefined]);
    expect(late).toEqual(codes);
  });

  test('S41 hears nothing more after it has unsubscribed', async () => {
    const { codes, stop, fail } = await failingPlatform(1);
    stop();
    await fail();
    expect(codes).toEqual([]);
  });

  test('S41 hears that a logout ends the failure', async () => {
    const { client, codes, fail } = await failingPlatform(1);
    await fail();
    await client.tokens.replace(undefined);
    expect(codes).toEqual(['TOKENS_REFUSED', undefined]);
  });

  test('S41 hears nothing about visitors, and nothing about failures that stay', async () => {
    const visitor = fakePlatform({ token: () => jsonResponse(503, {}) });
    const heard: unknown[] = [];
    visitor.client.tokens.subscribeToRenewal((error) => void heard.push(error));
    await rejection(getCurrentCart(visitor.client));
    const member = await memberPlatform({ token: () => jsonResponse(200, { error: 'no' }) });
    member.client.tokens.subscribeToRenewal((error) => void heard.push(error));
    await rejection(getCurrentCart(member.client));
    expect(heard).toEqual([]);
  });

  test('S41 hears of a rejected token until there is another one', async () => {
    const { client, codes } = await failingPlatform(1);
    await client.tokens.replace(memberTokens());
    await rejection(client.tokens.renew('member-access'));
    // The token has not expired, but the platform no longer accepts it.
    expect(await client.tokens.access()).toBe('member-access');
    expect(codes).toEqual(['TOKENS_REFUSED']);
    await client.tokens.renew('member-access');
    expect(codes).toEqual(['TOKENS_REFUSED', undefined]);
  });
});

const applicationError = (code: string) => ({ details: { applicationError: { code } } });

test.each<[number, unknown]>([
  [400, {}],
  [400, 'Bad request'],
  [400, { error: 'invalid_client' }],
  [400, { error: ['invalid_grant'] }],
  [400, applicationError('INVALID_ARGUMENT')],
  [401, {}],
  [401, null],
  [403, '<!doctype html><title>Are you a robot?</title>invalid_grant'],
  [403, { details: 'invalid_grant' }],
  [404, {}],
  [405, {}],
  [407, {}],
  [410, {}],
  [428, {}],
  [429, { error: 'invalid_grant' }],
  [500, { error: 'invalid_grant' }],
  [503, applicationError('INVALID_GRANT')],
])(
  'S41 the status %d with the body %j keeps the member logged in, and can be retried',
  async (status, body) => {
    const { client, calls, tokenCalls, tokenChanges } = await memberPlatform({
      token: (_, index) => (index === 0 ? jsonResponse(status, body) : tokenResponse(1)),
    });
    const error = await rejection(getCurrentCart(client));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ status, code: 'TOKENS_REFUSED', retryable: true });
    expect([calls.length, tokenCalls.length]).toEqual([0, 1]);
    expect(await client.tokens.read()).toEqual(expired);
    await getCurrentCart(client);
    expect((await client.tokens.read())?.refreshToken.role).toBe('member');
    expect(tokenChanges).toEqual([]);
  },
);

test('S41 L20 a rejection that cannot be read keeps the member logged in', async () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError()) }), {
      status: 400,
    });
  const { client } = await memberPlatform({ token: broken });
  expect(await rejection(getCurrentCart(client))).toMatchObject({ retryable: true });
  expect(await client.tokens.read()).toEqual(expired);
});

test.each<[number, unknown]>([
  [400, { error: 'invalid_grant' }],
  [401, applicationError('INVALID_GRANT')],
  [403, { error: 'invalid_grant', error_description: 'The session was revoked.' }],
])('S42 the status %d with the body %j ends the membership', async (status, body) => {
  const { client, tokenChanges } = await memberPlatform({
    token: (_, index) => (index === 0 ? jsonResponse(status, body) : tokenResponse(9)),
  });
  await getCurrentCart(client);
  expect((await client.tokens.read())?.refreshToken).toEqual({
    value: 'refresh-9',
    role: 'visitor',
  });
  expect(tokenChanges).toEqual(['ended']);
});

test('S42 a rejected authorization code has its own error', async () => {
  const { client } = await memberPlatform({
    token: () => jsonResponse(400, { error: 'invalid_grant' }),
  });
  const grant = { code: 'code-1', state: 'state-1' };
  const login = { ...grant, originalUri: '', codeVerifier: 'verifier-1', codeChallenge: 'c' };
  expect(await rejection(getMemberTokens(client, 'code-1', 'state-1', login))).toMatchObject({
    retryable: false,
    cause: { code: 'INVALID_GRANT', retryable: false },
  });
});

test('S42 a rejection ends the member session once, and all waiting requests continue as a visitor', async () => {
  const { client, calls, tokenCalls, tokenChanges } = await memberPlatform({
    token: (_, index) =>
      index === 0 ? jsonResponse(400, { error: 'invalid_grant' }) : tokenResponse(9),
  });
  await Promise.all(twenty.map(() => getCurrentCart(client)));
  await getCurrentCart(client);
  expect(tokenChanges).toEqual(['ended']);
  expect(tokenCalls.map(({ body }) => body)).toEqual([
    { refreshToken: 'member-refresh', grantType: 'refresh_token' },
    { clientId: 'client-1', grantType: 'anonymous' },
  ]);
  expect(new Set(calls.map(({ headers }) => headers.Authorization))).toEqual(new Set(['token-9']));
});

/** The refresh tokens that were sent by three renewals, one after the other. */
async function threeRenewals(token: FakePlatformOptions['token'] & {}): Promise<unknown[]> {
  const { client, tokenCalls, time } = await memberPlatform({ token });
  for (let renewals = 0; renewals < 3; renewals += 1) {
    await getCurrentCart(client);
    time.now += 3_600_000;
  }
  expect((await client.tokens.read())?.refreshToken.role).toBe('member');
  return tokenCalls.map(({ body }) => (body as { refreshToken: unknown }).refreshToken);
}

test('S43 L14 a rotated refresh token is never sent again', async () => {
  const used = new Set<unknown>();
  const sent = await threeRenewals(({ body }, index) => {
    const { refreshToken } = body as { refreshToken: unknown };
    if (used.has(refreshToken)) return jsonResponse(400, { error: 'invalid_grant' });
    used.add(refreshToken);
    return tokenResponse(index + 1);
  });
  expect(sent).toEqual(['member-refresh', 'refresh-1', 'refresh-2']);
});

test.each([undefined, null, '', 7])(
  'S44 a refresh token is reused if no new one is returned (%s)',
  async (refresh_token) => {
    const sent = await threeRenewals((_, index) => ({ ...tokenResponse(index), refresh_token }));
    expect(sent).toEqual(['member-refresh', 'member-refresh', 'member-refresh']);
  },
);
