import type { Client, RequestOptions } from '../../../client.ts';
import { getOrigin } from '../../oauth/auth-url.ts';
import { loadOAuthFlow } from '../../oauth/load-oauth-flow.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import { loadWindowFlows } from '../windows/load-window-flows.ts';

/** Time limit for the provider's response in its frame. See docs/reference/constants.md. */
const silentLoginMilliseconds = 120_000;

export interface DirectLoginOptions extends RequestOptions {
  /** Milliseconds until 'OAuth flow timed out'; two minutes by default. */
  timeout?: number;
}

/**
 * Fetches a member's tokens without a page: with the session token of a successful login, in a
 * hidden frame. The client does not use them before `setTokens`, and keeps its current tokens on
 * failure. See docs/reference/auth.md and docs/reference/constants.md.
 *
 * @throws AuthorizationError with the provider's own error, such as `login_required`, with
 * `OAUTH_TIMED_OUT` ('OAuth flow timed out'), or with `FRAME_BLOCKED` if a frame doesn't work: use
 * a popup or a redirect then. As `getMemberTokens` does; the abort itself.
 */
export async function getMemberTokensForDirectLogin(
  client: Client,
  sessionToken: string,
  { timeout = silentLoginMilliseconds, signal }: DirectLoginOptions = {},
): Promise<Tokens> {
  const request = { signal };
  const { exchange, startDirectLogin } = await loadOAuthFlow();
  const [{ oauthData, ...url }, { authorizeInIframe }] = await Promise.all([
    startDirectLogin(client, sessionToken, request),
    loadWindowFlows('FRAME_BLOCKED'),
  ]);
  const response = await authorizeInIframe({
    url: url.authUrl,
    origin: getOrigin(url),
    state: oauthData.state,
    timeoutMilliseconds: timeout,
    clock: client.clock,
    signal,
  });
  return exchange(client, response, oauthData, request);
}
