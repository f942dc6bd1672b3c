import type { Client, RequestOptions } from '../../../client.ts';
import { assertValid, nonEmptyString, objectOf, optional } from '../../../http/validate.ts';
import { getOrigin } from '../../oauth/auth-url.ts';
import { checkIssuer } from '../../oauth/issuer.ts';
import { loadOAuthFlow } from '../../oauth/load-oauth-flow.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import { loadWindowFlows } from '../windows/load-window-flows.ts';

/** Time limit for the provider's response in its frame. See docs/reference/constants.mdx. */
const silentLoginMilliseconds = 120_000;

export interface DirectLoginOptions extends RequestOptions {
  /** Milliseconds until 'OAuth flow timed out'; two minutes by default. */
  timeout?: number;
  /**
   * Called once if the provider's page has not responded after five seconds. It may still respond,
   * or be blocked in frames without a trace: offer a popup or a redirect meanwhile, and abort this
   * login when the user chooses one.
   */
  onSlow?: () => void;
  /** The expected issuer, as for `startRedirectLogin`. */
  issuer?: string;
}

const hasTextValues = objectOf({ issuer: optional(nonEmptyString) });

/**
 * Fetches a member's tokens without a page: with the session token of a successful login, in a
 * hidden frame. The frame has two minutes, unless the page's policy, its isolation or denied storage
 * access proves sooner that it can't work. The client does not use them before `setTokens`, and
 * keeps its current tokens on failure. See docs/reference/auth.mdx and docs/reference/constants.mdx.
 *
 * @throws AuthorizationError with the provider's own error, such as `login_required`, with
 * `OAUTH_TIMED_OUT` ('OAuth flow timed out'), with `WRONG_ISSUER`, or with `FRAME_BLOCKED` if a
 * frame doesn't work: use a popup or a redirect then. As `getMemberTokens` does; the abort itself.
 */
export async function getMemberTokensForDirectLogin(
  client: Client,
  sessionToken: string,
  options: DirectLoginOptions = {},
): Promise<Tokens> {
  const { timeout = silentLoginMilliseconds, issuer, onSlow, signal } = options;
  assertValid('getMemberTokensForDirectLogin', hasTextValues(options, 'options'));
  const request = { signal };
  const { exchange, startDirectLogin } = await loadOAuthFlow();
  const [{ oauthData, ...url }, { authorizeInIframe }] = await Promise.all([
    startDirectLogin(client, sessionToken, request),
    loadWindowFlows('FRAME_BLOCKED'),
  ]);
  const origin = getOrigin(url);
  const response = await authorizeInIframe({
    url: url.authUrl,
    origin,
    state: oauthData.state,
    timeoutMilliseconds: timeout,
    clock: client.clock,
    signal,
    onSlow,
  });
  checkIssuer(client, response, { issuer, origin });
  return exchange(client, response, oauthData, request);
}
