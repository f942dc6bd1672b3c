import type { Client, RequestOptions } from '../../client.ts';
import { assertValid, nonEmptyString, objectOf } from '../../http/validate.ts';
import { createRedirectSession } from '../../redirects/endpoints.ts';
import type { AuthUrl, AuthUrlOptions, DirectLogin, OAuthData } from './auth-url.ts';
import { createCodeChallenge, createCodeVerifier } from './pkce.ts';
import { requireSecureUrl } from './secure-url.ts';

const login = objectOf({ codeChallenge: nonEmptyString, state: nonEmptyString });

export async function getAuthUrl(
  client: Client,
  oauthData: OAuthData,
  { prompt = 'login', responseMode = 'fragment', sessionToken }: AuthUrlOptions = {},
  request?: RequestOptions,
): Promise<AuthUrl> {
  assertValid('getAuthUrl', login(oauthData, 'oauthData'));
  const { redirectUri, codeChallenge, state } = oauthData;
  const { redirectSession } = await createRedirectSession(
    client,
    {
      auth: {
        authRequest: {
          redirectUri,
          clientId: client.settings.clientId,
          codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode,
          responseType: 'code',
          scope: 'offline_access',
          state,
          sessionToken,
        },
        prompt,
      },
    },
    request,
  );
  const endpoint = redirectSession.urlDetails?.endpoint;
  return {
    authUrl: requireSecureUrl(redirectSession.fullUrl),
    authorizationEndpoint: endpoint && requireSecureUrl(endpoint),
    sessionToken: redirectSession.sessionToken,
  };
}

export async function startDirectLogin(
  client: Client,
  sessionToken: string,
  request?: RequestOptions,
): Promise<DirectLogin> {
  assertValid('startDirectLogin', nonEmptyString(sessionToken, 'sessionToken'));
  const oauthData = await generateOAuthData();
  const options = {
    prompt: 'none',
    responseMode: 'web_message',
    sessionToken,
  } as const;
  return { oauthData, ...(await getAuthUrl(client, oauthData, options, request)) };
}

/** Begins a login: a code verifier with its challenge, and a state. */
export async function generateOAuthData(
  redirectUri?: string,
  originalUri = '',
): Promise<OAuthData> {
  const codeVerifier = createCodeVerifier();
  return {
    ...(redirectUri !== undefined && { redirectUri }),
    originalUri,
    codeVerifier,
    codeChallenge: await createCodeChallenge(codeVerifier),
    state: createCodeVerifier(),
  };
}
