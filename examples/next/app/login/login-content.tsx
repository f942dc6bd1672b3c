'use client';

import { Login } from '@vitrine/ui/identity';
import { Container } from '@vitrine/ui/primitives';
import { useRouter } from 'next/navigation';
import { routes, siteUrl } from '../../lib/shop.ts';

export function LoginContent() {
  const { push } = useRouter();
  return (
    <Container>
      <Login.Page>
        <Login.Flow
          redirectUri={`${siteUrl}/login/return`}
          recoveryUrl={`${siteUrl}/login/reset`}
          onDone={() => push(routes.account)}
        />
      </Login.Page>
    </Container>
  );
}
