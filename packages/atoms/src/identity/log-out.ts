import { PlatformError } from '@vitrine/client';
import { logout } from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../query/mutation-atom.ts';
import { sessionAtom } from './session.ts';

const failedLogoutAtom = atom(false);

/**
 * Whether the last logout has ended only the local session: the provider's may still be active, so
 * that the next person on a shared device could log in without a password. False again after
 * another logout that succeeds, and after a login. Writing `false` dismisses it.
 */
export const providerLogoutFailedAtom = atom(
  // A login may have been faster than the failure of the logout before.
  (get): boolean => get(failedLogoutAtom) && !get(sessionAtom).loggedIn,
  (_get, set, hasFailed: false) => set(failedLogoutAtom, hasFailed),
);

/**
 * Logs out. The local session always ends; the data contains the URL that ends the provider's
 * session. If that can't be requested, `providerLogoutFailedAtom` is true. Another logout tries
 * again. See docs/reference/auth.mdx.
 */
export const logOutAtom = mutationAtom<{ originalUrl: string }, { logoutUrl: string }>({
  mutationFn: async ({ originalUrl }, { client, set }) => {
    try {
      const left = await logout(client, originalUrl);
      set(failedLogoutAtom, false);
      return left;
    } catch (error) {
      if (error instanceof PlatformError) set(failedLogoutAtom, true);
      throw error;
    }
  },
  changesSession: true,
});
