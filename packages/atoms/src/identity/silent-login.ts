import type { TokenRole } from '@vitrine/client';
import { getMemberTokensForDirectLogin, setTokens } from '@vitrine/client/auth';
import { sensitiveMutationAtom } from '../query/sensitive-mutation.ts';
import { adoptIdentityAtom } from './current-identity.ts';

/** The session token of a login that has succeeded, and how long the provider may take. */
export interface SilentLogin {
  sessionToken: string;
  /** Milliseconds; two minutes by default. See docs/reference/constants.md. */
  timeout?: number;
}

/**
 * Signs the person in without leaving the page, in a frame that no one sees. It fails with the code
 * `FRAME_BLOCKED` or the provider's `login_required` where the browser keeps the provider's cookies
 * from frames: then a popup or a redirect does,
 * as `logInWithHostedPageAtom` finds by itself. See docs/reference/auth.md.
 */
export const logInDirectlyAtom = sensitiveMutationAtom<SilentLogin, TokenRole>(
  async ({ sessionToken, timeout }, { client, set }) => {
    const options = timeout === undefined ? {} : { timeout };
    const tokens = await getMemberTokensForDirectLogin(client, sessionToken, options);
    await setTokens(client, tokens);
    set(adoptIdentityAtom, sessionToken);
    return tokens.refreshToken.role;
  },
  { changesPerson: true },
);
