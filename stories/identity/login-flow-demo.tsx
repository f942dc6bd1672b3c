import { sessionAtom, useAtomValue, useStorefront } from '@vitrine/atoms';
import type { Client } from '@vitrine/client';
import { completeLogin, generateOAuthData, getAuthUrl, parseFromUrl } from '@vitrine/client/auth';
import type { MockPlatform } from '@vitrine/mocks';
import { type Loaded, mockPlatform as platform } from '@vitrine/storybook';
import { Button, Login, type LoginFlowProps, Text } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { Backdrop } from '../lib/Backdrop.tsx';

export const member = { email: 'runa@fennhouse.example', password: 'warm-stoneware' };
export const navigate = fn<(url: string) => void>();

const redirectUri = 'https://fennhouse.example/back';

/**
 * Simulates the hidden iframe on a site with a provider: the provider's page redirects back
 * immediately.
 */
export async function signInAs({ identity }: MockPlatform, client: Client, sessionToken: string) {
  const login = await generateOAuthData(redirectUri);
  const { authUrl } = await getAuthUrl(client, login, { sessionToken });
  const outcome = identity.visit(authUrl);
  if (outcome.kind !== 'redirect') throw new Error(`The provider responded with ${outcome.kind}.`);
  await completeLogin(client, parseFromUrl(outcome.location), login);
}

export function useSignIn(platform: MockPlatform | undefined) {
  const { client } = useStorefront();
  return platform && ((sessionToken: string) => signInAs(platform, client, sessionToken));
}

export interface ShopProps extends Partial<LoginFlowProps> {
  loaded: Loaded;
  /** Whether a session token is exchanged in a hidden iframe, as in production. */
  hasIframe?: boolean;
}

/** A shop with a login in its dialog. */
export function Shop({ loaded, hasIframe, ...flow }: ShopProps) {
  const [isOpen, setOpen] = useState(true);
  const { loggedIn } = useAtomValue(sessionAtom);
  const signIn = useSignIn(hasIframe ? undefined : loaded.platform);
  const translate = useDemoLanguage();
  return (
    <Backdrop>
      <Button onClick={() => setOpen(true)}>
        {translate(loggedIn ? 'Switch account' : 'Log in')}
      </Button>
      <Text>{translate(loggedIn ? 'You are logged in.' : 'You are a visitor.')}</Text>
      <Login.Dialog open={isOpen} onOpenChange={setOpen}>
        <Login.Flow
          signIn={signIn}
          navigate={navigate}
          redirectUri={redirectUri}
          recoveryUrl="https://fennhouse.example/reset"
          passwordDescription={translate('Eight characters or more.')}
          {...flow}
          onDone={() => setOpen(false)}
        />
      </Login.Dialog>
    </Backdrop>
  );
}

export const large = { viewport: { value: 'large', isRotated: false } };
export const small = { viewport: { value: 'small', isRotated: false } };
export const narrow = { viewport: { value: 'narrow', isRotated: false } };

/** Common setup of stories with a login dialog. */
export const flowStory = {
  globals: large,
  loaders: [platform()],
  render: (_args: object, { loaded }: { loaded: unknown }) => <Shop loaded={loaded as Loaded} />,
  beforeEach: () => {
    navigate.mockClear();
    // A real window would outlive the story. Without one, the flow navigates there.
    spyOn(window, 'open').mockReturnValue(null);
  },
};

/** Returns the current dialog, since each step replaces the previous one. */
export const inside = async () => within(await screen.findByRole('dialog'));

export const press = async (name: string) =>
  userEvent.click(await (await inside()).findByRole('button', { name }));

export const fill = async ({ email, password }: { email: string; password: string }) => {
  const step = await inside();
  await userEvent.type(await step.findByRole('textbox', { name: /^(Email|ایمیل)$/ }), email);
  await userEvent.type(step.getByLabelText(/^(Password|رمز عبور|گذرواژه)$/), password);
};

export const as = (name: string) => ({ ...member, email: `${name}@fennhouse.example` });

export const logIn = async (who = member) => {
  await fill(who);
  await press('Log in');
};

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const title = async (name: string) => (await inside()).findByRole('heading', { name });
