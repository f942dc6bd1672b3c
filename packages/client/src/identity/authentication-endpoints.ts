import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { nonEmptyString, object, objectOf, optional } from '../http/validate.ts';
import { authenticationCodec, identityCodec, profileCodec } from './codecs.ts';
import type { FactorType } from './enums.ts';
import type {
  LoginId,
  LoginOptions,
  RegisterOptions,
  SignOnOptions,
  TokenParamsLogin,
  VerifyOptions,
} from './inputs.ts';
import type { AuthenticationResponse, SignOnResponse } from './responses.ts';

const loginId = objectOf({ email: nonEmptyString });
const required = ['state'] as const;

const register: Endpoint<{ loginId: LoginId } & RegisterOptions, AuthenticationResponse> = {
  name: 'registerV2',
  service: services.authentication,
  method: 'POST',
  path: '/v2/register',
  isSecret: true,
  payload: { profile: profileCodec },
  checks: { loginId, password: optional(nonEmptyString), profile: optional(object) },
  response: authenticationCodec,
  required,
};

/** Registers a member. The state shows what is still missing. See docs/reference/identity.mdx. */
export function registerV2(
  client: Client,
  loginId: LoginId,
  options: RegisterOptions = {},
  request?: RequestOptions,
): Promise<AuthenticationResponse> {
  return callEndpoint(client, register, { ...options, loginId }, request);
}

const login: Endpoint<{ loginId: LoginId } & LoginOptions, AuthenticationResponse> = {
  name: 'loginV2',
  service: services.authentication,
  method: 'POST',
  path: '/v2/login',
  isSecret: true,
  checks: { loginId, password: optional(nonEmptyString) },
  response: authenticationCodec,
  required,
};

/**
 * Checks an email and a password. The state shows what is still missing. See
 * docs/reference/identity.mdx.
 */
export function loginV2(
  client: Client,
  loginId: LoginId,
  options: LoginOptions = {},
  request?: RequestOptions,
): Promise<AuthenticationResponse> {
  return callEndpoint(client, login, { ...options, loginId }, request);
}

const setPassword: Endpoint<{ newPassword: string }, void> = {
  name: 'changePassword',
  service: services.authentication,
  method: 'POST',
  path: '/v2/change-password',
  isSecret: true,
  checks: { newPassword: nonEmptyString },
};

/** Changes the password of the logged-in member. See docs/reference/identity.mdx. */
export function changePassword(
  client: Client,
  newPassword: string,
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, setPassword, { newPassword }, request);
}

const loginByParams: Endpoint<TokenParamsLogin, AuthenticationResponse> = {
  name: 'loginWithIdpConnectionTokenParams',
  service: services.authentication,
  method: 'POST',
  path: '/v1/sso/login-with-token-params',
  isSecret: true,
  checks: { idpConnectionId: nonEmptyString, tokenParams: optional(object) },
  response: authenticationCodec,
  required,
};

/** Logs in with the token of another identity provider. See docs/reference/identity.mdx. */
export function loginWithIdpConnectionTokenParams(
  client: Client,
  options: TokenParamsLogin,
  request?: RequestOptions,
): Promise<AuthenticationResponse> {
  return callEndpoint(client, loginByParams, options, request);
}

const signOnCall: Endpoint<{ loginId: LoginId } & SignOnOptions, SignOnResponse> = {
  name: 'signOn',
  service: services.authentication,
  method: 'POST',
  path: '/v2/sign-on',
  payload: { profile: profileCodec },
  checks: { loginId, profile: optional(object) },
  response: { identity: identityCodec },
  required: ['sessionToken'],
};

/** A session for an address that the caller has verified; makes the identity if need be. See docs/reference/identity.mdx. */
export function signOn(
  client: Client,
  loginId: LoginId,
  options: SignOnOptions = {},
  request?: RequestOptions,
): Promise<SignOnResponse> {
  return callEndpoint(client, signOnCall, { ...options, loginId }, request);
}

const verifyFactor: Endpoint<{ factorType: FactorType } & VerifyOptions, AuthenticationResponse> = {
  name: 'verify',
  service: services.authentication,
  method: 'POST',
  path: '/v2/{factorType}/verify',
  isSecret: true,
  response: authenticationCodec,
  required,
};

/** Verifies the code of another factor. See docs/reference/identity.mdx. */
export function verify(
  client: Client,
  factorType: FactorType,
  options: VerifyOptions = {},
  request?: RequestOptions,
): Promise<AuthenticationResponse> {
  return callEndpoint(client, verifyFactor, { ...options, factorType }, request);
}
