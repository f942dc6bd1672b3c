import type { TokenRole } from '@vitrine/client';
import {
  finishHostedLogin,
  getMemberTokensForExternalLogin,
  logout,
  type PendingLogin,
  Prompt,
  pendingLogins,
  type RedirectCallbackOptions,
  type RedirectLoginOptions,
  setTokens,
  startRedirectLogin,
} from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { type MutationContext, mutationAtom } from '../query/mutation-atom.ts';
import { sensitiveMutationAtom } from '../query/sensitive-mutation.ts';
import { clientAtom } from '../storefront.ts';
import { adoptIdentityAtom } from './current-identity.ts';

const changesAtom = atom(0);

/** Logins of this tab have begun or ended. */
export const recordReturns = ({ set }: Pick<MutationContext, 'set'>) =>
  set(changesAtom, (count) => count + 1);

/**
 * The logins whose people are on the hosted page, oldest first. They wait in the tab's own storage,
 * where the client keeps them; each is good for one return. See docs/reference/errors.md.
 */
export const pendingReturnsAtom = atom((get): readonly PendingLogin[] => {
  get(changesAtom);
  return pendingLogins(get(clientAtom));
});

/** How to sign in on the hosted page. */
export type HostedLogin = Omit<RedirectLoginOptions, 'storage'>;

/**
 * Begins a login on the hosted page, by redirect: the data tell where to send the person. With the
 * session token of a login that has succeeded, the page asks nothing and leads straight back.
 * `logInWithHostedPageAtom` finds the best way by itself. See docs/reference/auth.md.
 */
export const beginHostedLoginAtom = sensitiveMutationAtom<HostedLogin, { authUrl: string }>(
  async (options, context) => {
    const prompt = options.sessionToken === undefined ? Prompt.login : Prompt.none;
    const startLogin = await startRedirectLogin(context.client, { prompt, ...options });
    recordReturns(context);
    return startLogin;
  },
);

/** How the hosted page gives back what it does. */
export type HostedReturn = Omit<RedirectCallbackOptions, 'storage'>;

/** A return has ended a login here, or in the page that had opened a popup. */
export type HostedReturned = { method: 'redirect'; returnTo: string } | { method: 'popup' };

/**
 * Ends a login on the page that the hosted page leads back to, whichever way it went, and signs the
 * person in. What was given back is gone from the address bar first. A login ends once; a return that
 * belongs to none of those pending is rejected, and takes nothing from them. See docs/reference/auth.md and docs/reference/errors.md.
 */
export const completeHostedLoginAtom = mutationAtom<HostedReturn | undefined, HostedReturned>({
  mutationFn: async (how, context) => {
    try {
      const returned = await finishHostedLogin(context.client, how);
      if (returned.method === 'popup') return { method: 'popup' };
      context.set(adoptIdentityAtom, undefined);
      return { method: 'redirect', returnTo: returned.returnTo };
    } finally {
      recordReturns(context);
    }
  },
  changesPerson: true,
  isSensitive: true,
});

/** Signs a member in by their id, on servers that have an API key with the right to it. See docs/reference/auth.md. */
export const logInExternallyAtom = sensitiveMutationAtom<
  { memberId: string; apiKey: string },
  TokenRole
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
 * the provider forgets them too. See docs/reference/auth.md.
 */
export const logOutAtom = mutationAtom<{ originalUrl: string }, { logoutUrl: string }>({
  mutationFn: ({ originalUrl }, { client }) => logout(client, originalUrl),
  changesPerson: true,
});
