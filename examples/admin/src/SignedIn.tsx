import { sessionAtom, useAtomValue } from '@vitrine/atoms';
import { Container, Login } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { urls } from './urls.ts';

const toUrl = (path: string) => window.location.origin + path;

/** Shows a page to users who are logged in, and the login to others. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { isKnown, loggedIn } = useAtomValue(sessionAtom);
  if (!isKnown) return null;
  if (loggedIn) return children;
  return (
    <Container>
      <Login.Page>
        <Login.Flow
          redirectUri={toUrl(urls.loginReturn)}
          recoveryUrl={toUrl(urls.loginReset)}
          onDone={() => {}}
        />
      </Login.Page>
    </Container>
  );
}
