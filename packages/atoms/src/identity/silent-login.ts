import type { TokenRole } from '@vitrine/client';
import {
  type DirectLoginOptions,
  getMemberTokensForDirectLogin,
  setTokens,
} from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import type { MutationContext } from '../query/mutation-atom.ts';
import { sensitiveMutationAtom } from '../query/sensitive-mutation.ts';
import { sessionScopedAtom } from '../session/session-scope.ts';
import { adoptIdentityAtom } from './current-identity.ts';

/** The session token of a successful login, and the limits of its exchange. */
export interface SilentLogin extends DirectLoginOptions {
  /** From the result of a successful login; it is exchanged for tokens. */
  sessionToken: string;
}

/** The login whose hidden frame is slow. */
const slowAtom = sessionScopedAtom<object | null>(null);

/**
 * Whether the hidden frame of a login has not responded for five seconds: it may still respond, or
 * be blocked. Offer a popup or a redirect meanwhile. True until that login ends.
 */
export const isSilentLoginSlowAtom = atom((get): boolean => get(slowAtom) !== null);

/**
 * Runs a login that may use a hidden frame. It ends when the caller aborts it, or when the last
 * subscriber of its atom leaves, and shows meanwhile whether its frame is slow.
 */
export async function runWithFrame<Options extends DirectLoginOptions, Outcome>(
  options: Options,
  { set, signal }: MutationContext,
  login: (options: Options) => Promise<Outcome>,
): Promise<Outcome> {
  const self = {};
  const onSlow = () => {
    set(slowAtom, self);
    options.onSlow?.();
  };
  try {
    return await login({
      ...options,
      signal: AbortSignal.any([signal, options.signal ?? signal]),
      onSlow,
    });
  } finally {
    set(slowAtom, (slow) => (slow === self ? null : slow));
  }
}

/**
 * Signs the user in without leaving the page, in a hidden frame, with the session token that a
 * successful login has returned. It waits for two minutes by default; `timeout` changes that. It fails
 * with the code `FRAME_BLOCKED` or the provider's `login_required` if the browser blocks the
 * provider's cookies in frames: use a popup or a redirect then; `logInWithHostedPageAtom` does so
 * automatically. The last subscriber that leaves aborts it. See docs/reference/auth.mdx.
 *
 * @example await store.set(logInDirectlyAtom, { sessionToken, timeout: 20_000 });
 */
export const logInDirectlyAtom = sensitiveMutationAtom<SilentLogin, TokenRole>(
  ({ sessionToken, ...limits }, context) =>
    runWithFrame(limits, context, async (options) => {
      const { client, set } = context;
      const tokens = await getMemberTokensForDirectLogin(client, sessionToken, options);
      options.signal?.throwIfAborted();
      await setTokens(client, tokens);
      set(adoptIdentityAtom, sessionToken);
      return tokens.refreshToken.role;
    }),
  { changesSession: true, abortsOnUnmount: true },
);
