import {
  type HostedLoginOptions,
  LoginNotFinishedError,
  startHostedLogin,
} from '@vitrine/client/auth';
import { mutationAtom } from '../query/mutation-atom.ts';
import { sensitiveMutationAtom } from '../query/sensitive-mutation.ts';
import { sessionScopedAtom } from '../session/session-scope.ts';
import { adoptIdentityAtom } from './current-identity.ts';
import { recordReturns } from './hosted-login.ts';

/** How a login at the provider goes: it has ended here, or the person goes to an address. */
export type HostedLoginOutcome =
  | { method: 'iframe' | 'popup' }
  | { method: 'redirect'; authUrl: string };

/** A login whose popup seems closed, which still counts when its answer comes. */
interface Unfinished {
  login: LoginNotFinishedError;
  sessionToken: string | undefined;
}

const unfinishedAtom = sessionScopedAtom<Unfinished | null>(null);

/**
 * Logs in at the provider in the way that disturbs least: unseen with the session token of a login
 * that has succeeded, else in a popup when it is written while a press is handled, else by redirect.
 * `toHostedProblem` says why it failed. See docs/reference/auth.md.
 */
export const logInWithHostedPageAtom = sensitiveMutationAtom<
  Omit<HostedLoginOptions, 'storage'>,
  HostedLoginOutcome
>(
  async (options, context) => {
    const { client, set } = context;
    set(unfinishedAtom, null);
    try {
      const login = await startHostedLogin(client, options);
      if (login.method === 'redirect') return { method: 'redirect', authUrl: login.authUrl };
      set(adoptIdentityAtom, options.sessionToken);
      return { method: login.method };
    } catch (error) {
      if (error instanceof LoginNotFinishedError) {
        set(unfinishedAtom, { login: error, sessionToken: options.sessionToken });
      }
      throw error;
    } finally {
      recordReturns(context);
    }
  },
  { changesPerson: true },
);

/** Waits on for the popup that seemed closed. Fails with a TypeError when there was none. */
export const resumeHostedLoginAtom = mutationAtom<undefined, { method: 'popup' }>({
  mutationFn: async (_nothing, { get, set }) => {
    const unfinished = get(unfinishedAtom);
    if (!unfinished) throw new TypeError('There is no login to resume.');
    await unfinished.login.resume();
    set(adoptIdentityAtom, unfinished.sessionToken);
    return { method: 'popup' };
  },
  changesPerson: true,
});
