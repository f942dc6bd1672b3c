import type { Clock } from './clock.ts';
import { connected, type Fetch } from './connection.ts';
import { TokenError } from './errors.ts';
import type { Settings } from './settings.ts';
import { isTransient } from './status.ts';
import type { TokenRole, Tokens } from './tokens.ts';

/** What the token endpoint is asked for. Specification 7.11. */
export type Grant =
  | { grantType: 'anonymous'; clientId: string }
  | { grantType: 'refresh_token'; refreshToken: string };

/** How tokens are asked for. */
export interface TokenEndpoint {
  settings: Settings;
  fetch: Fetch;
  clock: Clock;
}

// Every call of the client waits for this one request, so it must not hang.
const timeoutMilliseconds = 30_000;

/**
 * Asks the token endpoint for tokens of a role. An answer without a refresh token keeps the old one.
 *
 * @throws TokenError when it refuses, fails or answers without usable tokens; SystemError when it
 * can't be reached. Specification 7.11.
 */
export async function requestTokens(
  { settings, fetch, clock }: TokenEndpoint,
  grant: Grant,
  role: TokenRole,
): Promise<Tokens> {
  const response = await connected(() =>
    fetch(`${settings.apiBaseUrl}/oauth2/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(grant),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }),
  );
  const requestId = response.headers.get(settings.requestIdHeader) ?? undefined;
  const { status } = response;
  if (status !== 200) {
    throw new TokenError({
      message: 'something went wrong',
      code: 'TOKENS_REFUSED',
      status,
      requestId,
      retryable: isTransient(status),
    });
  }
  const answer = await readJson(response);
  const value = answer.access_token;
  const lifetime = answer.expires_in;
  if (typeof value !== 'string' || value === '' || !isLifetime(lifetime)) {
    throw new TokenError({
      message:
        'The token endpoint answered without a usable access_token and expires_in (a number of seconds).',
      code: 'MALFORMED_TOKENS',
      status,
      requestId,
    });
  }
  const previous = grant.grantType === 'refresh_token' ? grant.refreshToken : '';
  const rotated = answer.refresh_token;
  return {
    accessToken: { value, expiresAt: Math.floor(clock.now() / 1000) + lifetime },
    refreshToken: { value: typeof rotated === 'string' && rotated ? rotated : previous, role },
  };
}

function isLifetime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    return Object(await response.json());
  } catch {
    return {};
  }
}
