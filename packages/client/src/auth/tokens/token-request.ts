import type { Clock } from '../../clock.ts';
import type { Fields } from '../../http/codec/codec.ts';
import { connected, type Fetch } from '../../http/connection.ts';
import { TokenError } from '../../http/errors.ts';
import { toAnswered } from '../../http/response-info.ts';
import { retryAfter } from '../../http/retry-after.ts';
import type { Settings } from '../../settings.ts';
import { isAccessToken, type TokenRole, type Tokens } from './tokens.ts';

/** What the token endpoint is asked for: external login alone is in snake case. Specification 7.11. */
export type Grant =
  | { grantType: 'anonymous'; clientId: string }
  | { grantType: 'refresh_token'; refreshToken: string }
  | {
      grantType: 'authorization_code';
      clientId: string;
      redirectUri?: string | undefined;
      code: string;
      codeVerifier: string;
    }
  | { grant_type: 'authorized_client'; scope: 'offline_access'; member_id: string };

/** How tokens are asked for. */
export interface TokenEndpoint {
  settings: Settings;
  fetch: Fetch;
  clock: Required<Clock>;
}

// Every call of the client waits for this one request, so it must not hang.
const timeoutMilliseconds = 30_000;

/**
 * Asks the token endpoint for tokens.
 *
 * @param former whose tokens they will be, and what stays where the answer has no refresh token.
 * @throws TokenError when it refuses, fails or answers without usable tokens; SystemError when it
 * can't be reached. Specification 7.11.
 */
export async function requestTokens(
  { settings, fetch, clock }: TokenEndpoint,
  grant: Grant,
  { role, value: former = '' }: Partial<Tokens['refreshToken']> & { role: TokenRole },
  signal?: AbortSignal,
): Promise<Tokens> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const init: RequestInit = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(grant),
    // A refresh token must not travel on to wherever an answer points.
    redirect: 'error',
    signal: AbortSignal.any([signal ?? timeout, timeout]),
  };
  const response = await connected(
    () => fetch(`${settings.apiBaseUrl}/oauth2/token`, init),
    signal,
  );
  const refuse = (code: string) => {
    const wait = retryAfter(response, clock.now());
    return new TokenError({
      ...toAnswered(settings, response),
      message: 'something went wrong',
      code,
      details: wait === undefined ? wait : { retryAfter: wait },
    });
  };
  if (response.status !== 200) throw refuse('TOKENS_REFUSED');
  const answer: Fields = Object(await connected(() => response.json().catch(unlessBroken), signal));
  const { access_token: value, expires_in: lifetime, refresh_token: rotated } = answer;
  if (!isAccessToken(value) || !isLifetime(lifetime)) {
    throw refuse('MALFORMED_TOKENS');
  }
  return {
    accessToken: { value, expiresAt: Math.floor(clock.now() / 1000) + lifetime },
    refreshToken: { value: typeof rotated === 'string' && rotated ? rotated : former, role },
  };
}

/** Tokens of a new anonymous visitor. */
export function anonymousTokens(endpoint: TokenEndpoint, signal?: AbortSignal): Promise<Tokens> {
  const { clientId } = endpoint.settings;
  return requestTokens(endpoint, { clientId, grantType: 'anonymous' }, { role: 'visitor' }, signal);
}

/** New tokens for the same visitor or member. */
export function renewTokens(
  endpoint: TokenEndpoint,
  former: Tokens['refreshToken'],
  signal?: AbortSignal,
): Promise<Tokens> {
  const grant = { grantType: 'refresh_token', refreshToken: former.value } as const;
  return requestTokens(endpoint, grant, former, signal);
}

/** Leaves what is no JSON to be found out; an answer that broke off may come whole next time. */
function unlessBroken(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}

function isLifetime(value: unknown): value is number {
  return Number(value) > 0 && Number.isFinite(value);
}
