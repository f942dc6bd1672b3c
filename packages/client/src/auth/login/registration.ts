import type { Client, RequestOptions } from '../../client.ts';
import { assertValid, nonEmptyString } from '../../http/validate.ts';
import { registerV2 } from '../../identity/authentication-endpoints.ts';
import { verifyDuringAuthentication } from '../../identity/recovery-endpoints.ts';
import { captureFailure } from './capture-failure.ts';
import { type RegisterParams, toCaptchaTokens } from './login-params.ts';
import {
  toLoginResult,
  toRegistrationFailure,
  toStepFailure,
  unknownState,
} from './login-result.ts';
import type { LoginResult } from './login-state.ts';

export function register(
  client: Client,
  params: RegisterParams,
  request?: RequestOptions,
): Promise<LoginResult> {
  const { email, password, profile, captchaTokens } = params ?? {};
  return captureFailure(toRegistrationFailure, async () => {
    assertValid('register', nonEmptyString(email, 'email') ?? nonEmptyString(password, 'password'));
    const options = {
      password,
      ...(profile && { profile }),
      captchaTokens: toCaptchaTokens(captchaTokens),
    };
    return toLoginResult(await registerV2(client, { email }, options, request));
  });
}

export async function processVerification(
  client: Client,
  { verificationCode }: { verificationCode: string },
  state: LoginResult,
  request?: RequestOptions,
): Promise<LoginResult> {
  if (state?.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState();
  return captureFailure(toStepFailure, async () => {
    assertValid('processVerification', nonEmptyString(verificationCode, 'verificationCode'));
    return toLoginResult(
      await verifyDuringAuthentication(client, verificationCode, state.data, request),
    );
  });
}
