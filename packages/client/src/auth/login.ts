import { insist, text } from '../core/check.ts';
import type { Client, RequestOptions } from '../core/client.ts';
import { PlatformError } from '../core/errors.ts';
import type { AuthenticationAnswer } from '../identity/answers.ts';
import { loginV2, registerV2 } from '../identity/authentication.ts';
import type { IdentityProfile } from '../identity/identity-entity.ts';
import type { CaptchaToken } from '../identity/inputs.ts';
import { sendRecoveryEmail, verifyDuringAuthentication } from '../identity/recovery.ts';
import {
  failure,
  toLoginFailure,
  toLoginResult,
  toRegistrationFailure,
  unknownState,
} from './login-result.ts';
import type { LoginFailure, LoginResult } from './login-state.ts';

/** The captchas that were solved: the visible one, the invisible one. Specification 5. */
export interface CaptchaTokens {
  recaptchaToken?: string;
  invisibleRecaptchaToken?: string;
}

export interface LoginParams {
  email: string;
  password: string;
  captchaTokens?: CaptchaTokens;
}

export interface RegisterParams extends LoginParams {
  profile?: IdentityProfile;
}

/**
 * Logs in by e-mail and password. Whatever the provider says, and also that it can't be reached, is
 * a login state; nothing is kept between two calls. Specification 4 and 8.
 *
 * @throws TypeError for a missing e-mail or password; the abort itself.
 */
export function login(
  client: Client,
  params: LoginParams,
  request?: RequestOptions,
): Promise<LoginResult> {
  const { email, password, captchaTokens } = params ?? {};
  return outcome(toLoginFailure, async () => {
    insist('login', text(email, 'email') ?? text(password, 'password'));
    return loginV2(
      client,
      { email },
      { password, captchaTokens: toCaptchaTokens(captchaTokens) },
      request,
    );
  });
}

/**
 * Registers by e-mail and password. As `login`, it answers a login state. Specification 4 and 8.
 *
 * @throws TypeError for a missing e-mail or password; the abort itself.
 */
export function register(
  client: Client,
  params: RegisterParams,
  request?: RequestOptions,
): Promise<LoginResult> {
  const { email, password, profile, captchaTokens } = params ?? {};
  return outcome(toRegistrationFailure, async () => {
    insist('register', text(email, 'email') ?? text(password, 'password'));
    const options = {
      password,
      ...(profile && { profile }),
      captchaTokens: toCaptchaTokens(captchaTokens),
    };
    return registerV2(client, { email }, options, request);
  });
}

/**
 * Goes on with a login that waits for the code of the e-mail. The state is the one that `login` or
 * `register` answered; in any other it fails with 'Unknown _state'. Specification 4.
 *
 * @throws TypeError for a missing code; the abort itself.
 */
export async function processVerification(
  client: Client,
  { verificationCode }: { verificationCode: string },
  state: LoginResult,
  request?: RequestOptions,
): Promise<LoginResult> {
  if (state?.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState();
  const toFailure = ({ message }: PlatformError) => failure(message);
  return outcome(toFailure, async () => {
    insist('processVerification', text(verificationCode, 'verificationCode'));
    return verifyDuringAuthentication(client, verificationCode, state.data, request);
  });
}

/**
 * Sends an e-mail with a link to set the password anew; the link comes back to an address.
 * Specification 7.10.
 */
export async function sendPasswordResetEmail(
  client: Client,
  email: string,
  redirectUri: string,
  request?: RequestOptions,
): Promise<void> {
  insist('sendPasswordResetEmail', text(email, 'email') ?? text(redirectUri, 'redirectUri'));
  const { clientId } = client.settings;
  await sendRecoveryEmail(client, email, { redirect: { url: redirectUri, clientId } }, request);
}

/** What came of a step. Only what the platform has failed at is a state; a misuse stays an error. */
async function outcome(
  toFailure: (error: PlatformError) => LoginFailure,
  step: () => Promise<AuthenticationAnswer>,
): Promise<LoginResult> {
  try {
    return toLoginResult(await step());
  } catch (error) {
    if (error instanceof PlatformError) return toFailure(error);
    throw error;
  }
}

/** The captchas that were solved as a login sends them; nothing when none was. Specification 5. */
export function toCaptchaTokens(tokens: CaptchaTokens | undefined): CaptchaToken[] | undefined {
  const { recaptchaToken: Recaptcha, invisibleRecaptchaToken: InvisibleRecaptcha } = tokens ?? {};
  if (!Recaptcha && !InvisibleRecaptcha) return undefined;
  return [{ ...(Recaptcha && { Recaptcha }), ...(InvisibleRecaptcha && { InvisibleRecaptcha }) }];
}
