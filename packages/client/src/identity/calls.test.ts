import { describeEndpoints } from '../testing/endpoint-cases.ts';
import {
  changePassword,
  loginV2,
  loginWithIdpConnectionTokenParams,
  registerV2,
  signOn,
  verify,
} from './authentication-endpoints.ts';
import { endProviderSession, loginCallback, loginWithIdpConnection } from './hosted-endpoints.ts';
import {
  recover,
  resendDuringAuthentication,
  sendActivationEmail,
  sendRecoveryEmail,
  start,
  verifyDuringAuthentication,
} from './recovery-endpoints.ts';

const email = 'runa@fenn.example';
const idp = { tenantId: 'site 1', idpConnectionId: 'c1' };
const session = { sessionId: 's1', encryptionKey: 'a+b=' };
const response = { state: 'SUCCESS', sessionToken: 's', verificationId: 'v1', body: '' };
const birthday = new Date('2026-03-01T12:00:00.000Z');

describeEndpoints('what the authentication calls send', response, [
  [
    'registerV2',
    (client) =>
      registerV2(
        client,
        { email },
        {
          password: 'a-password',
          profile: {
            firstName: 'Runa',
            customFields: [
              { name: 'custom.since', value: { dateValue: birthday } },
              { name: 'custom.rate', value: { numValue: Number.POSITIVE_INFINITY } },
            ],
          },
          captchaTokens: [{ Recaptcha: 'seen', InvisibleRecaptcha: 'unseen' }],
          clientMetaData: { id: 'kept', _id: 'kept too' },
        },
      ),
    'POST /_api/iam/authentication/v2/register',
    {
      loginId: { email },
      password: 'a-password',
      profile: {
        firstName: 'Runa',
        customFields: [
          { name: 'custom.since', value: { dateValue: '2026-03-01T12:00:00.000Z' } },
          { name: 'custom.rate', value: { numValue: 'Infinity' } },
        ],
      },
      captchaTokens: [{ Recaptcha: 'seen', InvisibleRecaptcha: 'unseen' }],
      clientMetaData: { id: 'kept', _id: 'kept too' },
    },
  ],
  [
    'loginV2',
    (client) => loginV2(client, { email }, { password: 'a-password' }),
    'POST /_api/iam/authentication/v2/login',
    { loginId: { email }, password: 'a-password' },
  ],
  [
    'changePassword',
    (client) => changePassword(client, 'another-one'),
    'POST /_api/iam/authentication/v2/change-password',
    { newPassword: 'another-one' },
  ],
  [
    'loginWithIdpConnection',
    (client) =>
      loginWithIdpConnection(client, idp, 'SITE', {
        ...session,
        customPayload: { theme: 'dark', filter: 'no filter' },
        visitorId: 'v1',
        bsi: 'b1',
      }),
    'GET /_api/iam/authentication/v1/sso/login/site%201/c1?sessionId=s1&encryptionKey=a%2Bb%3D&customPayload.theme=dark&customPayload.filter=no+filter&visitorId=v1&bsi=b1&tenantId=site+1&idpConnectionId=c1&tenantType=SITE',
  ],
  [
    'loginWithIdpConnection with more than 4000 characters, whose fallback is the same request',
    (client) =>
      loginWithIdpConnection(client, idp, 'ACCOUNT', {
        ...session,
        customPayload: { long: 'x'.repeat(4000) },
      }),
    `GET /_api/iam/authentication/v1/sso/login/site%201/c1?sessionId=s1&encryptionKey=a%2Bb%3D&customPayload.long=${'x'.repeat(4000)}&tenantId=site+1&idpConnectionId=c1&tenantType=ACCOUNT`,
  ],
  [
    'loginCallback',
    (client) => loginCallback(client, { state: 'a/b', sessionToken: 's1' }),
    'GET /_api/iam/authentication/v1/callback?state=a%2Fb&sessionToken=s1',
  ],
  [
    'loginWithIdpConnectionTokenParams',
    (client) =>
      loginWithIdpConnectionTokenParams(client, {
        idpConnectionId: 'c1',
        tokenParams: { id: 'kept', token: 't' },
      }),
    'POST /_api/iam/authentication/v1/sso/login-with-token-params',
    { idpConnectionId: 'c1', tokenParams: { id: 'kept', token: 't' } },
  ],
  [
    'signOn',
    (client) =>
      signOn(
        client,
        { email },
        { profile: { nickname: 'r' }, verifyEmail: true, mergeExistingContact: false },
      ),
    'POST /_api/iam/authentication/v2/sign-on',
    {
      loginId: { email },
      profile: { nickname: 'r' },
      verifyEmail: true,
      mergeExistingContact: false,
    },
  ],
  [
    'endProviderSession',
    (client) =>
      endProviderSession(client, { postLogoutRedirectUri: 'https://fenn.example/', clientId: 'c' }),
    'GET /_api/iam/authentication/v1/logout?postLogoutRedirectUri=https%3A%2F%2Ffenn.example%2F&clientId=c',
  ],
  [
    'endProviderSession without options',
    (client) => endProviderSession(client),
    'GET /_api/iam/authentication/v1/logout',
  ],
  [
    'verify',
    (client) =>
      verify(client, 'EMAIL', {
        stateToken: 'state',
        rememberThisDevice: true,
        emailData: { code: '123456' },
      }),
    'POST /_api/iam/authentication/v2/EMAIL/verify',
    {
      factorType: 'EMAIL',
      stateToken: 'state',
      rememberThisDevice: true,
      emailData: { code: '123456' },
    },
  ],
]);

describeEndpoints('what the recovery and verification calls send', response, [
  [
    'sendRecoveryEmail',
    (client) =>
      sendRecoveryEmail(client, email, {
        language: 'da',
        redirect: { url: 'https://fenn.example/reset', clientId: 'c' },
      }),
    'POST /_api/iam/recovery/v1/send-email',
    { email, language: 'da', redirect: { url: 'https://fenn.example/reset', clientId: 'c' } },
  ],
  [
    'sendActivationEmail',
    (client) => sendActivationEmail(client, 'i1', { emailOptions: { language: 'da' } }),
    'POST /_api/iam/recovery/v1/activation-email',
    { identityId: 'i1', emailOptions: { language: 'da' } },
  ],
  [
    'recover',
    (client) => recover(client, 'recovery', { password: 'another-one' }),
    'POST /_api/iam/recovery/v1/recover',
    { recoveryToken: 'recovery', password: 'another-one' },
  ],
  [
    'start',
    (client) => start(client, { identityId: 'i1', target: 'EMAIL' }),
    'POST /_api/iam/verification/v1/Start',
    { identityId: 'i1', target: 'EMAIL' },
  ],
  [
    'verifyDuringAuthentication',
    (client) => verifyDuringAuthentication(client, '123456', { stateToken: 'state' }),
    'POST /_api/iam/verification/v1/auth/verify',
    { code: '123456', stateToken: 'state' },
  ],
  [
    'resendDuringAuthentication',
    (client) => resendDuringAuthentication(client, 'state'),
    'POST /_api/iam/verification/v1/auth/resend',
    { stateToken: 'state' },
  ],
]);
