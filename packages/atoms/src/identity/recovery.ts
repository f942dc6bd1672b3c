import { PlatformError, type RequestOptions, ValidationError } from '@vitrine/client';
import { type RecoveryLinkOptions, readRecoveryLink } from '@vitrine/client/auth';
import { recover } from '@vitrine/client/identity';
import { atom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../session/session-scope.ts';
import { clientAtom } from '../storefront.ts';
import { pendingRuns } from '../utils/pending-runs.ts';
import { type LoginProblem, toProblem } from './login-machine.ts';

/**
 * State of a password reset by an email link: the link has not been read yet (`unread`), the
 * URL has none (`missing`), it is `ready` to be used, it has `ended`, or the password is set
 * (`done`). Plain data without the link's token.
 */
export interface Recovery {
  /** How far the reset is. */
  status: 'unread' | 'missing' | 'ready' | 'ended' | 'done';
  /** Whether the new password is being sent. */
  pending: boolean;
  /** Email of the account, as far as the link or the platform provides it. */
  email: string | null;
  /** Why the last try did not go through. */
  problem: LoginProblem | null;
}

const unread: Recovery = { status: 'unread', pending: false, email: null, problem: null };

const stateAtom = sessionScopedAtom(unread);
const tokenAtom = sessionScopedAtom<string | null>(null);

const { abortOnUnmountAtom, runsAtom } = pendingRuns();

/**
 * State of the password reset. The last subscriber that leaves aborts a pending one. See
 * docs/reference/identity.mdx.
 */
export const recoveryAtom = atom((get): Recovery => {
  get(abortOnUnmountAtom);
  return get(stateAtom);
});

/**
 * Removes the link's data from the URL of the page, once: nothing of it stays in the URL
 * bar or in the history. Later reads return the same link.
 */
export const readRecoveryLinkAtom = atom(
  null,
  (get, set, options?: RecoveryLinkOptions): Recovery => {
    const link = readRecoveryLink(options);
    if (link) {
      set(tokenAtom, link.recoveryToken);
      set(stateAtom, { ...unread, status: 'ready', email: link.email ?? null });
    } else if (get(stateAtom).status === 'unread') {
      set(stateAtom, { ...unread, status: 'missing' });
    }
    return get(stateAtom);
  },
);

/**
 * Sets the password with the read link; it does not sign in. After a password that violates a rule,
 * or a failed connection, or if `signal` aborts it, the link can be used again; any other rejection ends it. See
 * docs/reference/identity.mdx.
 */
export const resetPasswordAtom = atom(
  null,
  async (get, set, password: string, { signal: ofCaller }: RequestOptions = {}) => {
    const recoveryToken = get(tokenAtom);
    const before = get(stateAtom);
    if (recoveryToken === null || before.pending) return before;
    const end = (state: Recovery, token: string | null): Recovery => {
      // Another session may have started meanwhile, or another link may have been opened.
      if (get(tokenAtom) !== recoveryToken) return state;
      set(tokenAtom, token);
      set(stateAtom, state);
      return state;
    };
    const controller = new AbortController();
    const runs = get(runsAtom);
    runs.add(controller);
    const signal = AbortSignal.any([controller.signal, ofCaller ?? controller.signal]);
    set(stateAtom, { ...before, pending: true, problem: null });
    const { email } = before;
    try {
      const { identity } = await recover(get(clientAtom), recoveryToken, { password }, { signal });
      const address = identity?.email?.address ?? email;
      return end({ ...unread, status: 'done', email: address }, null);
    } catch (error) {
      if (!(error instanceof PlatformError)) {
        end({ ...before, pending: false }, recoveryToken);
        throw error;
      }
      const problem = toProblem(error);
      const mayTryAgain = error.retryable || error instanceof ValidationError;
      const status = mayTryAgain ? 'ready' : 'ended';
      return end({ ...unread, status, email, problem }, mayTryAgain ? recoveryToken : null);
    } finally {
      runs.delete(controller);
    }
  },
);
