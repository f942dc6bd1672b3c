import type { RequestOptions, TokenRole } from '@vitrine/client';
import {
  finishHostedLogin,
  getMemberTokensForExternalLogin,
  type PendingLogin,
  Prompt,
  pendingLogins,
  type RedirectCallbackOptions,
  type RedirectLoginOptions,
  setTokens,
  startRedirectLogin,
} from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { type MutationContext, mutationAtom } from '../../query/mutation-atom.ts';
import { sensitiveMutationAtom } from '../../query/sensitive-mutation.ts';
import { clientAtom } from '../../storefront.ts';
import { adoptIdentityAtom } from '../current-identity.ts';

const changesAtom = atom(0);

/** Logins of this tab have begun or ended. */
export const recordReturns = ({ set }: Pick<MutationContext, 'set'>) =>
  set(changesAtom, (count) => count + 1);

/**
 * The pending logins on the hosted page, oldest first. The client stores them in the tab's own
 * storage; each is valid for one return. See docs/reference/errors.mdx.
 */
export const pendingReturnsAtom = atom((get): readonly PendingLogin[] => {
  get(changesAtom);
  return pendingLogins(get(clientAtom));
});

/** Combines the caller's signal with the one of the run. */
const limits = (signal: AbortSignal, options: RequestOptions = {}) =>
  AbortSignal.any([signal, options.signal ?? signal]);

/** Options of a login on the hosted page. */
export type HostedLogin = Omit<RedirectLoginOptions, 'storage'>;

/**
 * Starts a login on the hosted page, by redirect: the data contains the URL to send the user
 * to. With the session token of a successful login, the page needs no input and redirects back
 * immediately. `logInWithHostedPageAtom` chooses the best method automatically. The last subscriber
 * that leaves aborts it, as a `signal` does: the login is not pending then. See
 * docs/reference/auth.mdx.
 */
export const beginHostedLoginAtom = sensitiveMutationAtom<HostedLogin, { authUrl: string }>(
  async (options, context) => {
    const prompt = options.sessionToken === undefined ? Prompt.login : Prompt.none;
    const login = await startRedirectLogin(context.client, {
      prompt,
      ...options,
      signal: limits(context.signal, options),
    });
    recordReturns(context);
    return login;
  },
  { abortsOnUnmount: true },
);

/** Options for the return from the hosted page. */
export type HostedReturn = Omit<RedirectCallbackOptions, 'storage'>;

/** A return has ended a login here, or in the page that had opened a popup. */
export type HostedReturned = { method: 'redirect'; returnTo: string } | { method: 'popup' };

/**
 * Finishes a login on the page that the hosted page redirects to, for all methods, and signs the
 * user in. The response is removed from the address bar first. A login finishes once; a return that
 * matches no pending login is rejected, and does not affect them. The last subscriber that leaves
 * aborts it, as a `signal` does: the client keeps its tokens, and the login has to start again. See
 * docs/reference/auth.mdx and docs/reference/errors.mdx.
 */
export const completeHostedLoginAtom = mutationAtom<HostedReturn | undefined, HostedReturned>({
  mutationFn: async (how, context) => {
    try {
      const returned = await finishHostedLogin(context.client, {
        ...how,
        signal: limits(context.signal, how),
      });
      if (returned.method === 'popup') return { method: 'popup' };
      context.set(adoptIdentityAtom, undefined);
      return { method: 'redirect', returnTo: returned.returnTo };
    } finally {
      recordReturns(context);
    }
  },
  changesSession: true,
  abortsOnUnmount: true,
});

/**
 * Signs a member in by their id, on servers that have an API key with the right to it. The last
 * subscriber that leaves aborts it, as a `signal` does. See docs/reference/auth.mdx.
 */
export const logInExternallyAtom = sensitiveMutationAtom<
  { memberId: string; apiKey: string } & RequestOptions,
  TokenRole
>(
  async ({ memberId, apiKey, ...options }, { client, signal: ofRun }) => {
    const signal = limits(ofRun, options);
    const tokens = await getMemberTokensForExternalLogin(client, memberId, apiKey, { signal });
    signal.throwIfAborted();
    await setTokens(client, tokens);
    return tokens.refreshToken.role;
  },
  { changesSession: true, abortsOnUnmount: true },
);
