'use client';

import { Login } from '@vitrine/ui/identity';
import { Container } from '@vitrine/ui/primitives';
import { useRouter } from 'next/navigation';

/** The page that the login page of the provider leads back to. */
export default function LoginReturnRoute() {
  const { replace } = useRouter();
  return (
    <Container>
      <Login.Return navigate={replace} />
    </Container>
  );
}
