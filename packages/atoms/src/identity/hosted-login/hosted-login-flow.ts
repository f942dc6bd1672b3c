import type { RequestOptions } from '@vitrine/client';
import {
  type HostedLoginOptions,
  LoginNotFinishedError,
  startHostedLogin,
} from '@vitrine/client/auth';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { sensitiveMutationAtom } from '../../query/sensitive-mutation.ts';
import { sessionScopedAtom } from '../../session/session-scope.ts';
import { adoptIdentityAtom } from '../current-identity.ts';
import { runWithFrame } from '../silent-login.ts';
import { recordReturns } from './hosted-login.ts';

/** Outcome of a login at the provider: it has finished here, or the user is sent to a URL. */
export type HostedLoginOutcome =
  | { method: 'iframe' | 'popup' }
  | { method: 'redirect'; authUrl: string };

/** A login whose popup seems closed, which still counts if its response arrives. */
interface Unfinished {
  login: LoginNotFinishedError;
  sessionToken: string | undefined;
}

const unfinishedAtom = sessionScopedAtom<Unfinished | null>(null);

/**
 * Logs in at the provider with the least disruptive method: in a hidden frame with the session
 * token of a successful login, otherwise in a popup if it is written during a user gesture,
 * otherwise by redirect, which leaves the page: write it when the user wants to log in, not when a
 * page loads. `toHostedProblem` returns the reason of a failure. The last subscriber that leaves
 * aborts it: its frame or popup closes, and its response is ignored. Without subscribers, pass a
 * `signal`. See docs/reference/auth.mdx.
 */
export const logInWithHostedPageAtom = sensitiveMutationAtom<
  Omit<HostedLoginOptions, 'storage'>,
  HostedLoginOutcome
>(
  async (options, context) => {
    const { client, set } = context;
    set(unfinishedAtom, null);
    try {
      const login = await runWithFrame(options, context, (limits) =>
        startHostedLogin(client, limits),
      );
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
  { changesSession: true, abortsOnUnmount: true },
);

/**
 * Waits on for the popup that seemed closed. Fails with a TypeError when there was none. The last
 * subscriber that leaves aborts it, as a `signal` does.
 */
export const resumeHostedLoginAtom = mutationAtom<RequestOptions | undefined, { method: 'popup' }>({
  mutationFn: async (options, { get, set, signal }) => {
    const unfinished = get(unfinishedAtom);
    if (!unfinished) throw new TypeError('There is no login to resume.');
    await unfinished.login.resume({
      signal: AbortSignal.any([signal, options?.signal ?? signal]),
    });
    set(adoptIdentityAtom, unfinished.sessionToken);
    return { method: 'popup' };
  },
  changesSession: true,
  abortsOnUnmount: true,
});
