import type { World } from '@vitrine/mocks';
import { AccountButton, Login } from '@vitrine/ui';
import { useState } from 'react';
import { useSignIn } from '../identity/flow.tsx';
import { own } from './sections.ts';

const returnUrl = 'https://fennhouse.example/';

export interface ShopAccountProps {
  /** The platform in the page, which stands in for the provider's frame. */
  world?: World | undefined;
  /** Where the provider's pages are opened. Default: in this window. */
  navigate?: ((url: string) => void) | undefined;
}

/** A visitor logs in over the page; a member finds what is theirs, and the way out. */
export function ShopAccount({ world, navigate }: ShopAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const signIn = useSignIn(world);
  const links = own.map(({ name, href }) => ({ label: name, href }));
  return (
    <>
      <AccountButton
        links={links}
        returnUrl={returnUrl}
        onLogIn={() => setOpen(true)}
        {...(navigate && { navigate })}
      />
      <Login.Dialog open={isOpen} onOpenChange={setOpen}>
        <Login.Flow
          returnUrl={returnUrl}
          recoveryUrl={`${returnUrl}reset`}
          passwordHint="Eight characters or more."
          onDone={() => setOpen(false)}
          {...(signIn && { signIn })}
          {...(navigate && { navigate })}
        />
      </Login.Dialog>
    </>
  );
}
