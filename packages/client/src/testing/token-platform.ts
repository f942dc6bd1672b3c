import type { TokenChange } from '../auth/tokens/token-source.ts';
import { TokenRole, type Tokens } from '../auth/tokens/tokens.ts';
import { type FakePlatformOptions, fakePlatform, startTime } from './fake-platform.ts';

/** Handles the call that tests of tokens make. */
export const cartResponse = () => ({ cart: { id: 'cart-1' } });

/** For twenty simultaneous requests. */
export const twenty = Array.from({ length: 20 });

/** Tokens of a member; they are good for an hour by default. */
export const memberTokens = (expiresAt = startTime / 1000 + 3600): Tokens => ({
  accessToken: { value: 'member-access', expiresAt },
  refreshToken: { value: 'member-refresh', role: TokenRole.MEMBER },
});

/** Tokens of a member whose access token has expired. */
export const expired = memberTokens(startTime / 1000 - 1);

/** A client, optionally with tokens, that records its notifications from then on. */
export async function listening(options: FakePlatformOptions = {}, tokens?: Tokens) {
  const platform = fakePlatform({ respond: cartResponse, ...options });
  if (tokens) await platform.client.tokens.replace(tokens);
  const tokenChanges: TokenChange[] = [];
  const stop = platform.client.tokens.subscribe((change) => void tokenChanges.push(change));
  return { ...platform, tokenChanges, stop };
}

/** The same for a member whose access token has expired. */
export const memberPlatform = (options: FakePlatformOptions = {}) => listening(options, expired);

/** A response that asks to come back later. */
export const busy = (retryAfter: string, status = 429) =>
  new Response('{}', { status, headers: { 'retry-after': retryAfter } });
