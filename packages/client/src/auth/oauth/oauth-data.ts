import { createCodeChallenge, createCodeVerifier } from './pkce.ts';

/**
 * One login in progress: plain data that the caller stores until the user is back, uses once, and
 * keeps secret. See docs/reference/auth.md.
 */
export interface OAuthData {
  /** The page that the provider sends the user back to; none if a message returns the code. */
  redirectUri?: string;
  /** The user's page before the login; never sent to the provider. */
  originalUri: string;
  codeVerifier: string;
  codeChallenge: string;
  /** Identifies this login. */
  state: string;
}

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
