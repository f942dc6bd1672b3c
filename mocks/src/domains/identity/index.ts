import { defineDomain } from '../../platform/domain.ts';
import { endConnectionLogin, logInWithConnection, logOut } from './idp.ts';
import { changePassword, logIn, logInByTokenParams, register, signOn } from './log-in.ts';
import {
  recover,
  resendDuringAuthentication,
  sendActivationEmail,
  sendRecoveryEmail,
  start,
  verifyDuringAuthentication,
  verifyFactor,
} from './recovery.ts';

const AUTHENTICATION = '/authentication';
const RECOVERY = '/recovery/v1';
const VERIFICATION = '/verification/v1';

/** Member identities. See docs/reference/identity.mdx. */
export const identity = defineDomain('identity', '/_api/iam', {
  registerV2: { method: 'POST', path: `${AUTHENTICATION}/v2/register`, answer: register },
  loginV2: { method: 'POST', path: `${AUTHENTICATION}/v2/login`, answer: logIn },
  changePassword: {
    method: 'POST',
    path: `${AUTHENTICATION}/v2/change-password`,
    answer: changePassword,
  },
  loginWithIdpConnection: {
    method: 'GET',
    path: `${AUTHENTICATION}/v1/sso/login/:tenantId/:idpConnectionId`,
    answer: logInWithConnection,
  },
  loginCallback: {
    method: 'GET',
    path: `${AUTHENTICATION}/v1/callback`,
    // The other provider's page redirects here, without a token of this platform.
    open: true,
    answer: endConnectionLogin,
  },
  loginWithIdpConnectionTokenParams: {
    method: 'POST',
    path: `${AUTHENTICATION}/v1/sso/login-with-token-params`,
    answer: logInByTokenParams,
  },
  signOn: { method: 'POST', path: `${AUTHENTICATION}/v2/sign-on`, answer: signOn },
  logout: { method: 'GET', path: `${AUTHENTICATION}/v1/logout`, answer: logOut },
  verify: { method: 'POST', path: `${AUTHENTICATION}/v2/:factorType/verify`, answer: verifyFactor },
  sendRecoveryEmail: { method: 'POST', path: `${RECOVERY}/send-email`, answer: sendRecoveryEmail },
  sendActivationEmail: {
    method: 'POST',
    path: `${RECOVERY}/activation-email`,
    answer: sendActivationEmail,
  },
  recover: { method: 'POST', path: `${RECOVERY}/recover`, answer: recover },
  start: { method: 'POST', path: `${VERIFICATION}/Start`, answer: start },
  verifyDuringAuthentication: {
    method: 'POST',
    path: `${VERIFICATION}/auth/verify`,
    answer: verifyDuringAuthentication,
  },
  resendDuringAuthentication: {
    method: 'POST',
    path: `${VERIFICATION}/auth/resend`,
    answer: resendDuringAuthentication,
  },
});
