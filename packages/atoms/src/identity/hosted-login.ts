import type { Tokens } from '@vitrine/client';
import {
  type AuthorizationReturn,
  type AuthUrl,
  type AuthUrlOptions,
  completeLogin,
  generateOAuthData,
  getAuthUrl,
  getMemberTokensForExternalLogin,
  logout,
  type OAuthData,
  Prompt,
  parseFromUrl,
  setTokens,
} from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../core/mutation-atom.ts';
import { secretMutationAtom } from '../core/secret-mutation.ts';

/** Logins that people left behind are forgotten from here on. */
const MOST_PENDING = 10;

/**
 * Logins that are on the hosted page, oldest first: plain data for the page to keep while it is away
 * (in `sessionStorage`, for example) and to write back here. Each is good for one return.
 */
export const pendingReturnsAtom = atom<readonly OAuthData[]>([]);

/** How to sign in on the hosted page. */
export interface HostedLogin extends AuthUrlOptions {
  /** The page that ends the login, an absolute address. */
  redirectUri: string;
  /** Where the person goes on after that. */
  originalUri?: string;
}

/**
 * Makes the address of the hosted login page. With the session token of a login that has succeeded,
 * the page asks nothing and leads straight back. Specification 7.11.
 */
export const beginHostedLoginAtom = mutationAtom<HostedLogin, AuthUrl>({
  mutationFn: async ({ redirectUri, originalUri, ...options }, { client, set }) => {
    const oauthData = await generateOAuthData(redirectUri, originalUri);
    const prompt = options.sessionToken === undefined ? Prompt.login : Prompt.none;
    const url = await getAuthUrl(client, oauthData, { prompt, ...options });
    set(pendingReturnsAtom, (pending) => [...pending, oauthData].slice(-MOST_PENDING));
    return url;
  },
});

/** What came back from the hosted page: its address, or the values themselves. */
export type HostedReturn =
  | { url?: string | URL; responseMode?: 'fragment' | 'query' }
  | { returned: AuthorizationReturn };

/**
 * Ends a login by what the hosted page gave back, and signs the person in. The data tell where the
 * person was before. A login ends once; a return that belongs to none of those pending is refused,
 * and takes nothing from them. Specification 2, 5 and 7.11.
 */
export const completeHostedLoginAtom = mutationAtom<HostedReturn, { originalUri: string }>({
  mutationFn: async (back, { client, get, set }) => {
    const returned = 'returned' in back ? back.returned : parseFromUrl(back.url, back.responseMode);
    const login = get(pendingReturnsAtom).find(({ state }) => state === returned.state);
    set(pendingReturnsAtom, (pending) => pending.filter((other) => other !== login));
    // Nobody's login has a state that nothing equals.
    const oauthData = login ?? (await generateOAuthData());
    await completeLogin(client, returned, oauthData);
    return { originalUri: oauthData.originalUri };
  },
  changesPerson: true,
});

/** Signs a member in by their id, on servers that have an API key with the right to it. Specification 7.11. */
export const logInExternallyAtom = secretMutationAtom<
  { memberId: string; apiKey: string },
  Tokens['refreshToken']['role']
>(
  async ({ memberId, apiKey }, { client }) => {
    const tokens = await getMemberTokensForExternalLogin(client, memberId, apiKey);
    await setTokens(client, tokens);
    return tokens.refreshToken.role;
  },
  { changesPerson: true },
);

/**
 * Logs out. The person is gone from here whatever happens; the data tell where to send them so that
 * the provider forgets them too. Specification 4, token lifecycle 6.
 */
export const logOutAtom = mutationAtom<{ originalUrl: string }, { logoutUrl: string }>({
  mutationFn: ({ originalUrl }, { client }) => logout(client, originalUrl),
  changesPerson: true,
});
