import type { Client, RequestOptions } from '../../client.ts';
import { assertValid, nonEmptyString, objectOf } from '../../http/validate.ts';
import { loadOAuthFlow } from '../oauth/load-oauth-flow.ts';
import { anonymousTokens, renewTokens } from './token-request.ts';
import { isTokens, type Tokens } from './tokens.ts';

/**
 * Returns the client's tokens; empty ones of the role `none` without any. See
 * docs/reference/auth.md.
 */
export async function getTokens(client: Client): Promise<Tokens> {
  return (
    (await client.tokens.read()) ?? {
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: '', role: 'none' },
    }
  );
}

/**
 * Sets the client's tokens, for example after `getMemberTokens` or from a server's cookie.
 *
 * @throws TypeError if they are not tokens.
 */
export async function setTokens(client: Client, tokens: Tokens): Promise<void> {
  assertValid('setTokens', isTokens(tokens) ? undefined : 'tokens must be a token set.');
  await client.tokens.replace(tokens);
}

/** Whether a member is logged in: only the role `member` counts. See docs/reference/auth.md. */
export async function loggedIn(client: Client): Promise<boolean> {
  return (await getTokens(client)).refreshToken.role === 'member';
}

/**
 * Creates tokens of a new visitor, for a server that stores them. The client creates its own
 * automatically. See docs/reference/auth.md.
 */
export function generateVisitorTokens(
  client: Client,
  { signal }: RequestOptions = {},
): Promise<Tokens> {
  return anonymousTokens(client, signal);
}

/**
 * Renews tokens with a refresh token, for a server that stores them. The client renews its own
 * automatically. See docs/reference/auth.md.
 */
export async function renewToken(
  client: Client,
  refreshToken: Tokens['refreshToken'],
  { signal }: RequestOptions = {},
): Promise<Tokens> {
  const { value, role } = refreshToken ?? {};
  assertValid(
    'renewToken',
    objectOf({ value: nonEmptyString, role: nonEmptyString })({ value, role }, 'refreshToken'),
  );
  return renewTokens(client, refreshToken, signal);
}

/**
 * Logs out: the client always forgets its tokens, and the result contains the address that ends the
 * provider's session. See docs/reference/auth.md, and 7.11.
 *
 * @param originalUrl the address that the user comes back to. In a page, an address outside of its
 * own origin becomes the root of it.
 * @throws as any request does, if the provider's session may still be active.
 */
export async function logout(
  client: Client,
  originalUrl: string,
  request?: RequestOptions,
): Promise<{ logoutUrl: string }> {
  assertValid('logout', nonEmptyString(originalUrl, 'originalUrl'));
  try {
    const { endSession } = await loadOAuthFlow();
    return await endSession(client, originalUrl, request);
  } finally {
    await client.tokens.replace(undefined);
  }
}
