import type { TokenRole } from '@vitrine/client';
import { getMemberTokensForDirectLogin, setTokens } from '@vitrine/client/auth';
import { sensitiveMutationAtom } from '../query/sensitive-mutation.ts';
import { adoptIdentityAtom } from './current-identity.ts';

/** The session token of a successful login, and the time limit of the provider. */
export interface SilentLogin {
  sessionToken: string;
  /** Milliseconds; two minutes by default. See docs/reference/constants.md. */
  timeout?: number;
}

/**
 * Signs the user in without leaving the page, in a hidden frame. It fails with the code
 * `FRAME_BLOCKED` or the provider's `login_required` if the browser blocks the provider's cookies
 * in frames: use a popup or a redirect then; `logInWithHostedPageAtom` does so automatically. See
 * docs/reference/auth.md.
 */
export const logInDirectlyAtom = sensitiveMutationAtom<SilentLogin, TokenRole>(
  async ({ sessionToken, timeout }, { client, set }) => {
    const options = timeout === undefined ? {} : { timeout };
    const tokens = await getMemberTokensForDirectLogin(client, sessionToken, options);
    await setTokens(client, tokens);
    set(adoptIdentityAtom, sessionToken);
    return tokens.refreshToken.role;
  },
  { changesSession: true },
);
