import { fieldsOf, insist, text } from '../core/check.ts';
import type { Client, RequestOptions } from '../core/client.ts';
import { createRedirectSession } from '../redirects/calls.ts';
import type { Prompt } from '../redirects/enums.ts';
import { generateOAuthData, type OAuthData } from './oauth-data.ts';

/** How the provider gives the code back. Specification 7.11. */
export const ResponseMode = {
  fragment: 'fragment',
  query: 'query',
  web_message: 'web_message',
} as const;
export type ResponseMode = (typeof ResponseMode)[keyof typeof ResponseMode];

export interface AuthUrlOptions {
  /** `login` unless told otherwise. */
  prompt?: Prompt;
  /** `fragment` unless told otherwise. */
  responseMode?: ResponseMode;
  /** Of a login that has succeeded: then nobody is asked for a password again. */
  sessionToken?: string;
}

/** Where to send the person, or the frame. */
export interface AuthUrl {
  authUrl: string;
  /** The address without its query. A message with the code comes from its origin. */
  authorizationEndpoint: string | undefined;
  sessionToken: string | undefined;
}

const login = fieldsOf({ codeChallenge: text, state: text });

/** Makes a session with the provider that ends with a code for this login. Specification 7.11. */
export async function getAuthUrl(
  client: Client,
  oauthData: OAuthData,
  { prompt = 'login', responseMode = 'fragment', sessionToken }: AuthUrlOptions = {},
  request?: RequestOptions,
): Promise<AuthUrl> {
  insist('getAuthUrl', login(oauthData, 'oauthData'));
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
  return {
    authUrl: redirectSession.fullUrl,
    authorizationEndpoint: redirectSession.urlDetails?.endpoint,
    sessionToken: redirectSession.sessionToken,
  };
}

/** The origin of the provider's page at an address, where its messages come from. */
export const originOf = ({ authUrl, authorizationEndpoint }: AuthUrl): string =>
  new URL(authorizationEndpoint ?? authUrl).origin;

/** A direct login under way: what a hidden frame needs. */
export interface DirectLogin extends AuthUrl {
  oauthData: OAuthData;
}

/**
 * Begins the login that asks nothing: the page at the address answers with a message instead of a
 * redirect. Its code goes into `getMemberTokens`. Specification 7.11.
 */
export async function startDirectLogin(
  client: Client,
  sessionToken: string,
  request?: RequestOptions,
): Promise<DirectLogin> {
  insist('startDirectLogin', text(sessionToken, 'sessionToken'));
  const oauthData = await generateOAuthData();
  const options = {
    prompt: 'none',
    responseMode: 'web_message',
    sessionToken,
  } as const;
  return { oauthData, ...(await getAuthUrl(client, oauthData, options, request)) };
}
