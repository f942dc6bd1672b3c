import type { ProfilePort } from '@vitrine/atoms';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { inAnyLanguage } from '../lib/languages.ts';
import { AccountPage, host, memberWith } from './account-page.tsx';
import { member } from './login-flow-demo.tsx';
import { signedIn } from './signed-in.ts';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };
const narrow = { viewport: { value: 'narrow', isRotated: false } };

const meta = preview.meta({
  title: 'Identity/AccountPage',
  component: AccountPage,
  globals: large,
  loaders: [memberWith()],
  beforeEach: () => {
    host.logIn.mockClear();
    host.navigate.mockClear();
    host.logOutEverywhere.mockReset();
  },
});

const section = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name }));

const changePassword = async (password: string) => {
  const security = await section('Security');
  await userEvent.click(await security.findByRole('button', { name: 'Change' }));
  const field = await security.findByLabelText('New password');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, password);
  await userEvent.click(security.getByRole('button', { name: 'Save' }));
  return security;
};

export const Overview = meta.story({
  play: async () => {
    await (await section(/^(Details|مشخصات)$/)).findByText(/^(Runa Holm|رونا هولم)$/);
    const name = inAnyLanguage('identity.account.sections');
    const parts = screen.getByRole('navigation', { name });
    const current = within(parts).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent(inAnyLanguage('lists.compareOverview'));
  },
});

export const Modes = Overview.extend({
  parameters: { chromatic: inModes('small dark', 'narrow') },
});

export const ForcedColors = Overview.extend({ globals: small });

export const RightToLeft = Overview.extend({
  // The member's name.
  parameters: { foreignTexts: [/Runa( Holm)?/gu] },
  globals: { ...large, locale: 'fa-IR' },
});

export const AsksVisitorToLogIn = meta.story({
  loaders: [mockPlatform()],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(host.logIn).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const ChangesPassword = meta.story({
  play: async ({ canvasElement, loaded }) => {
    const security = await section('Security');
    await userEvent.click(await security.findByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue(member.email),
    );
    await userEvent.click(security.getByRole('button', { name: 'Cancel' }));
    await changePassword('another-glaze');
    await security.findByText('Your password has been changed.');
    await waitFor(() => expect(security.getByRole('button', { name: 'Change' })).toHaveFocus());
    const { calls } = getPlatform(loaded);
    await expect(calls.filter(({ name }) => name === 'identity.changePassword')).toHaveLength(1);
  },
});

export const RejectsShortPassword = meta.story({
  globals: { ...small, theme: 'dark' },
  play: async () => {
    const security = await changePassword('short');
    const field = security.getByLabelText('New password');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('short');
  },
});

export const KeepsPasswordWhileOffline = meta.story({
  loaders: [memberWith({}, 'identity.changePassword')],
  play: async () => {
    const security = await changePassword('another-glaze');
    await security.findByText(/^We couldn’t connect/);
    await expect(security.getByLabelText('New password')).toHaveValue('another-glaze');
    await userEvent.click(security.getByRole('button', { name: 'Save' }));
    await security.findByText('Your password has been changed.');
  },
});

export const EditsDetails = meta.story({
  play: async () => {
    const details = await section('Details');
    await userEvent.click(await details.findByRole('button', { name: 'Edit' }));
    const first = await details.findByRole('textbox', { name: 'First name (optional)' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.clear(first);
    await userEvent.type(first, 'Rune');
    await userEvent.click(details.getByRole('button', { name: 'Save' }));
    await details.findByText('Rune Holm');
    await details.findByText('Your details have been saved.');
    await waitFor(() => expect(details.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
});

const unread = fn<ProfilePort['read']>();

export const RetriesLoadingDetails = meta.story({
  loaders: [
    memberWith({
      read: unread.mockImplementation(async () => {
        throw new Error('Down');
      }),
    }),
  ],
  play: async () => {
    const details = await section('Details');
    await details.findByText('We couldn’t load your details.');
    const callCount = unread.mock.calls.length;
    await userEvent.click(details.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(unread.mock.calls.length).toBeGreaterThan(callCount));
    await details.findByText('We couldn’t load your details.');
  },
});

export const NoName = meta.story({
  loaders: [
    memberWith({ read: async () => ({ email: { address: member.email, isVerified: true } }) }),
  ],
  play: async () => {
    const details = await section('Details');
    await details.findByText('No name yet');
  },
});

export const NoDetails = meta.story({
  loaders: [signedIn()],
  globals: { ...narrow, theme: 'dark' },
  play: async () => {
    await (await section('Details')).findByText(/^Your details will appear here/);
  },
});

export const LogsOut = meta.story({
  play: async ({ canvas }) => {
    const security = await section('Security');
    await userEvent.click(await security.findByRole('button', { name: 'Log out' }));
    await canvas.findByRole('heading', { name: 'Log in to see your account' });
    await waitFor(() => expect(host.navigate).toHaveBeenCalledTimes(1));
  },
});

export const ReportsFailedLogoutEverywhere = meta.story({
  globals: small,
  play: async () => {
    host.logOutEverywhere.mockRejectedValueOnce(new Error('Down'));
    const security = await section('Security');
    await userEvent.click(await security.findByRole('button', { name: 'Log out everywhere' }));
    await security.findByText(/^We couldn’t log you out on every device/);
  },
});
