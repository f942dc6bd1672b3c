import {
  beginHostedLoginAtom,
  completeHostedLoginAtom,
  sessionAtom,
  useAtomValue,
  useStorefront,
} from '@vitrine/atoms';
import type { World } from '@vitrine/mocks';
import { Button, Login, Text } from '@vitrine/ui';
import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { Backdrop } from '../lib/Backdrop.tsx';
import type { Loaded } from '../lib/world.ts';

export const member = { email: 'runa@fennhouse.example', password: 'warm-stoneware' };
export const navigate = fn<(url: string) => void>();

const returnUrl = 'https://fennhouse.example/back';

/** What the hidden frame does on a site with a provider: the page of the provider leads straight back. */
function useSignIn({ identity }: World) {
  const { store } = useStorefront();
  return async (sessionToken: string) => {
    const begun = { redirectUri: returnUrl, sessionToken };
    const { authUrl } = await store.set(beginHostedLoginAtom, begun);
    const outcome = identity.visit(authUrl);
    if (outcome.kind !== 'redirect') throw new Error(`The provider answered ${outcome.kind}.`);
    await store.set(completeHostedLoginAtom, { url: outcome.location });
  };
}

/** A shop with a login in its dialog. */
export function Shop({ loaded, start }: { loaded: Loaded; start?: 'logIn' | 'register' }) {
  const [isOpen, setOpen] = useState(true);
  const { loggedIn } = useAtomValue(sessionAtom);
  const signIn = useSignIn(loaded.world as World);
  return (
    <Backdrop>
      <Button onClick={() => setOpen(true)}>Log in</Button>
      <Text>{loggedIn ? 'You are logged in.' : 'You are a visitor.'}</Text>
      <Login.Dialog open={isOpen} onOpenChange={setOpen}>
        <Login.Flow
          start={start}
          signIn={signIn}
          navigate={navigate}
          returnUrl={returnUrl}
          recoveryUrl="https://fennhouse.example/reset"
          passwordHint="Eight characters or more."
          onDone={() => setOpen(false)}
        />
      </Login.Dialog>
    </Backdrop>
  );
}

export const worldOf = (loaded: unknown) => (loaded as Required<Loaded>).world;

/** The dialog as it is at the moment: steps take each other's place. */
export const inside = async () => within(await screen.findByRole('dialog'));
