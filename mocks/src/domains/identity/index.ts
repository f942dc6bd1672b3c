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
  registerV2: { method: 'POST', path: `${AUTHENTICATION}/v2/register`, respond: register },
  loginV2: { method: 'POST', path: `${AUTHENTICATION}/v2/login`, respond: logIn },
  changePassword: {
    method: 'POST',
    path: `${AUTHENTICATION}/v2/change-password`,
    respond: changePassword,
  },
  loginWithIdpConnection: {
    method: 'GET',
    path: `${AUTHENTICATION}/v1/sso/login/:tenantId/:idpConnectionId`,
    respond: logInWithConnection,
  },
  loginCallback: {
    method: 'GET',
    path: `${AUTHENTICATION}/v1/callback`,
    // The other provider's page redirects here, without a token of this platform.
    open: true,
    respond: endConnectionLogin,
  },
  loginWithIdpConnectionTokenParams: {
    method: 'POST',
    path: `${AUTHENTICATION}/v1/sso/login-with-token-params`,
    respond: logInByTokenParams,
  },
  signOn: { method: 'POST', path: `${AUTHENTICATION}/v2/sign-on`, respond: signOn },
  logout: { method: 'GET', path: `${AUTHENTICATION}/v1/logout`, respond: logOut },
  verify: {
    method: 'POST',
    path: `${AUTHENTICATION}/v2/:factorType/verify`,
    respond: verifyFactor,
  },
  sendRecoveryEmail: { method: 'POST', path: `${RECOVERY}/send-email`, respond: sendRecoveryEmail },
  sendActivationEmail: {
    method: 'POST',
    path: `${RECOVERY}/activation-email`,
    respond: sendActivationEmail,
  },
  recover: { method: 'POST', path: `${RECOVERY}/recover`, respond: recover },
  start: { method: 'POST', path: `${VERIFICATION}/Start`, respond: start },
  verifyDuringAuthentication: {
    method: 'POST',
    path: `${VERIFICATION}/auth/verify`,
    respond: verifyDuringAuthentication,
  },
  resendDuringAuthentication: {
    method: 'POST',
    path: `${VERIFICATION}/auth/resend`,
    respond: resendDuringAuthentication,
  },
});
