import type { Loaded } from '@vitrine/storybook';
import { Button, SessionEndedDialog, Text } from '@vitrine/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signedIn } from './signed-in.ts';

const logIn = fn();

const meta = preview.meta({
  title: 'Identity/SessionEndedDialog',
  component: SessionEndedDialog,
  globals: { viewport: { value: 'small', isRotated: false } },
  loaders: [signedIn()],
  args: { onLogIn: logIn },
  beforeEach: () => void logIn.mockClear(),
  render: (args) => (
    <main
      style={{ display: 'grid', gap: 16, padding: 24, minBlockSize: 480, placeContent: 'start' }}
    >
      <Text>The page stays where it is.</Text>
      <Button>Continue</Button>
      <SessionEndedDialog {...args} />
    </main>
  ),
});

/** Ends the membership, as the platform does when its refresh token is revoked. */
async function endMembership(loaded: unknown): Promise<void> {
  const { platform, storefront } = loaded as Required<Loaded>;
  const { tokens } = storefront.client;
  const revoked = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  platform.fail('auth.requestTokens', revoked, { times: 1 });
  await tokens.renew(await tokens.access());
}

export const OpensWhenMembershipEnds = meta.story({
  parameters: { requirements: ['S42'] },
  play: async ({ loaded }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await endMembership(loaded);
    const dialog = within(await screen.findByRole('dialog', { name: 'You’ve been logged out' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Log in' })).toBeVisible());
  },
});

export const LogsInAgain = meta.story({
  parameters: { requirements: ['S42'] },
  play: async ({ loaded }) => {
    await endMembership(loaded);
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await expect(logIn).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ContinuesAsGuest = meta.story({
  parameters: { requirements: ['S42'] },
  play: async ({ loaded }) => {
    await endMembership(loaded);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as a guest' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(logIn).not.toHaveBeenCalled();
  },
});
