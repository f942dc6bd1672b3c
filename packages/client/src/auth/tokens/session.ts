import type { Client, RequestOptions } from '../../client.ts';
import { assertValid, nonEmptyString, objectOf } from '../../http/validate.ts';
import { loadOAuthFlow } from '../oauth/load-oauth-flow.ts';
import { anonymousTokens, renewTokens } from './token-request.ts';
import { isTokens, type Tokens } from './tokens.ts';

/** The tokens that the client holds; empty ones of the role `none` where there are none. See docs/reference/auth.md. */
export async function getTokens(client: Client): Promise<Tokens> {
  return (
    (await client.tokens.read()) ?? {
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: '', role: 'none' },
    }
  );
}

/**
 * Makes the client's calls those of the holder of these tokens, for example after `getMemberTokens`
 * or with what a server kept in a cookie.
 *
 * @throws TypeError when they are no tokens.
 */
export async function setTokens(client: Client, tokens: Tokens): Promise<void> {
  assertValid('setTokens', isTokens(tokens) ? undefined : 'tokens must be a token set.');
  await client.tokens.replace(tokens);
}

/** Whether a member is logged in: only the role `member` counts. See docs/reference/auth.md. */
export async function loggedIn(client: Client): Promise<boolean> {
  return (await getTokens(client)).refreshToken.role === 'member';
}

/** Tokens of a new visitor, for a server that keeps them. The client gets its own by itself. See docs/reference/auth.md. */
export function generateVisitorTokens(
  client: Client,
  { signal }: RequestOptions = {},
): Promise<Tokens> {
  return anonymousTokens(client, signal);
}

/** New tokens for the holder of a refresh token, for a server that keeps them. The client renews its own by itself. See docs/reference/auth.md. */
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
 * Logs out: the client forgets its tokens, whatever happens, and the answer says where to send the
 * person so that the provider forgets them too. See docs/reference/auth.md, and 7.11.
 *
 * @param originalUrl where the person comes back to. In a page, an address outside of its own origin
 * becomes the start of it.
 * @throws as any call does, when the provider's session may still live.
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
