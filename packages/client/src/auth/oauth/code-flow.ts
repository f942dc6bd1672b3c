import type { Client, RequestOptions } from '../../client.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { AuthUrl, AuthUrlOptions, DirectLogin, OAuthData } from './auth-url.ts';
import type { AuthorizationResponse } from './callback.ts';
import { loadOAuthFlow } from './load-oauth-flow.ts';

/**
 * Starts a login: creates a new verifier with its challenge, and a new state. See
 * docs/reference/auth.mdx.
 *
 * @throws AuthorizationError `INSECURE_CONTEXT` if there is no Web Crypto.
 */
export async function generateOAuthData(
  redirectUri?: string,
  originalUri?: string,
): Promise<OAuthData> {
  const flow = await loadOAuthFlow();
  return flow.generateOAuthData(redirectUri, originalUri);
}

/** Makes a session with the provider that ends with a code for this login. See docs/reference/auth.mdx. */
export async function getAuthUrl(
  client: Client,
  oauthData: OAuthData,
  options?: AuthUrlOptions,
  request?: RequestOptions,
): Promise<AuthUrl> {
  const flow = await loadOAuthFlow();
  return flow.getAuthUrl(client, oauthData, options, request);
}

/**
 * Starts a login without user interaction: the page at the URL responds with a message instead
 * of a redirect. Pass its code to `getMemberTokens`. See docs/reference/auth.mdx.
 */
export async function startDirectLogin(
  client: Client,
  sessionToken: string,
  request?: RequestOptions,
): Promise<DirectLogin> {
  const flow = await loadOAuthFlow();
  return flow.startDirectLogin(client, sessionToken, request);
}

/**
 * Exchanges a code for a member's tokens. The client does not use them before `setTokens`.
 * See docs/reference/auth.mdx.
 *
 * @throws AuthorizationError 'Missing code or _state' or 'Invalid _state', before anything is sent;
 * TokenError 'Failed to get member tokens' with the cause.
 */
export async function getMemberTokens(
  client: Client,
  code: string | undefined | null,
  state: string | undefined | null,
  oauthData: OAuthData,
  request?: RequestOptions,
): Promise<Tokens> {
  const flow = await loadOAuthFlow();
  return flow.getMemberTokens(client, code, state, oauthData, request);
}

/**
 * Finishes a login with the provider's response, and signs the user in: from now on the client's
 * requests are the member's. See docs/reference/auth.mdx.
 *
 * @throws AuthorizationError with the provider's own error, or as `getMemberTokens` does.
 */
export async function completeLogin(
  client: Client,
  response: AuthorizationResponse,
  oauthData: OAuthData,
  request?: RequestOptions,
): Promise<Tokens> {
  const flow = await loadOAuthFlow();
  return flow.completeLogin(client, response, oauthData, request);
}
