'use client';

import { createContext, useContext } from 'react';
import { useAppNavigate, useUi } from '../../provider/UiProvider.tsx';

/** @internal Opens the login of the surrounding `SiteShell`; null without one. */
export const OpenLoginContext = createContext<(() => void) | null>(null);

/**
 * Returns the function that opens the login: the dialog of the surrounding `SiteShell`, or else the
 * page of the route `login`.
 *
 * @example <Button onClick={useOpenLogin()}>Log in</Button>
 */
export function useOpenLogin(): () => void {
  const open = useContext(OpenLoginContext);
  const { routes } = useUi();
  const navigate = useAppNavigate();
  return (
    open ??
    (() => {
      if (routes.login) navigate(routes.login);
    })
  );
}
