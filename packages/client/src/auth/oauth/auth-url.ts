import type { Prompt } from '../../redirects/enums.ts';
import type { OAuthData } from './oauth-data.ts';

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
