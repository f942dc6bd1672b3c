import type { Client, RequestOptions } from '../../client.ts';
import { PlatformError, TokenError } from '../../http/errors.ts';
import { assertValid, nonEmptyString, objectOf } from '../../http/validate.ts';
import { requestTokens } from '../tokens/token-request.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { OAuthData } from './auth-url.ts';
import { AuthorizationError, invalidState, missingCodeOrState } from './authorization-error.ts';
import type { AuthorizationResponse } from './callback.ts';

const login = objectOf({ codeVerifier: nonEmptyString, state: nonEmptyString });

export async function getMemberTokens(
  client: Client,
  code: string | undefined | null,
  state: string | undefined | null,
  oauthData: OAuthData,
  { signal }: RequestOptions = {},
): Promise<Tokens> {
  assertValid('getMemberTokens', login(oauthData, 'oauthData'));
  if (!code || !state) throw missingCodeOrState();
  if (state !== oauthData.state) throw invalidState();
  const { redirectUri, codeVerifier } = oauthData;
  const grant = {
    clientId: client.settings.clientId,
    grantType: 'authorization_code',
    redirectUri,
    code,
    codeVerifier,
  } as const;
  try {
    return await requestTokens(client, grant, { role: 'member' }, signal);
  } catch (cause) {
    if (!(cause instanceof PlatformError)) throw cause;
    const { status, requestId, retryable } = cause;
    throw new TokenError({
      message: 'Failed to get member tokens',
      code: 'NO_MEMBER_TOKENS',
      status,
      requestId,
      retryable,
      cause,
    });
  }
}

export async function completeLogin(
  client: Client,
  response: AuthorizationResponse,
  oauthData: OAuthData,
  request?: RequestOptions,
): Promise<Tokens> {
  assertValid('completeLogin', login(oauthData, 'oauthData'));
  const tokens = await exchange(client, response, oauthData, request);
  // After an abort, the user may have begun another login.
  request?.signal?.throwIfAborted();
  await client.tokens.replace(tokens);
  return tokens;
}

/** The tokens for what the provider gave back, or the error that it gave. */
export async function exchange(
  client: Client,
  { code, state, error, errorDescription }: AuthorizationResponse,
  oauthData: OAuthData,
  request?: RequestOptions,
): Promise<Tokens> {
  if (!error) return getMemberTokens(client, code, state, oauthData, request);
  // An error with another state belongs to another login.
  if (state && state !== oauthData.state) throw invalidState();
  throw new AuthorizationError({ message: errorDescription ?? error, code: error });
}
