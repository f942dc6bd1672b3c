import { IDP_CONNECTION_ID } from '../../../domains/identity/idp.ts';
import { MEMBER_PASSWORD } from '../../../domains/identity/seed.ts';
import type { Examples } from '../example.ts';

const runa = { loginId: { email: 'runa@fennhouse.example' }, password: MEMBER_PASSWORD };
const captchaTokens = [{ Recaptcha: 'seen', InvisibleRecaptcha: 'unseen' }];

const profile = {
  firstName: 'Mia',
  lastName: 'Lund',
  emails: ['mia@example.com'],
  addresses: [{ city: 'Aalborg', country: 'DK', tag: 'HOME' }],
  customFields: [{ name: 'custom.since', value: { dateValue: '2026-03-01T12:00:00.000Z' } }],
};

const idp = { tenantId: 'site', idpConnectionId: IDP_CONNECTION_ID };

/** Requests for login and identity. */
export const identityExamples: Examples = {
  'identity.registerV2': [
    {
      body: {
        loginId: { email: '$fresh.email' },
        password: 'a-long-password',
        profile,
        captchaTokens,
        clientMetaData: { any: 'thing' },
      },
    },
  ],
  'identity.loginV2': [
    { body: { ...runa, captchaTokens } },
    {
      body: {
        loginId: { email: 'per@fennhouse.example' },
        password: MEMBER_PASSWORD,
        captchaTokens,
      },
    },
    {
      body: {
        loginId: { email: 'ida@fennhouse.example' },
        password: MEMBER_PASSWORD,
        captchaTokens,
      },
    },
  ],
  'identity.changePassword': [{ body: { newPassword: MEMBER_PASSWORD } }],
  'identity.loginWithIdpConnection': [
    {
      path: idp,
      query: {
        ...idp,
        tenantType: 'SITE',
        sessionId: 's1',
        encryptionKey: 'AAAAAAAAAAAAAAAAAAAAAA==',
        'customPayload.theme': 'dark',
      },
    },
  ],
  'identity.loginCallback': [{ query: { state: '$page.state', sessionToken: '$sessionToken' } }],
  'identity.loginWithIdpConnectionTokenParams': [
    { body: { idpConnectionId: idp.idpConnectionId, tokenParams: { email: '$fresh.email' } } },
  ],
  'identity.signOn': [
    { body: { loginId: { email: '$fresh.email' }, profile, verifyEmail: true } },
    { body: { loginId: runa.loginId, mergeExistingContact: true } },
  ],
  'identity.logout': [
    { query: { postLogoutRedirectUri: 'https://fennhouse.example/', clientId: 'fenn-house' } },
  ],
  'identity.verify': [
    {
      path: { factorType: 'EMAIL' },
      body: { stateToken: '$stateToken', emailData: { code: '$mails.secret' } },
    },
  ],
  'identity.sendRecoveryEmail': [
    {
      body: {
        email: 'runa@fennhouse.example',
        language: 'da',
        redirect: { url: 'https://fennhouse.example/reset', clientId: 'fenn-house' },
      },
    },
  ],
  'identity.sendActivationEmail': [
    { body: { identityId: '$identity.id', emailOptions: { language: 'da' } } },
  ],
  'identity.recover': [{ body: { recoveryToken: '$mails.secret', password: MEMBER_PASSWORD } }],
  'identity.start': [{ body: { identityId: '$identity.id', target: 'EMAIL' } }],
  'identity.verifyDuringAuthentication': [
    { body: { code: '$mails.secret', stateToken: '$stateToken' } },
  ],
  'identity.resendDuringAuthentication': [{ body: { stateToken: '$stateToken' } }],
};
