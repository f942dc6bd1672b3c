import type { Client, RequestOptions } from '../../../client.ts';
import { getOrigin } from '../../oauth/auth-url.ts';
import { loadOAuthFlow } from '../../oauth/load-oauth-flow.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import { loadWindowFlows } from '../windows/load-window-flows.ts';

/** How long the provider may think in its frame. See docs/reference/constants.md. */
const silentLoginMilliseconds = 120_000;

export interface DirectLoginOptions extends RequestOptions {
  /** Milliseconds until 'OAuth flow timed out'; two minutes by default. */
  timeout?: number;
}

/**
 * A member's tokens without a page of their own: by the session token of a login that has succeeded,
 * in a frame that no one sees. The client does not use them before `setTokens`, and keeps what it
 * has when this fails. See docs/reference/auth.md and docs/reference/constants.md.
 *
 * @throws AuthorizationError with the provider's own error, such as `login_required`, with
 * `OAUTH_TIMED_OUT` ('OAuth flow timed out'), or with `FRAME_BLOCKED` where a frame can't help: then
 * a popup or a redirect does. As `getMemberTokens` does; the abort itself.
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
