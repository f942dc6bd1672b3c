import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { MalformedAnswerError } from '../http/errors.ts';
import { unlessLong } from '../http/long-query.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, optional, text } from '../http/validate.ts';
import type { TenantType } from './enums.ts';
import type {
  IdpConnectionIdentifiers,
  IdpLogin,
  IdpLoginOptions,
  LoginCallbackOptions,
  LogoutOptions,
} from './inputs.ts';
import type { RawHttpAnswer } from './responses.ts';

type EncodedAnswer = Omit<RawHttpAnswer, 'body'> & { body?: string };

/** Carries out a call that answers a page as base64. */
async function runRaw<Payload>(
  client: Client,
  call: Call<Payload, EncodedAnswer>,
  payload: Payload,
  request?: RequestOptions,
): Promise<RawHttpAnswer> {
  const { body = '', ...rest } = await run(client, call, payload, request);
  try {
    return { ...rest, body: Uint8Array.from(atob(body), (byte) => byte.charCodeAt(0)) };
  } catch (cause) {
    throw new MalformedAnswerError({ status: 200, cause });
  }
}

const idpLogin: Call<IdpLogin, EncodedAnswer> = {
  name: 'loginWithIdpConnection',
  service: services.authentication,
  method: 'GET',
  path: '/v1/sso/login/{tenantId}/{idpConnectionId}',
  checks: {
    tenantType: text,
    customPayload: optional(fields),
    sessionId: text,
    encryptionKey: text,
  },
  answer: {},
};

/**
 * Begins a login with another identity provider. The page of the answer ends with a message on the
 * broadcast channel of the session, encrypted with the key. Specification 7.9.
 */
export async function loginWithIdpConnection(
  client: Client,
  identifiers: IdpConnectionIdentifiers,
  tenantType: TenantType,
  options: IdpLoginOptions,
  request?: RequestOptions,
): Promise<RawHttpAnswer> {
  const { tenantId, idpConnectionId } = identifiers ?? {};
  const payload = { tenantId, idpConnectionId, tenantType, ...options };
  // The contract's own fallback: it differs from the request in nothing.
  const { method, path } = idpLogin;
  const call = unlessLong(client, idpLogin, { method, path }, payload);
  return runRaw(client, call, payload, request);
}

const callback: Call<LoginCallbackOptions, EncodedAnswer> = {
  name: 'loginCallback',
  service: services.authentication,
  method: 'GET',
  path: '/v1/callback',
  checks: { state: optional(text), sessionToken: optional(text) },
  answer: {},
};

/** Ends a login with another identity provider by what it sent back. Specification 7.9. */
export function loginCallback(
  client: Client,
  options: LoginCallbackOptions = {},
  request?: RequestOptions,
): Promise<RawHttpAnswer> {
  return runRaw(client, callback, options, request);
}

const logoutCall: Call<LogoutOptions, EncodedAnswer> = {
  name: 'logout',
  service: services.authentication,
  method: 'GET',
  path: '/v1/logout',
  checks: { postLogoutRedirectUri: optional(text), clientId: optional(text) },
  answer: {},
};

/** Ends the session with the provider; the client's tokens stay. To leave for good, use `logout` of auth. Specification 7.9. */
export function logout(
  client: Client,
  options: LogoutOptions = {},
  request?: RequestOptions,
): Promise<RawHttpAnswer> {
  return runRaw(client, logoutCall, options, request);
}
