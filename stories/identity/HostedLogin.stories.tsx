import { createClient } from '@vitrine/client';
import { finishPopupLogin } from '@vitrine/client/auth';
import { IDP_CONNECTION_ID, type MockPlatform } from '@vitrine/mocks';
import { getPlatform, type Loaded, mockPlatform } from '@vitrine/storybook';
import { Icon, type LoginConnection } from '@vitrine/ui';
import { Landmark } from 'lucide-react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import {
  as,
  closed,
  flowStory,
  inside,
  logIn,
  member,
  navigate,
  press,
  Shop,
  small,
  title,
} from './login-flow-demo.tsx';

const prove = fn<() => Promise<Record<string, string>>>();

const connections: readonly LoginConnection[] = [
  {
    id: IDP_CONNECTION_ID,
    label: 'the Guild',
    icon: <Icon as={Landmark} />,
    prove,
  },
  { id: 'museum', label: 'the Museum' },
  { id: 'college', label: 'Holmen College', domains: ['holmen.example'] },
];

/** The member logs in on the provider's page, and it redirects back. */
function logInAtProvider({ identity, apiBaseUrl, clock }: MockPlatform, authUrl: string) {
  const outcome = identity.visit(authUrl, member);
  if (outcome.kind !== 'redirect') throw new Error(`The provider responded with ${outcome.kind}.`);
  // The return page runs in the same window here, with another client.
  history.replaceState(history.state, '', new URL(outcome.location).hash);
  const provider = { apiBaseUrl };
  return finishPopupLogin(
    createClient({ clientId: 'fenn-house', provider, clock: { now: clock.now } }),
  );
}

/** Simulates the popup with the provider's page. */
function getPopup(replace: (authUrl: string) => void, close = () => {}) {
  const popup = { closed: false, close, location: { replace } };
  return popup as unknown as Window;
}

const meta = preview.meta({
  title: 'Identity/HostedLogin',
  ...flowStory,
  render: (_args, { loaded }) => <Shop loaded={loaded as Loaded} connections={connections} />,
  beforeEach: () => {
    flowStory.beforeEach();
    prove.mockReset();
    prove.mockResolvedValue({ email: 'liv@guild.example' });
  },
});

export const LogsInByConnection = meta.story({
  play: async ({ canvas }) => {
    await press('Continue with the Guild');
    await closed();
    await canvas.findByText('You are logged in.');
  },
});

export const ReportsFailedConnection = meta.story({
  play: async () => {
    prove.mockRejectedValue(new Error('Cancelled'));
    await press('Continue with the Guild');
    await (await inside()).findByText(/^We couldn’t log you in/);
  },
});

export const DetectsOrganizationByEmail = meta.story({
  globals: { ...small, theme: 'dark' },
  play: async () => {
    const step = await inside();
    const email = await step.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'liv@holmen.example');
    await step.findByText(/^You’ll log in with Holmen College on its own page/);
    await waitFor(() => expect(getAnnouncement()).toMatch(/^You’ll log in with Holmen College/));
    await expect(step.queryByLabelText('Password')).toBeNull();
    await userEvent.type(email, 's');
    await step.findByLabelText('Password');
    await userEvent.type(email, '{Backspace}');
    await press('Continue to Holmen College');
    await title('Continue on another page');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  },
});

export const RedirectsWithoutPopup = meta.story({
  parameters: { requirements: ['S28'] },
  play: async () => {
    await press('Continue with the Museum');
    await title('Continue on another page');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(navigate.mock.calls[0]?.[0]).toMatch(/^https:\/\/pages\.platform\.example\//);
    await (await inside()).findByRole('button', { name: 'Waiting for the other page' });
    await press('Start again');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
  },
});

export const LogsInByPopup = meta.story({
  play: async ({ canvas, loaded }) => {
    const popup = getPopup((url) => void logInAtProvider(getPlatform(loaded), url));
    const open = spyOn(window, 'open').mockReturnValue(popup);
    await press('Continue with the Museum');
    await closed();
    await canvas.findByText('You are logged in.');
    await expect(open).toHaveBeenCalledTimes(1);
    await expect(navigate).not.toHaveBeenCalled();
    await expect(location.hash).not.toContain('code');
  },
});

export const ReportsUnreachableProvider = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.fail('redirects.createRedirectSession', 'unavailable');
    }),
  ],
  globals: small,
  play: async () => {
    await logIn(as('per'));
    await title('One more step');
    await press('Continue');
    await (await inside()).findByText(/^We couldn’t connect/);
    await press('Back to login');
    await title('Log in');
  },
});

const hasFrame = () => document.querySelector('iframe[title="Log in"]') !== null;

export const OffersLoginPageWhileFrameIsSilent = meta.story({
  parameters: { requirements: ['S9'] },
  render: (_args, { loaded }) => <Shop loaded={loaded as Loaded} hasIframe />,
  play: async () => {
    await logIn();
    await title('Still logging you in');
    await expect(hasFrame()).toBe(true);
    await expect(navigate).not.toHaveBeenCalled();
    await press('Continue');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(hasFrame()).toBe(false);
  },
});

export const LeavesSilentFrame = meta.story({
  parameters: { requirements: ['S9', 'S10'] },
  render: (_args, { loaded }) => <Shop loaded={loaded as Loaded} hasIframe />,
  play: async () => {
    await logIn();
    await title('Still logging you in');
    await press('Back to login');
    await title('Log in');
    await waitFor(() => expect(hasFrame()).toBe(false));
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const ClosesPopupWithDialog = meta.story({
  parameters: { requirements: ['S10'] },
  play: async ({ canvas, loaded }) => {
    const replace = fn<(url: string) => void>();
    const close = fn();
    spyOn(window, 'open').mockReturnValue(getPopup(replace, close));
    await press('Continue with the Museum');
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const late = await logInAtProvider(getPlatform(loaded), String(replace.mock.calls[0]?.[0]));
    await expect(late).toEqual({ received: false });
    await expect(canvas.getByText('You are a visitor.')).toBeInTheDocument();
  },
});
