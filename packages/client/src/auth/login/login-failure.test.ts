import { describe, expect, test } from 'vitest';
import { fakePlatform, jsonResponse, type Responder } from '../../testing/fake-platform.ts';
import { login, processVerification, register } from './login.ts';
import type { LoginResult } from './login-state.ts';

const params = { email: 'runa@fenn.example', password: 'a-password' };
const verificationCode = '123456';
const pendingResponse: LoginResult = {
  loginState: 'EMAIL_VERIFICATION_REQUIRED',
  data: { stateToken: 'state-1' },
};

const getClient = (respond: Responder) => fakePlatform({ respond }).client;
const registering = (respond: Responder) => register(getClient(respond), params);
const loggingIn = (respond: Responder) => login(getClient(respond), params);
const verifying = (respond: Responder) =>
  processVerification(getClient(respond), { verificationCode }, pendingResponse);

const rejected = (code: string) => () =>
  jsonResponse(400, {
    message: 'Rejected',
    details: { applicationError: { code, description: `for ${code}`, data: {} } },
  });
const violating = (data?: object) => () =>
  jsonResponse(400, {
    message: '',
    details: {
      validationError: {
        fieldViolations: [
          { field: 'password', description: 'is short' },
          { field: 'loginId.email', description: 'is no address', data },
        ],
      },
    },
  });
const bothViolations = 'INVALID_ARGUMENT: "loginId.email" is no address, "password" is short';

describe('a failed registration', () => {
  test.each([
    ['-19971', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken'],
    ['-19995', 'emailAlreadyExists'],
  ])('with the code %s returns %s', async (code, errorCode) => {
    const error = `Rejected: for ${code}`;
    expect(await registering(rejected(code))).toEqual({
      loginState: 'FAILURE',
      error,
      errorCode,
    });
  });

  test.each(['-19976', '-19973', 'constructor'])(
    'with the code %s returns only the message',
    async (code) => {
      const error = `Rejected: for ${code}`;
      expect(await registering(rejected(code))).toEqual({ loginState: 'FAILURE', error });
    },
  );

  test('with an EMAIL violation returns invalidEmail and its message', async () => {
    expect(await registering(violating({ type: 'EMAIL' }))).toEqual({
      loginState: 'FAILURE',
      error: 'is no address',
      errorCode: 'invalidEmail',
    });
  });

  test('with other violations returns only their messages', async () => {
    const failure = { loginState: 'FAILURE', error: bothViolations };
    expect(await registering(violating())).toEqual(failure);
  });
});

describe('a failed login', () => {
  test.each([
    ['-19971', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken'],
    ['-19976', 'invalidPassword'],
    ['-19973', 'resetPassword'],
    ['-19995', 'invalidEmail'],
    ['anything', 'invalidEmail'],
    ['constructor', 'invalidEmail'],
  ])('with the code %s returns %s', async (code, errorCode) => {
    const error = `Rejected: for ${code}`;
    expect(await loggingIn(rejected(code))).toEqual({
      loginState: 'FAILURE',
      error,
      errorCode,
    });
  });

  test('with other violations returns no email error', async () => {
    const failure = { loginState: 'FAILURE', error: bothViolations };
    expect(await loggingIn(violating())).toEqual(failure);
  });
});

describe('a verification', () => {
  test.each<LoginResult>([
    { loginState: 'INITIAL' },
    { loginState: 'SUCCESS', data: { sessionToken: 's' } },
    { loginState: 'FAILURE', error: 'no' },
    { loginState: 'OWNER_APPROVAL_REQUIRED' },
  ])('in the state $loginState fails without a request', async (state) => {
    const { client, calls, tokenCalls } = fakePlatform();
    expect(await processVerification(client, { verificationCode }, state)).toEqual({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    });
    expect([...calls, ...tokenCalls]).toEqual([]);
  });

  test('with a wrong code returns the message, and stores no token', async () => {
    expect(await verifying(rejected('-1'))).toEqual({
      loginState: 'FAILURE',
      error: 'Rejected: for -1',
    });
  });

  test('fault 10: can’t use the token of another login: the client stores none', async () => {
    const { client, calls } = fakePlatform({
      respond: (_, index) =>
        index === 0
          ? { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'first' }
          : jsonResponse(400, { message: 'no' }),
    });
    await login(client, params);
    const second = await login(client, params);
    await processVerification(client, { verificationCode }, second);
    expect(calls).toHaveLength(2);
    expect(JSON.stringify(second)).not.toContain('first');
  });
});
