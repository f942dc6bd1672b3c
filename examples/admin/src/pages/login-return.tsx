import { Container, Login } from '@vitrine/ui';
import { useNavigate } from 'react-router';

/** The page that the login page of the provider leads back to. */
export function Component() {
  const navigate = useNavigate();
  return (
    <Container>
      <Login.Return navigate={(returnTo) => void navigate(returnTo, { replace: true })} />
    </Container>
  );
}
