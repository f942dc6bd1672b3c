import { abortable } from '../../abort.ts';
import type { Client, RequestOptions } from '../../client.ts';
import { SystemError } from '../../http/errors.ts';
import { assertValid, nonEmptyString, objectOf } from '../../http/validate.ts';
import { loadOAuthFlow } from '../oauth/load-oauth-flow.ts';
import { anonymousTokens, renewTokens } from './token-request.ts';
import { isTokens, type Tokens } from './tokens.ts';

/**
 * Returns the client's tokens; empty ones of the role `none` without any. See
 * docs/reference/auth.mdx.
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

/** Whether a member is logged in: only the role `member` counts. See docs/reference/auth.mdx. */
export async function loggedIn(client: Client): Promise<boolean> {
  return (await getTokens(client)).refreshToken.role === 'member';
}

/**
 * Creates tokens of a new visitor, for a server that stores them. The client creates its own
 * automatically. See docs/reference/auth.mdx.
 */
export function generateVisitorTokens(
  client: Client,
  { signal }: RequestOptions = {},
): Promise<Tokens> {
  return anonymousTokens(client, signal);
}

/**
 * Renews tokens with a refresh token, for a server that stores them. The client renews its own
 * automatically. See docs/reference/auth.mdx.
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

// The URL that ends the provider's session is not worth a longer wait.
const logoutMilliseconds = 10_000;

/**
 * Logs out. The client forgets its tokens first, in all tabs that share the storage; only then it
 * requests the URL that ends the provider's session, with the access token that it had. The
 * request has ten seconds. See docs/reference/auth.mdx.
 *
 * @param originalUrl the URL that the user comes back to. In a page, a URL outside of its
 * own origin becomes the root of it.
 * @throws as any request does, if the provider's session may still be active; SystemError after ten
 * seconds without a response. The tokens are forgotten in any case.
 */
export async function logout(
  client: Client,
  originalUrl: string,
  { signal }: RequestOptions = {},
): Promise<{ logoutUrl: string }> {
  assertValid('logout', nonEmptyString(originalUrl, 'originalUrl'));
  const timeout = AbortSignal.timeout(logoutMilliseconds);
  const limit = AbortSignal.any([timeout, signal ?? timeout]);
  try {
    // A storage that hangs or fails must not keep the user logged in either.
    const tokens = await abortable(client.tokens.read(), timeout).catch(() => undefined);
    await abortable(client.tokens.replace(undefined), timeout);
    limit.throwIfAborted();
    const { endSession } = await abortable(loadOAuthFlow(), limit);
    return await abortable(endSession(client, originalUrl, tokens, limit), limit);
  } catch (cause) {
    if (signal?.aborted || !timeout.aborted) throw cause;
    throw new SystemError({ retryable: true, cause });
  }
}
