'use client';

import type { ReactNode } from 'react';
import * as Account from '../identity/account/Account.tsx';
import type { AccountRootProps } from '../identity/account/AccountRoot.tsx';
import type { AccountSecurityProps } from '../identity/account/AccountSecurity.tsx';
import { Container } from '../primitives/container/Container.tsx';
import * as css from './Page.css.ts';
import { useOpenLogin } from './shell/open-login.ts';

export interface AccountPageProps
  extends Pick<AccountRootProps, 'person' | 'nav'>,
    AccountSecurityProps {
  /** Further sections, such as an `Account.Section` with the member's orders. */
  children?: ReactNode;
}

/** A member's page: profile, further sections of the host, security. Visitors are asked to log in. */
export function AccountPage({ person, nav, children, ...security }: AccountPageProps) {
  const openLogin = useOpenLogin();
  return (
    <Container className={css.titled}>
      <Account.Root
        onLogIn={openLogin}
        {...(person !== undefined && { person })}
        {...(nav !== undefined && { nav })}
      >
        <Account.Profile />
        {children}
        <Account.Security {...security} />
      </Account.Root>
    </Container>
  );
}
