import { Container, Login } from '@vitrine/ui';
import { useNavigate } from 'react-router';
import { getPageMeta } from '../page-meta.ts';
import { routes, siteUrl } from '../shop.ts';
import type { Route } from './+types/login-reset.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'New password');

/** The page that the link in a recovery email leads to. */
export default function LoginResetRoute() {
  const navigate = useNavigate();
  return (
    <Container>
      <Login.Page>
        <Login.ResetFlow
          recoveryUrl={`${siteUrl}/login/reset`}
          onLogIn={() => void navigate(routes.login)}
        />
      </Login.Page>
    </Container>
  );
}
