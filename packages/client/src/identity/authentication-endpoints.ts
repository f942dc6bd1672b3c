import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, fieldsOf, optional, text } from '../http/validate.ts';
import { authenticationShape, identityShape, profileShape } from './codecs.ts';
import type { FactorType } from './enums.ts';
import type {
  LoginId,
  LoginOptions,
  RegisterOptions,
  SignOnOptions,
  TokenParamsLogin,
  VerifyOptions,
} from './inputs.ts';
import type { AuthenticationAnswer, SignOnAnswer } from './responses.ts';

const loginId = fieldsOf({ email: text });
const needs = ['state'] as const;

const register: Call<{ loginId: LoginId } & RegisterOptions, AuthenticationAnswer> = {
  name: 'registerV2',
  service: services.authentication,
  method: 'POST',
  path: '/v2/register',
  payload: { profile: profileShape },
  checks: { loginId, password: optional(text), profile: optional(fields) },
  answer: authenticationShape,
  needs,
};

/** Registers a member. The state says what is still missing. Specification 7.9. */
export function registerV2(
  client: Client,
  loginId: LoginId,
  options: RegisterOptions = {},
  request?: RequestOptions,
): Promise<AuthenticationAnswer> {
  return run(client, register, { loginId, ...options }, request);
}

const login: Call<{ loginId: LoginId } & LoginOptions, AuthenticationAnswer> = {
  name: 'loginV2',
  service: services.authentication,
  method: 'POST',
  path: '/v2/login',
  checks: { loginId, password: optional(text) },
  answer: authenticationShape,
  needs,
};

/** Checks an e-mail and a password. The state says what is still missing. Specification 7.9. */
export function loginV2(
  client: Client,
  loginId: LoginId,
  options: LoginOptions = {},
  request?: RequestOptions,
): Promise<AuthenticationAnswer> {
  return run(client, login, { loginId, ...options }, request);
}

const setPassword: Call<{ newPassword: string }, void> = {
  name: 'changePassword',
  service: services.authentication,
  method: 'POST',
  path: '/v2/change-password',
  checks: { newPassword: text },
};

/** Changes the password of the member who is logged in. Specification 7.9. */
export function changePassword(
  client: Client,
  newPassword: string,
  request?: RequestOptions,
): Promise<void> {
  return run(client, setPassword, { newPassword }, request);
}

const loginByParams: Call<TokenParamsLogin, AuthenticationAnswer> = {
  name: 'loginWithIdpConnectionTokenParams',
  service: services.authentication,
  method: 'POST',
  path: '/v1/sso/login-with-token-params',
  checks: { idpConnectionId: text, tokenParams: optional(fields) },
  answer: authenticationShape,
  needs,
};

/** Logs in by what another identity provider has given out. Specification 7.9. */
export function loginWithIdpConnectionTokenParams(
  client: Client,
  options: TokenParamsLogin,
  request?: RequestOptions,
): Promise<AuthenticationAnswer> {
  return run(client, loginByParams, options, request);
}

const signOnCall: Call<{ loginId: LoginId } & SignOnOptions, SignOnAnswer> = {
  name: 'signOn',
  service: services.authentication,
  method: 'POST',
  path: '/v2/sign-on',
  payload: { profile: profileShape },
  checks: { loginId, profile: optional(fields) },
  answer: { identity: identityShape },
  needs: ['sessionToken'],
};

/** A session for an address that the caller has verified; makes the identity if need be. Specification 7.9. */
export function signOn(
  client: Client,
  loginId: LoginId,
  options: SignOnOptions = {},
  request?: RequestOptions,
): Promise<SignOnAnswer> {
  return run(client, signOnCall, { loginId, ...options }, request);
}

const verifyFactor: Call<{ factorType: FactorType } & VerifyOptions, AuthenticationAnswer> = {
  name: 'verify',
  service: services.authentication,
  method: 'POST',
  path: '/v2/{factorType}/verify',
  answer: authenticationShape,
  needs,
};

/** Verifies the code of another factor. Specification 7.9. */
export function verify(
  client: Client,
  factorType: FactorType,
  options: VerifyOptions = {},
  request?: RequestOptions,
): Promise<AuthenticationAnswer> {
  return run(client, verifyFactor, { factorType, ...options }, request);
}
