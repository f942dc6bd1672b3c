import type { Client, RequestOptions } from '../../client.ts';
import { assertValid, nonEmptyString } from '../../http/validate.ts';
import { loginV2 } from '../../identity/authentication-endpoints.ts';
import { sendRecoveryEmail } from '../../identity/recovery-endpoints.ts';
import { loadOAuthFlow, type OAuthFlow } from '../oauth/load-oauth-flow.ts';
import { captureFailure } from './capture-failure.ts';
import { type LoginParams, type RegisterParams, toCaptchaTokens } from './login-params.ts';
import { toLoginFailure, toLoginResult, toStepFailure } from './login-result.ts';
import type { LoginResult } from './login-state.ts';

/**
 * Logs in by email and password. Every provider response is a login state, and so is a provider
 * that can't be reached; nothing is stored between two requests. See docs/reference/states.mdx and
 * docs/reference/errors.mdx.
 *
 * @throws TypeError for a missing email or password; the abort itself.
 */
export function login(
  client: Client,
  params: LoginParams,
  request?: RequestOptions,
): Promise<LoginResult> {
  const { email, password, captchaTokens } = params ?? {};
  return captureFailure(toLoginFailure, async () => {
    assertValid('login', nonEmptyString(email, 'email') ?? nonEmptyString(password, 'password'));
    // The session token needs this module. Load it in parallel with the request.
    loadOAuthFlow().catch(() => {});
    const options = { password, captchaTokens: toCaptchaTokens(captchaTokens) };
    return toLoginResult(await loginV2(client, { email }, options, request));
  });
}

/**
 * Registers by email and password. As `login`, it returns a login state. See docs/reference/states.mdx and docs/reference/errors.mdx.
 *
 * @throws TypeError for a missing email or password; the abort itself.
 */
export function register(
  client: Client,
  params: RegisterParams,
  request?: RequestOptions,
): Promise<LoginResult> {
  return withSignIn((signIn) => signIn.register(client, params, request));
}

/**
 * Continues a login that waits for the code of the email. The state is the one that `login` or
 * `register` returned; any other state fails with 'Unknown _state'. See docs/reference/states.mdx.
 *
 * @throws TypeError for a missing code; the abort itself.
 */
export function processVerification(
  client: Client,
  response: { verificationCode: string },
  state: LoginResult,
  request?: RequestOptions,
): Promise<LoginResult> {
  return withSignIn((signIn) => signIn.processVerification(client, response, state, request));
}

/** Runs a step that is loaded on demand. A failed load is a login state, too. */
function withSignIn(step: (signIn: OAuthFlow) => Promise<LoginResult>): Promise<LoginResult> {
  return captureFailure(toStepFailure, async () => step(await loadOAuthFlow()));
}

/**
 * Sends an email with a password reset link that leads back to a given URL. See
 * docs/reference/identity.mdx.
 */
export async function sendPasswordResetEmail(
  client: Client,
  email: string,
  redirectUri: string,
  request?: RequestOptions,
): Promise<void> {
  assertValid(
    'sendPasswordResetEmail',
    nonEmptyString(email, 'email') ?? nonEmptyString(redirectUri, 'redirectUri'),
  );
  const { clientId } = client.settings;
  await sendRecoveryEmail(client, email, { redirect: { url: redirectUri, clientId } }, request);
}
