import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { InvalidResponseError } from '../http/errors.ts';
import { withLongQueryFallback } from '../http/long-query.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { nonEmptyString, object, optional } from '../http/validate.ts';
import type { TenantType } from './enums.ts';
import type {
  IdpConnectionIdentifiers,
  IdpLogin,
  IdpLoginOptions,
  LoginCallbackOptions,
  LogoutOptions,
} from './inputs.ts';
import type { RawHttpResponse } from './responses.ts';

type EncodedResponse = Omit<RawHttpResponse, 'body'> & { body?: string };

/** Carries out a call whose response is a page as base64. */
async function runRaw<Payload>(
  client: Client,
  call: Endpoint<Payload, EncodedResponse>,
  payload: Payload,
  request?: RequestOptions,
): Promise<RawHttpResponse> {
  const { body = '', ...rest } = await callEndpoint(client, call, payload, request);
  try {
    return { ...rest, body: Uint8Array.from(atob(body), (byte) => byte.charCodeAt(0)) };
  } catch (cause) {
    throw new InvalidResponseError({ status: 200, cause });
  }
}

const idpLogin: Endpoint<IdpLogin, EncodedResponse> = {
  name: 'loginWithIdpConnection',
  service: services.authentication,
  method: 'GET',
  path: '/v1/sso/login/{tenantId}/{idpConnectionId}',
  checks: {
    tenantType: nonEmptyString,
    customPayload: optional(object),
    sessionId: nonEmptyString,
    encryptionKey: nonEmptyString,
  },
  response: {},
};

/**
 * Begins a login with another identity provider. The page of the response ends with a message on the
 * broadcast channel of the session, encrypted with the key. See docs/reference/identity.mdx.
 */
export async function loginWithIdpConnection(
  client: Client,
  identifiers: IdpConnectionIdentifiers,
  tenantType: TenantType,
  options: IdpLoginOptions,
  request?: RequestOptions,
): Promise<RawHttpResponse> {
  const { tenantId, idpConnectionId } = identifiers ?? {};
  const payload = { ...options, tenantId, idpConnectionId, tenantType };
  // The platform's own fallback: it is identical to the request.
  const { method, path } = idpLogin;
  const call = withLongQueryFallback(client, idpLogin, { method, path }, payload);
  return runRaw(client, call, payload, request);
}

const callback: Endpoint<LoginCallbackOptions, EncodedResponse> = {
  name: 'loginCallback',
  service: services.authentication,
  method: 'GET',
  path: '/v1/callback',
  checks: { state: optional(nonEmptyString), sessionToken: optional(nonEmptyString) },
  response: {},
};

/** Ends a login with another identity provider by what it sent back. See docs/reference/identity.mdx. */
export function loginCallback(
  client: Client,
  options: LoginCallbackOptions = {},
  request?: RequestOptions,
): Promise<RawHttpResponse> {
  return runRaw(client, callback, options, request);
}

const endSessionCall: Endpoint<LogoutOptions, EncodedResponse> = {
  name: 'endProviderSession',
  service: services.authentication,
  method: 'GET',
  path: '/v1/logout',
  checks: { postLogoutRedirectUri: optional(nonEmptyString), clientId: optional(nonEmptyString) },
  response: {},
};

/** Ends the session with the provider and keeps the client's tokens; `logout` of auth drops both. See docs/reference/identity.mdx. */
export function endProviderSession(
  client: Client,
  options: LogoutOptions = {},
  request?: RequestOptions,
): Promise<RawHttpResponse> {
  return runRaw(client, endSessionCall, options, request);
}
