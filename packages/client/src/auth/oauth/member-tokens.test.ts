import { describe, expect, test } from 'vitest';
import { TokenError } from '../../http/errors.ts';
import { describeWrongArguments } from '../../testing/endpoint-cases.ts';
import {
  type FakePlatformOptions,
  fakePlatform,
  jsonResponse,
  rejection,
  startTime,
  tokenResponse,
} from '../../testing/fake-platform.ts';
import { getMemberTokensForExternalLogin } from '../login/external-login.ts';
import { AuthorizationError } from './authorization-error.ts';
import { completeLogin, getMemberTokens } from './member-tokens.ts';

const login = {
  redirectUri: 'https://fenn.example/back',
  originalUri: '/cart',
  codeVerifier: 'verifier-1',
  codeChallenge: 'challenge-1',
  state: 'state-1',
};
const { redirectUri: _, ...directLogin } = login;
const memberTokens = {
  accessToken: { value: 'token-1', expiresAt: startTime / 1000 + 3600 },
  refreshToken: { value: 'refresh-1', role: 'member' },
};

describe('the code exchange', () => {
  test('sends the verifier without Authorization, and returns the member’s tokens', async () => {
    const { client, tokenCalls, calls } = fakePlatform();
    expect(await getMemberTokens(client, 'code-1', 'state-1', login)).toEqual(memberTokens);
    expect(tokenCalls).toMatchObject([
      {
        line: 'POST /oauth2/token',
        body: {
          clientId: 'client-1',
          grantType: 'authorization_code',
          redirectUri: 'https://fenn.example/back',
          code: 'code-1',
          codeVerifier: 'verifier-1',
        },
      },
    ]);
    expect(tokenCalls[0]?.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(calls).toEqual([]);
    expect(await client.tokens.read()).toBeUndefined();
  });

  test('omits the redirect URI for a direct login', async () => {
    const { client, tokenCalls } = fakePlatform();
    await getMemberTokens(client, 'code-1', 'state-1', directLogin);
    expect(tokenCalls[0]?.body).toEqual({
      clientId: 'client-1',
      grantType: 'authorization_code',
      code: 'code-1',
      codeVerifier: 'verifier-1',
    });
  });

  test.each([
    [undefined, 'state-1', 'Missing code or _state', 'MISSING_CODE_OR_STATE'],
    ['', 'state-1', 'Missing code or _state', 'MISSING_CODE_OR_STATE'],
    ['code-1', null, 'Missing code or _state', 'MISSING_CODE_OR_STATE'],
    ['code-1', 'state-2', 'Invalid _state', 'INVALID_STATE'],
    ['code-1', '__proto__', 'Invalid _state', 'INVALID_STATE'],
  ])('rejects the code %s with the state %s: %s', async (code, state, message, errorCode) => {
    const { client, tokenCalls } = fakePlatform();
    const error = await rejection(getMemberTokens(client, code, state, login));
    expect(error).toBeInstanceOf(AuthorizationError);
    expect(error).toMatchObject({ message, code: errorCode, retryable: false });
    expect(tokenCalls).toEqual([]);
  });

  test.each<[string, NonNullable<FakePlatformOptions['token']>, object]>([
    ['rejected', () => jsonResponse(400, {}), { status: 400, retryable: false }],
    ['unavailable', () => jsonResponse(503, {}), { status: 503, retryable: true }],
    ['responded to without tokens', () => ({}), { status: 200, retryable: false }],
    [
      'cut off',
      () => {
        throw new TypeError('fetch failed');
      },
      { status: undefined, retryable: true },
    ],
  ])('that is %s fails with its words and keeps the cause', async (_name, token, known) => {
    const { client } = fakePlatform({ token });
    const error = await rejection(getMemberTokens(client, 'code-1', 'state-1', login));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ message: 'Failed to get member tokens', ...known });
    expect((error as Error).cause).toBeInstanceOf(Error);
  });

  test('rejects with the abort reason', async () => {
    const controller = new AbortController();
    const { client } = fakePlatform({ token: () => controller.abort() });
    const { signal } = controller;
    const error = await rejection(getMemberTokens(client, 'code-1', 'state-1', login, { signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('completeLogin', () => {
  test('logs the member in', async () => {
    const { client } = fakePlatform();
    await completeLogin(client, { code: 'code-1', state: 'state-1' }, login);
    expect(await client.tokens.read()).toEqual(memberTokens);
    expect(await client.tokens.access()).toBe('token-1');
  });

  const visitor = {
    accessToken: { value: 'visitor-access', expiresAt: startTime / 1000 + 3600 },
    refreshToken: { value: 'visitor-refresh', role: 'visitor' },
  } as const;

  test.each([
    [
      { error: 'login_required', errorDescription: 'Nobody is there', state: 'state-1' },
      { message: 'Nobody is there', code: 'login_required' },
    ],
    [{ error: 'access_denied' }, { message: 'access_denied', code: 'access_denied' }],
    [{ error: 'access_denied', state: 'other' }, { message: 'Invalid _state' }],
    [{ code: 'code-1', state: 'other' }, { message: 'Invalid _state' }],
    [{}, { message: 'Missing code or _state' }],
  ])('fails after %o and keeps the current session', async (returned, expected) => {
    const { client, tokenCalls } = fakePlatform();
    await client.tokens.replace(visitor);
    const error = await rejection(completeLogin(client, returned, login));
    expect(error).toBeInstanceOf(AuthorizationError);
    expect(error).toMatchObject(expected);
    expect(tokenCalls).toEqual([]);
    expect(await client.tokens.read()).toEqual(visitor);
  });
});

describe('external login', () => {
  test('sends the access token and the key, and the body in snake case', async () => {
    const { client, tokenCalls } = fakePlatform({
      token: (_, index) => tokenResponse(index + 1),
    });
    const tokens = await getMemberTokensForExternalLogin(client, 'member-7', 'key-1');
    expect(tokens.refreshToken).toEqual({ value: 'refresh-2', role: 'member' });
    expect(tokenCalls[1]).toMatchObject({
      line: 'POST /oauth2/token',
      body: { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'member-7' },
      headers: { Authorization: 'token-1,key-1', 'Content-Type': 'application/json' },
    });
    expect((await client.tokens.read())?.refreshToken.value).toBe('refresh-1');
  });

  test('rejects with the platform’s error', async () => {
    const { client } = fakePlatform({
      token: (_, index) => (index === 0 ? tokenResponse(1) : jsonResponse(403, {})),
    });
    expect(await rejection(getMemberTokensForExternalLogin(client, 'm', 'k'))).toMatchObject({
      message: 'something went wrong',
      status: 403,
    });
  });
});

describeWrongArguments('wrong arguments of the token exchange', [
  [
    'no data of a login',
    (client) => getMemberTokens(client, 'c', 's', undefined as never),
    'getMemberTokens: oauthData must be an object, but it is undefined.',
  ],
  [
    'data without a verifier',
    (client) => completeLogin(client, {}, { ...login, codeVerifier: '' }),
    'completeLogin: oauthData.codeVerifier must be a non-empty string, but it is an empty string.',
  ],
  [
    'no member',
    (client) => getMemberTokensForExternalLogin(client, '', 'key'),
    'getMemberTokensForExternalLogin: memberId must be a non-empty string, but it is an empty string.',
  ],
  [
    'no key',
    (client) => getMemberTokensForExternalLogin(client, 'm', undefined as never),
    'getMemberTokensForExternalLogin: apiKey must be a non-empty string, but it is undefined.',
  ],
]);
