import type { Prompt } from '../../redirects/enums.ts';

/**
 * One login under way: plain data that the caller keeps until the person is back, uses once, and
 * shows to no one. See docs/reference/auth.md.
 */
export interface OAuthData {
  /** The page that the provider sends the person back to; none where a message brings the code. */
  redirectUri?: string;
  /** Where the person was; the provider never sees it. */
  originalUri: string;
  codeVerifier: string;
  codeChallenge: string;
  /** Tells this login from any other. */
  state: string;
}

/** How the provider gives the code back. See docs/reference/auth.md. */
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
  /** Of a login that has succeeded: then no one is asked for a password again. */
  sessionToken?: string;
}

/** Where to send the person, or the frame. */
export interface AuthUrl {
  authUrl: string;
  /** The address without its query. A message with the code comes from its origin. */
  authorizationEndpoint: string | undefined;
  sessionToken: string | undefined;
}

/** The origin of the provider's page at an address, where its messages come from. */
export const getOrigin = ({ authUrl, authorizationEndpoint }: AuthUrl): string =>
  new URL(authorizationEndpoint ?? authUrl).origin;

/** A direct login under way: what a hidden frame needs. */
export interface DirectLogin extends AuthUrl {
  oauthData: OAuthData;
}
