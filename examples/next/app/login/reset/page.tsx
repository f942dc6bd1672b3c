'use client';

import { Login } from '@vitrine/ui/identity';
import { Container } from '@vitrine/ui/primitives';
import { useRouter } from 'next/navigation';
import { routes, siteUrl } from '../../../lib/shop.ts';

/** The page that the link in a recovery email leads to. */
export default function LoginResetRoute() {
  const { push } = useRouter();
  return (
    <Container>
      <Login.Page>
        <Login.ResetFlow
          recoveryUrl={`${siteUrl}/login/reset`}
          onLogIn={() => push(routes.login)}
        />
      </Login.Page>
    </Container>
  );
}
