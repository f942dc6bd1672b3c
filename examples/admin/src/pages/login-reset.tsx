import { Container, Login } from '@vitrine/ui';
import { useNavigate } from 'react-router';
import { urls } from '../urls.ts';

/** The page that the link in a recovery email leads to. */
export function Component() {
  const navigate = useNavigate();
  return (
    <Container>
      <Login.Page>
        <Login.ResetFlow
          recoveryUrl={window.location.origin + urls.loginReset}
          onLogIn={() => void navigate('/')}
        />
      </Login.Page>
    </Container>
  );
}
