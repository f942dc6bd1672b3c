import type { Prompt } from '../../redirects/enums.ts';

/**
 * One login in progress: plain data that the caller stores until the user is back, uses once, and
 * keeps secret. See docs/reference/auth.mdx.
 */
export interface OAuthData {
  /** The page that the provider sends the user back to; none if a message returns the code. */
  redirectUri?: string;
  /** The user's page before the login; never sent to the provider. */
  originalUri: string;
  /** Secret that proves that the code was requested here; 43 to 128 characters. */
  codeVerifier: string;
  /** SHA-256 hash of the verifier, as base64url without padding. */
  codeChallenge: string;
  /** Identifies this login. */
  state: string;
}

/** How the provider returns the code. See docs/reference/auth.mdx. */
export const ResponseMode = {
  fragment: 'fragment',
  query: 'query',
  web_message: 'web_message',
} as const;
export type ResponseMode = (typeof ResponseMode)[keyof typeof ResponseMode];

export interface AuthUrlOptions {
  /** `login` by default. */
  prompt?: Prompt;
  /** `fragment` by default. */
  responseMode?: ResponseMode;
  /** Session token of a successful login; skips the password prompt. */
  sessionToken?: string;
}

/** The URL to send the user or the frame to. */
export interface AuthUrl {
  /** Complete URL, with its query. */
  authUrl: string;
  /** The URL without its query. A message with the code comes from its origin. */
  authorizationEndpoint: string | undefined;
  /** Token of the redirect session. */
  sessionToken: string | undefined;
}

/** Returns the origin of the provider's page at a URL, which its messages come from. */
export const getOrigin = ({ authUrl, authorizationEndpoint }: AuthUrl): string =>
  new URL(authorizationEndpoint ?? authUrl).origin;

/** A direct login in progress: the data for a hidden frame. */
export interface DirectLogin extends AuthUrl {
  /** Secrets of the login, for the exchange of the code. */
  oauthData: OAuthData;
}
