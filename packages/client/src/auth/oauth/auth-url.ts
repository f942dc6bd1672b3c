import type { Prompt } from '../../redirects/enums.ts';
import type { OAuthData } from './oauth-data.ts';

/** How the provider returns the code. See docs/reference/auth.md. */
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

/** The address to send the user or the frame to. */
export interface AuthUrl {
  authUrl: string;
  /** The address without its query. A message with the code comes from its origin. */
  authorizationEndpoint: string | undefined;
  sessionToken: string | undefined;
}

/** Returns the origin of the provider's page at an address, which its messages come from. */
export const getOrigin = ({ authUrl, authorizationEndpoint }: AuthUrl): string =>
  new URL(authorizationEndpoint ?? authUrl).origin;

/** A direct login in progress: the data for a hidden frame. */
export interface DirectLogin extends AuthUrl {
  oauthData: OAuthData;
}
