import { createCodeChallenge, createCodeVerifier } from './pkce.ts';

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
