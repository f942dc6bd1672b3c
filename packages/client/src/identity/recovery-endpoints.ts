import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { nonEmptyString, object, optional } from '../http/validate.ts';
import { authenticationCodec } from './codecs.ts';
import type { EmailOptions, StartVerificationOptions } from './inputs.ts';
import type { AuthenticationResponse } from './responses.ts';

const required = ['state'] as const;

const sendEmail: Endpoint<{ email: string } & EmailOptions, void> = {
  name: 'sendRecoveryEmail',
  service: services.recovery,
  method: 'POST',
  path: '/v1/send-email',
  checks: { email: nonEmptyString, language: optional(nonEmptyString), redirect: optional(object) },
};

/** Sends an email with a link to set the password again. See docs/reference/identity.mdx. */
export function sendRecoveryEmail(
  client: Client,
  email: string,
  options: EmailOptions = {},
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, sendEmail, { ...options, email }, request);
}

const sendActivation: Endpoint<{ identityId: string; emailOptions?: EmailOptions }, void> = {
  name: 'sendActivationEmail',
  service: services.recovery,
  method: 'POST',
  path: '/v1/activation-email',
  checks: { identityId: nonEmptyString, emailOptions: optional(object) },
};

/** Sends an identity an email with a link to begin with. See docs/reference/identity.mdx. */
export function sendActivationEmail(
  client: Client,
  identityId: string,
  options: { emailOptions?: EmailOptions } = {},
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, sendActivation, { ...options, identityId }, request);
}

const recoverCall: Endpoint<{ recoveryToken: string; password?: string }, AuthenticationResponse> =
  {
    name: 'recover',
    service: services.recovery,
    method: 'POST',
    path: '/v1/recover',
    isSecret: true,
    checks: { recoveryToken: nonEmptyString, password: optional(nonEmptyString) },
    response: authenticationCodec,
    required,
  };

/** Sets the password again with the token of the email. See docs/reference/identity.mdx. */
export function recover(
  client: Client,
  recoveryToken: string,
  options: { password?: string } = {},
  request?: RequestOptions,
): Promise<AuthenticationResponse> {
  return callEndpoint(client, recoverCall, { ...options, recoveryToken }, request);
}

const startCall: Endpoint<StartVerificationOptions, { verificationId: string }> = {
  name: 'start',
  service: services.verification,
  method: 'POST',
  path: '/v1/Start',
  checks: { identityId: nonEmptyString, target: nonEmptyString },
  required: ['verificationId'],
};

/** Sends a verification code to an identity. See docs/reference/identity.mdx. */
export function start(
  client: Client,
  options: StartVerificationOptions,
  request?: RequestOptions,
): Promise<{ verificationId: string }> {
  return callEndpoint(client, startCall, options, request);
}

const verifyCode: Endpoint<{ code: string; stateToken: string }, AuthenticationResponse> = {
  name: 'verifyDuringAuthentication',
  service: services.verification,
  method: 'POST',
  path: '/v1/auth/verify',
  isSecret: true,
  checks: { code: nonEmptyString, stateToken: nonEmptyString },
  response: authenticationCodec,
  required,
};

/**
 * Verifies the code of the email during a login or registration. See docs/reference/identity.mdx.
 */
export function verifyDuringAuthentication(
  client: Client,
  code: string,
  options: { stateToken: string },
  request?: RequestOptions,
): Promise<AuthenticationResponse> {
  return callEndpoint(client, verifyCode, { ...options, code }, request);
}

const resendCode: Endpoint<{ stateToken: string }, AuthenticationResponse> = {
  name: 'resendDuringAuthentication',
  service: services.verification,
  method: 'POST',
  path: '/v1/auth/resend',
  isSecret: true,
  checks: { stateToken: nonEmptyString },
  response: authenticationCodec,
  required,
};

/** Sends the code once more. See docs/reference/identity.mdx. */
export function resendDuringAuthentication(
  client: Client,
  stateToken: string,
  request?: RequestOptions,
): Promise<AuthenticationResponse> {
  return callEndpoint(client, resendCode, { stateToken }, request);
}
