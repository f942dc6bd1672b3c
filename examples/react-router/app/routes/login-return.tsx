import { Container, Login } from '@vitrine/ui';
import { useNavigate } from 'react-router';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/login-return.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Log in');

/** The page that the login page of the provider leads back to. */
export default function LoginReturnRoute() {
  const navigate = useNavigate();
  return (
    <Container>
      <Login.Return navigate={(returnTo) => void navigate(returnTo, { replace: true })} />
    </Container>
  );
}
