import { logOutAtom, useAtom } from '@vitrine/atoms';

export interface LogOutOptions {
  /** Where the provider leads back to after it has forgotten the session too. */
  returnTo: string;
  /** Leads to the provider's page. The browser's own way by default. */
  navigate?: ((url: string) => void) | undefined;
}

const byAddress = (url: string) => location.assign(url);

/** Logs out here and with the provider. @returns whether it is under way, and what begins it. */
export function useLogOut({
  returnTo,
  navigate = byAddress,
}: LogOutOptions): [isPending: boolean, leave: () => Promise<void>] {
  const [{ isPending }, logOut] = useAtom(logOutAtom);
  const leave = async () => {
    // The person is gone from here in any case; only the provider's page may not be reached.
    const left = await logOut({ originalUrl: returnTo }).catch(() => undefined);
    if (left) navigate(left.logoutUrl);
  };
  return [isPending, leave];
}
