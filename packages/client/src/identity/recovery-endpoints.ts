import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, optional, text } from '../http/validate.ts';
import { authenticationShape } from './codecs.ts';
import type { EmailOptions, StartVerificationOptions } from './inputs.ts';
import type { AuthenticationAnswer } from './responses.ts';

const needs = ['state'] as const;

const sendEmail: Call<{ email: string } & EmailOptions, void> = {
  name: 'sendRecoveryEmail',
  service: services.recovery,
  method: 'POST',
  path: '/v1/send-email',
  checks: { email: text, language: optional(text), redirect: optional(fields) },
};

/** Sends an e-mail with a link to set the password anew. Specification 7.10. */
export function sendRecoveryEmail(
  client: Client,
  email: string,
  options: EmailOptions = {},
  request?: RequestOptions,
): Promise<void> {
  return run(client, sendEmail, { email, ...options }, request);
}

const sendActivation: Call<{ identityId: string; emailOptions?: EmailOptions }, void> = {
  name: 'sendActivationEmail',
  service: services.recovery,
  method: 'POST',
  path: '/v1/activation-email',
  checks: { identityId: text, emailOptions: optional(fields) },
};

/** Sends an identity an e-mail with a link to begin with. Specification 7.10. */
export function sendActivationEmail(
  client: Client,
  identityId: string,
  options: { emailOptions?: EmailOptions } = {},
  request?: RequestOptions,
): Promise<void> {
  return run(client, sendActivation, { identityId, ...options }, request);
}

const recoverCall: Call<{ recoveryToken: string; password?: string }, AuthenticationAnswer> = {
  name: 'recover',
  service: services.recovery,
  method: 'POST',
  path: '/v1/recover',
  checks: { recoveryToken: text, password: optional(text) },
  answer: authenticationShape,
  needs,
};

/** Sets the password anew with the token of the e-mail. Specification 7.10. */
export function recover(
  client: Client,
  recoveryToken: string,
  options: { password?: string } = {},
  request?: RequestOptions,
): Promise<AuthenticationAnswer> {
  return run(client, recoverCall, { recoveryToken, ...options }, request);
}

const startCall: Call<StartVerificationOptions, { verificationId: string }> = {
  name: 'start',
  service: services.verification,
  method: 'POST',
  path: '/v1/Start',
  checks: { identityId: text, target: text },
  needs: ['verificationId'],
};

/** Sends a verification code to an identity. Specification 7.10. */
export function start(
  client: Client,
  options: StartVerificationOptions,
  request?: RequestOptions,
): Promise<{ verificationId: string }> {
  return run(client, startCall, options, request);
}

const verifyCode: Call<{ code: string; stateToken: string }, AuthenticationAnswer> = {
  name: 'verifyDuringAuthentication',
  service: services.verification,
  method: 'POST',
  path: '/v1/auth/verify',
  checks: { code: text, stateToken: text },
  answer: authenticationShape,
  needs,
};

/** Verifies the code of the e-mail while somebody logs in or registers. Specification 7.10. */
export function verifyDuringAuthentication(
  client: Client,
  code: string,
  options: { stateToken: string },
  request?: RequestOptions,
): Promise<AuthenticationAnswer> {
  return run(client, verifyCode, { code, ...options }, request);
}

const resendCode: Call<{ stateToken: string }, AuthenticationAnswer> = {
  name: 'resendDuringAuthentication',
  service: services.verification,
  method: 'POST',
  path: '/v1/auth/resend',
  checks: { stateToken: text },
  answer: authenticationShape,
  needs,
};

/** Sends the code once more. Specification 7.10. */
export function resendDuringAuthentication(
  client: Client,
  stateToken: string,
  request?: RequestOptions,
): Promise<AuthenticationAnswer> {
  return run(client, resendCode, { stateToken }, request);
}
