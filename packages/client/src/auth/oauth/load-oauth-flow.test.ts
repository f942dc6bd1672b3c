import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform, jsonResponse, rejection } from '../../testing/fake-platform.ts';
import { login, processVerification, register } from '../login/login.ts';
import { getTokens, logout } from '../tokens/session.ts';
import { generateOAuthData, getAuthUrl } from './code-flow.ts';

afterEach(() => {
  vi.doUnmock('./oauth-flow.ts');
  vi.resetModules();
});

const breakConnection = () =>
  vi.doMock('./oauth-flow.ts', () => {
    throw new Error('no connection');
  });

const params = { email: 'runa@fenn.example', password: 'a-password' };
const login1 = { originalUri: '/', codeVerifier: 'v', codeChallenge: 'c', state: 's' };

test('the next step loads while the platform checks the password', async () => {
  const load = vi.fn(() => ({}));
  vi.doMock('./oauth-flow.ts', load);
  const { client } = fakePlatform({
    respond: async () => {
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
      return jsonResponse(200, { state: 'SUCCESS', sessionToken: 'session-1' });
    },
  });
  expect(await login(client, params)).toMatchObject({ loginState: 'SUCCESS' });
});

test('a failed preload doesn’t change the result of a login', async () => {
  breakConnection();
  const { client } = fakePlatform({
    respond: () => jsonResponse(200, { state: 'REQUIRE_OWNER_APPROVAL' }),
  });
  expect(await login(client, params)).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' });
});

test('a step that fails to load returns a login failure and sends nothing', async () => {
  breakConnection();
  const { client, calls } = fakePlatform();
  const failed = { loginState: 'FAILURE', error: 'System error occurred' };
  expect(await register(client, params)).toEqual(failed);
  const pendingResponse = {
    loginState: 'EMAIL_VERIFICATION_REQUIRED',
    data: { stateToken: 't' },
  } as const;
  expect(await processVerification(client, { verificationCode: '1' }, pendingResponse)).toEqual(
    failed,
  );
  expect(calls).toEqual([]);
});

test('a provider login that fails to load is retryable', async () => {
  breakConnection();
  const { client } = fakePlatform();
  const broken = { name: 'SystemError', code: 'SYSTEM_ERROR', retryable: true };
  expect(await rejection(generateOAuthData())).toMatchObject(broken);
  expect(await rejection(getAuthUrl(client, login1))).toMatchObject(broken);
});

test('a logout that fails to load still removes the tokens', async () => {
  breakConnection();
  const { client } = fakePlatform();
  await client.tokens.access();
  expect(await rejection(logout(client, 'https://fenn.example/'))).toMatchObject({
    code: 'SYSTEM_ERROR',
    retryable: true,
  });
  expect((await getTokens(client)).refreshToken.role).toBe('none');
});
