import type { Clock } from '../../clock.ts';
import type { JsonObject } from '../../http/codec/codec.ts';
import { type Fetch, withConnectionErrors } from '../../http/connection.ts';
import { TokenError } from '../../http/errors.ts';
import { toResponseInfo } from '../../http/response-info.ts';
import { isRejection } from '../../http/status.ts';
import type { Settings } from '../../settings.ts';
import { isAccessToken, type TokenRole, type Tokens } from './tokens.ts';

/**
 * Grants of the token endpoint. Only external login uses snake case. See docs/reference/auth.mdx.
 */
export type Grant =
  | {
      /** Tokens of a new anonymous visitor. */
      grantType: 'anonymous';
      /** ID of the client on the platform. */
      clientId: string;
    }
  | {
      /** New tokens for the same visitor or member. */
      grantType: 'refresh_token';
      /** Value of the current refresh token. */
      refreshToken: string;
    }
  | {
      /** Tokens of a member who has logged in. */
      grantType: 'authorization_code';
      /** ID of the client on the platform. */
      clientId: string;
      /** The same as in the login; missing if a message returned the code. */
      redirectUri?: string | undefined;
      /** Authorization code of the login. */
      code: string;
      /** Verifier of the login's challenge. */
      codeVerifier: string;
    }
  | {
      /** Tokens of a member for a server with an API key. */
      grant_type: 'authorized_client';
      /** Requests a refresh token too. */
      scope: 'offline_access';
      /** ID of the member. */
      member_id: string;
    };

/** Settings for token requests. */
export interface TokenEndpoint {
  /** Has the URL and the client ID. */
  settings: Settings;
  /** The client's `fetch`. */
  fetch: Fetch;
  /** Sends the token requests; `fetch` by default. */
  fetchTokens?: Fetch | undefined;
  /** Determines when the tokens expire. */
  clock: Required<Clock>;
}

// Every call of the client waits for this one request, so it must not hang.
const timeoutMilliseconds = 30_000;

/**
 * Requests tokens from the token endpoint.
 *
 * @param previous the current tokens of the same session; their refresh token stays if the response
 * has none.
 * @throws TokenError if it rejects, fails or responds without usable tokens, with the code
 * `INVALID_GRANT` if the refresh token or the code has ended; SystemError if it can't be reached.
 * See docs/reference/auth.mdx.
 */
export async function requestTokens(
  { settings, fetch, fetchTokens = fetch, clock }: TokenEndpoint,
  grant: Grant,
  { role, value: previous = '' }: Partial<Tokens['refreshToken']> & { role: TokenRole },
  signal?: AbortSignal,
): Promise<Tokens> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const init: RequestInit = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(grant),
    // A refresh token must not travel on to wherever a response points.
    redirect: 'error',
    signal: AbortSignal.any([signal ?? timeout, timeout]),
  };
  const url = `${settings.apiBaseUrl}/oauth2/token`;
  const response = await withConnectionErrors(() => fetchTokens(url, init), signal);
  const info = toResponseInfo({ settings, clock }, response);
  const reject = (code: string, retryable = info.retryable, cause?: Error) => {
    return new TokenError({
      ...info,
      message: 'something went wrong',
      code,
      retryable,
      ...(cause && { cause }),
    });
  };
  if (response.status !== 200) {
    const reason: unknown = await response.json().catch(() => undefined);
    signal?.throwIfAborted();
    const isRejected = isRejection(response.status);
    if (isRejected && isInvalidGrant(reason)) throw reject(invalidGrant);
    // A firewall or a proxy may have responded, and the refresh token may still be valid.
    const isRenewal = 'grantType' in grant && grant.grantType === 'refresh_token';
    throw reject(
      'TOKENS_REFUSED',
      info.retryable || (isRenewal && isRejected),
      isRejected ? getClientIdProblem(grant, url, response.status) : undefined,
    );
  }
  const body: JsonObject = Object(
    await withConnectionErrors(() => response.json().catch(ignoreSyntaxError), signal),
  );
  const { access_token: value, expires_in: lifetime, refresh_token: rotated } = body;
  if (!isAccessToken(value) || !isLifetime(lifetime)) {
    throw reject('MALFORMED_TOKENS');
  }
  return {
    accessToken: { value, expiresAt: Math.floor(clock.now() / 1000) + lifetime },
    refreshToken: { value: typeof rotated === 'string' && rotated ? rotated : previous, role },
  };
}

/** A request for a visitor's tokens has nothing else that could be wrong, and the ID is public. */
const getClientIdProblem = (grant: Grant, url: string, status: number): Error | undefined =>
  'grantType' in grant && grant.grantType === 'anonymous'
    ? new Error(
        `${url} responded with ${status} to the client ID “${grant.clientId}”. Check clientId of createClient, and apiBaseUrl of its provider.`,
      )
    : undefined;

/** The code of a `TokenError` if the endpoint no longer accepts a refresh token or a code. */
export const invalidGrant = 'INVALID_GRANT';

/** Whether a response's body has this code: by its name in RFC 6749, or as the platform's error. */
function isInvalidGrant(body: unknown): boolean {
  const { error, details } = Object(body) as JsonObject;
  const { applicationError } = Object(details) as JsonObject;
  const { code } = Object(applicationError) as JsonObject;
  return error === 'invalid_grant' || code === invalidGrant;
}

/** Tokens of a new anonymous visitor. */
export function anonymousTokens(endpoint: TokenEndpoint, signal?: AbortSignal): Promise<Tokens> {
  const { clientId } = endpoint.settings;
  return requestTokens(endpoint, { clientId, grantType: 'anonymous' }, { role: 'visitor' }, signal);
}

/** New tokens for the same visitor or member. */
export function renewTokens(
  endpoint: TokenEndpoint,
  previous: Tokens['refreshToken'],
  signal?: AbortSignal,
): Promise<Tokens> {
  const grant = { grantType: 'refresh_token', refreshToken: previous.value } as const;
  return requestTokens(endpoint, grant, previous, signal);
}

/**
 * Ignores invalid JSON, which is detected later; a truncated response may be complete next time.
 */
function ignoreSyntaxError(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}

function isLifetime(value: unknown): value is number {
  return Number(value) > 0 && Number.isFinite(value);
}
