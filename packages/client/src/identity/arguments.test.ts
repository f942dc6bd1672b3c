import type { Client } from '../client.ts';
import { describeWrongArguments, type WrongArgumentCase } from '../testing/endpoint-cases.ts';
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

const loginId = { email: 'runa@fenn.example' };
const nothing = undefined as never;
const seven = 7 as never;

/** An invalid argument: the request, and the expected message. */
const wrong = (call: (client: Client) => Promise<unknown>, message: string): WrongArgumentCase => [
  message,
  call,
  message,
];

describeWrongArguments('wrong arguments of the authentication calls', [
  wrong(
    (c) => registerV2(c, nothing),
    'registerV2: loginId must be an object, but it is undefined.',
  ),
  wrong(
    (c) => registerV2(c, { email: ' ' }),
    'registerV2: loginId.email must be a non-empty string, but it is an empty string.',
  ),
  wrong(
    (c) => registerV2(c, loginId, { password: seven }),
    'registerV2: password must be a non-empty string, but it is the number 7.',
  ),
  wrong(
    (c) => registerV2(c, loginId, { profile: seven }),
    'registerV2: profile must be an object, but it is the number 7.',
  ),
  wrong(
    (c) =>
      registerV2(c, loginId, {
        profile: { customFields: [{ name: 'a', value: { dateValue: new Date('never') } }] },
      }),
    'registerV2: profile.customFields[0].value.dateValue must be a valid date.',
  ),
  wrong(
    (c) => loginV2(c, { email: nothing }),
    'loginV2: loginId.email must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => loginV2(c, loginId, { password: '' }),
    'loginV2: password must be a non-empty string, but it is an empty string.',
  ),
  wrong(
    (c) => changePassword(c, nothing),
    'changePassword: newPassword must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => loginWithIdpConnectionTokenParams(c, nothing),
    'loginWithIdpConnectionTokenParams: options must be an object, but it is undefined.',
  ),
  wrong(
    (c) => loginWithIdpConnectionTokenParams(c, { idpConnectionId: '' }),
    'loginWithIdpConnectionTokenParams: idpConnectionId must be a non-empty string, but it is an empty string.',
  ),
  wrong(
    (c) => loginWithIdpConnectionTokenParams(c, { idpConnectionId: 'c', tokenParams: seven }),
    'loginWithIdpConnectionTokenParams: tokenParams must be an object, but it is the number 7.',
  ),
  wrong((c) => signOn(c, nothing), 'signOn: loginId must be an object, but it is undefined.'),
  wrong(
    (c) => signOn(c, loginId, { profile: seven }),
    'signOn: profile must be an object, but it is the number 7.',
  ),
  wrong(
    (c) => verify(c, nothing),
    'verify: factorType must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => verify(c, '..' as never),
    'verify: factorType must be an id or a slug, but it is a string.',
  ),
]);

const idp = { tenantId: 't', idpConnectionId: 'c' };
const session = { sessionId: 's', encryptionKey: 'k' };

describeWrongArguments('wrong arguments of the calls that response a page', [
  wrong(
    (c) => loginWithIdpConnection(c, nothing, 'SITE', session),
    'loginWithIdpConnection: tenantId must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => loginWithIdpConnection(c, { ...idp, idpConnectionId: '' }, 'SITE', session),
    'loginWithIdpConnection: idpConnectionId must be a non-empty string, but it is an empty string.',
  ),
  wrong(
    (c) => loginWithIdpConnection(c, idp, nothing, session),
    'loginWithIdpConnection: tenantType must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => loginWithIdpConnection(c, idp, 'SITE', nothing),
    'loginWithIdpConnection: sessionId must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => loginWithIdpConnection(c, idp, 'SITE', { ...session, encryptionKey: seven }),
    'loginWithIdpConnection: encryptionKey must be a non-empty string, but it is the number 7.',
  ),
  wrong(
    (c) => loginWithIdpConnection(c, idp, 'SITE', { ...session, customPayload: seven }),
    'loginWithIdpConnection: customPayload must be an object, but it is the number 7.',
  ),
  wrong(
    (c) => loginCallback(c, { state: seven }),
    'loginCallback: state must be a non-empty string, but it is the number 7.',
  ),
  wrong(
    (c) => loginCallback(c, { sessionToken: '' }),
    'loginCallback: sessionToken must be a non-empty string, but it is an empty string.',
  ),
  wrong(
    (c) => endProviderSession(c, { clientId: seven }),
    'endProviderSession: clientId must be a non-empty string, but it is the number 7.',
  ),
]);

describeWrongArguments('wrong arguments of the recovery and verification calls', [
  wrong(
    (c) => sendRecoveryEmail(c, nothing),
    'sendRecoveryEmail: email must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => sendRecoveryEmail(c, 'a@b.example', { redirect: seven }),
    'sendRecoveryEmail: redirect must be an object, but it is the number 7.',
  ),
  wrong(
    (c) => sendActivationEmail(c, ''),
    'sendActivationEmail: identityId must be a non-empty string, but it is an empty string.',
  ),
  wrong(
    (c) => recover(c, nothing),
    'recover: recoveryToken must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => recover(c, 'r', { password: seven }),
    'recover: password must be a non-empty string, but it is the number 7.',
  ),
  wrong((c) => start(c, nothing), 'start: options must be an object, but it is undefined.'),
  wrong(
    (c) => start(c, { identityId: nothing, target: 'EMAIL' }),
    'start: identityId must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => start(c, { identityId: 'i', target: nothing }),
    'start: target must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => verifyDuringAuthentication(c, nothing, { stateToken: 's' }),
    'verifyDuringAuthentication: code must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => verifyDuringAuthentication(c, '123456', nothing),
    'verifyDuringAuthentication: stateToken must be a non-empty string, but it is undefined.',
  ),
  wrong(
    (c) => resendDuringAuthentication(c, nothing),
    'resendDuringAuthentication: stateToken must be a non-empty string, but it is undefined.',
  ),
]);
