import { describe, expect, test } from 'vitest';
import type { Client } from '../../client.ts';
import { describeEndpoints, describeWrongArguments } from '../../testing/endpoint-cases.ts';
import {
  fakePlatform,
  jsonResponse,
  type Responder,
  rejection,
} from '../../testing/fake-platform.ts';
import { login, processVerification, register, sendPasswordResetEmail } from './login.ts';
import type { LoginResult } from './login-state.ts';

const params = { email: 'runa@fenn.example', password: 'a-password' };
const loginId = { email: params.email };
const pendingResponse: LoginResult = {
  loginState: 'EMAIL_VERIFICATION_REQUIRED',
  data: { stateToken: 'state-1' },
};
const verificationCode = '123456';

const steps: Record<string, (client: Client) => Promise<LoginResult>> = {
  login: (client) => login(client, params),
  register: (client) => register(client, params),
  processVerification: (client) =>
    processVerification(client, { verificationCode }, pendingResponse),
};

const getOutcome = (step: string, respond: Responder) => {
  const { client } = fakePlatform({ respond });
  return steps[step]?.(client);
};
const unknownState = (): LoginResult => ({ loginState: 'FAILURE', error: 'Unknown _state' });
const success = { state: 'SUCCESS', sessionToken: 'session-1' };

describeEndpoints('what a login sends', success, [
  [
    'without captchas',
    (client) => login(client, { ...params, captchaTokens: {} }),
    'POST /_api/iam/authentication/v2/login',
    { loginId, password: 'a-password' },
  ],
  [
    'with both captchas',
    (client) =>
      login(client, {
        ...params,
        captchaTokens: { recaptchaToken: 'seen', invisibleRecaptchaToken: 'unseen' },
      }),
    'POST /_api/iam/authentication/v2/login',
    {
      loginId,
      password: 'a-password',
      captchaTokens: [{ Recaptcha: 'seen', InvisibleRecaptcha: 'unseen' }],
    },
  ],
  [
    'as a registration with a profile and one captcha',
    (client) =>
      register(client, {
        ...params,
        profile: { firstName: 'Runa' },
        captchaTokens: { recaptchaToken: 'seen' },
      }),
    'POST /_api/iam/authentication/v2/register',
    {
      loginId,
      password: 'a-password',
      profile: { firstName: 'Runa' },
      captchaTokens: [{ Recaptcha: 'seen' }],
    },
  ],
  [
    'as a verification, with the token of its own login',
    (client) => processVerification(client, { verificationCode }, pendingResponse),
    'POST /_api/iam/verification/v1/auth/verify',
    { code: '123456', stateToken: 'state-1' },
  ],
  [
    'to have the password reset',
    (client) => sendPasswordResetEmail(client, params.email, 'https://fenn.example/reset'),
    'POST /_api/iam/recovery/v1/send-email',
    {
      email: params.email,
      redirect: { url: 'https://fenn.example/reset', clientId: 'client-1' },
    },
  ],
]);

describe.each(Object.keys(steps))('%s', (step) => {
  test.each<[object, LoginResult]>([
    [success, { loginState: 'SUCCESS', data: { sessionToken: 'session-1' } }],
    [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [{ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-1' }, pendingResponse],
    ...['REQUIRE_MFA', 'MFA_CHALLENGE', 'STATUS_CHECK', 'UNKNOWN_STATE', 'SUCCESS', 'else'].map(
      (state): [object, LoginResult] => [{ state }, unknownState()],
    ),
    [{ state: 'REQUIRE_EMAIL_VERIFICATION' }, unknownState()],
  ])('the response %o means %o', async (response, expected) => {
    expect(await getOutcome(step, () => response)).toEqual(expected);
  });

  test.each<[string, Responder, string]>([
    ['503', () => jsonResponse(503, { message: 'away' }), 'System error occurred'],
    ['429', () => jsonResponse(429, { message: 'Slow down' }), 'Slow down'],
    ['no connection', () => Promise.reject(new TypeError('offline')), 'System error occurred'],
    ['a response without a state', () => ({}), 'System error occurred'],
  ])('fault 9: with %s fails with the message, and blames no email', async (_, response, error) => {
    expect(await getOutcome(step, response)).toEqual({ loginState: 'FAILURE', error });
  });

  test('rejects with the abort reason', async () => {
    const controller = new AbortController();
    const { client } = fakePlatform({ respond: () => controller.abort() });
    const { signal } = controller;
    const calls = {
      login: () => login(client, params, { signal }),
      register: () => register(client, params, { signal }),
      processVerification: () =>
        processVerification(client, { verificationCode }, pendingResponse, { signal }),
    };
    const error = await rejection(calls[step as keyof typeof calls]());
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describeWrongArguments('wrong arguments of a login', [
  [
    'none at all',
    (client) => login(client, undefined as never),
    'login: email must be a non-empty string, but it is undefined.',
  ],
  [
    'no password',
    (client) => login(client, { email: 'a' } as never),
    'login: password must be a non-empty string, but it is undefined.',
  ],
  [
    'a registration without an e-mail',
    (client) => register(client, { password: 'p' } as never),
    'register: email must be a non-empty string, but it is undefined.',
  ],
  [
    'a registration without a password',
    (client) => register(client, { email: 'a', password: '' }),
    'register: password must be a non-empty string, but it is an empty string.',
  ],
  [
    'a verification without a code',
    (client) => processVerification(client, { verificationCode: '' }, pendingResponse),
    'processVerification: verificationCode must be a non-empty string, but it is an empty string.',
  ],
  [
    'a password reset for nobody',
    (client) => sendPasswordResetEmail(client, '', 'https://fenn.example/'),
    'sendPasswordResetEmail: email must be a non-empty string, but it is an empty string.',
  ],
  [
    'a password reset that leads nowhere',
    (client) => sendPasswordResetEmail(client, 'a', undefined as never),
    'sendPasswordResetEmail: redirectUri must be a non-empty string, but it is undefined.',
  ],
]);
