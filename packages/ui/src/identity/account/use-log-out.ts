'use client';

import { logOutAtom, useAtom } from '@vitrine/atoms';
import { navigateSecurely } from '../flow/navigate-securely.ts';

export interface LogOutOptions {
  /** URL to which the provider redirects after it has ended its session. */
  returnTo: string;
  /** Navigates to the provider's page. Defaults to browser navigation. */
  navigate?: ((url: string) => void) | undefined;
}

/**
 * Logs out here and with the provider.
 *
 * @returns whether the logout is pending, and the function that starts it, which resolves with
 * whether it continues at the provider.
 */
export function useLogOut({
  returnTo,
  navigate,
}: LogOutOptions): [isPending: boolean, leave: () => Promise<boolean>] {
  const [{ isPending }, logOut] = useAtom(logOutAtom);
  const leave = async () => {
    // The local session has ended in any case. `ProviderLogoutFailedDialog` shows the failure.
    const left = await logOut({ originalUrl: returnTo }).catch(() => undefined);
    if (left) navigateSecurely(navigate)(left.logoutUrl);
    return left !== undefined;
  };
  return [isPending, leave];
}
