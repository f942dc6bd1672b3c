import { Container, Login } from '@vitrine/ui';
import { useNavigate } from 'react-router';
import { getPageMeta } from '../page-meta.ts';
import { routes, siteUrl } from '../shop.ts';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Log in');

export default function LogInRoute() {
  const navigate = useNavigate();
  return (
    <Container>
      <Login.Page>
        <Login.Flow
          redirectUri={`${siteUrl}/login/return`}
          recoveryUrl={`${siteUrl}/login/reset`}
          onDone={() => void navigate(routes.account)}
        />
      </Login.Page>
    </Container>
  );
}
