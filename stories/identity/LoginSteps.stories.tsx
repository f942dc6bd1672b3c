import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { email, host, InDialog, respondingWith } from './login-steps-demo.tsx';

const small = { viewport: { value: 'small', isRotated: false } };
const large = { viewport: { value: 'large', isRotated: false } };

const meta = preview.meta({
  title: 'Identity/LoginSteps',
  component: InDialog,
  globals: large,
  beforeEach: respondingWith(),
});

const inside = async () => within(await screen.findByRole('dialog'));

const press = async (name: string) =>
  userEvent.click((await inside()).getByRole('button', { name }));

export const SubmitsRegistration = meta.story({
  args: { step: 'register' },
  play: async () => {
    const step = await inside();
    await userEvent.type(step.getByRole('textbox', { name: 'Email' }), ` ${email} `);
    await userEvent.type(step.getByLabelText('Password'), 'elmgreen-1998');
    await press('Create account');
    await expect(host.send).toHaveBeenCalledWith({ email, password: 'elmgreen-1998' });
  },
});

export const SubmitsNamesAndPassesEmailToLogin = meta.story({
  args: { step: 'register' },
  globals: small,
  play: async () => {
    const step = await inside();
    await userEvent.type(step.getByRole('textbox', { name: 'Email' }), ` ${email} `);
    await userEvent.type(step.getByLabelText('Password'), 'elmgreen-1998');
    await userEvent.type(step.getByRole('textbox', { name: /^First name/ }), ' Inger ');
    await press('Create account');
    const values = { email, password: 'elmgreen-1998', firstName: 'Inger' };
    await expect(host.send).toHaveBeenLastCalledWith(values);
    await userEvent.type(step.getByRole('textbox', { name: /^Last name/ }), 'Holmstrom');
    await press('Create account');
    await expect(host.send).toHaveBeenLastCalledWith({ ...values, lastName: 'Holmstrom' });
    await press('Log in');
    await expect(host.go).toHaveBeenCalledWith('logIn', email);
  },
});

export const RegisterSmallDark = meta.story({
  args: { step: 'register' },
  globals: { ...small, theme: 'dark' },
});

export const ShowsTakenEmailAtField = meta.story({
  args: { step: 'register' },
  beforeEach: respondingWith('emailAlreadyExists'),
  play: async () => {
    const step = await inside();
    await userEvent.type(step.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.type(step.getByLabelText('Password'), 'elmgreen-1998');
    await press('Create account');
    await waitFor(() => expect(step.getByRole('textbox', { name: 'Email' })).toBeInvalid());
    await expect(step.getByLabelText('Password')).toHaveValue('elmgreen-1998');
  },
});

export const RequestsResetLink = meta.story({
  args: { step: 'forgot' },
  play: async () => {
    await press('Send link');
    await expect(host.send).toHaveBeenCalledWith({ email });
    await press('Back to login');
    await expect(host.go).toHaveBeenLastCalledWith('logIn');
  },
});

export const ResetLinkSent = meta.story({
  args: { step: 'recoverySent' },
  play: async () => {
    const step = await inside();
    await waitFor(() =>
      expect(step.getByText(/^If there’s an account for inger@holmstrom\.dk/)).toBeVisible(),
    );
  },
});

export const NamesAccountForPasswordManagers = meta.story({
  parameters: { requirements: ['S75'] },
  args: { step: 'reset' },
  play: async () => {
    const step = await inside();
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelector('[autocomplete=username]')).toHaveValue(email);
    await userEvent.type(step.getByLabelText('New password'), 'fennhouse-2026');
    await press('Save password');
    await expect(host.send).toHaveBeenCalledWith({ password: 'fennhouse-2026' });
  },
});

export const ExpiredLink = meta.story({
  args: { step: 'reset' },
  beforeEach: respondingWith('ended'),
  play: async () => {
    const step = await inside();
    await userEvent.type(step.getByLabelText('New password'), 'fennhouse-2026');
    await press('Save password');
    await waitFor(() =>
      expect(
        step.getByRole('group', { name: 'This link has expired. Request a new one.' }),
      ).toHaveFocus(),
    );
    await expect(step.getByLabelText('New password')).toHaveValue('fennhouse-2026');
  },
});

export const RequiresLoginAfterReset = meta.story({
  args: { step: 'resetDone' },
  play: async () => {
    await press('Log in');
    await expect(host.go).toHaveBeenLastCalledWith('logIn');
  },
});

export const SubmitsCompleteCode = meta.story({
  args: { step: 'verify' },
  play: async () => {
    const step = await inside();
    await userEvent.click(step.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste('482 135');
    await waitFor(() => expect(host.send).toHaveBeenCalledTimes(1));
    await expect(host.send).toHaveBeenCalledWith({ code: '482135' });
  },
});

export const KeepsWrongCode = meta.story({
  args: { step: 'verify' },
  beforeEach: respondingWith('wrongCode'),
  globals: small,
  play: async () => {
    const step = await inside();
    await userEvent.click(step.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste('482135');
    await waitFor(() => expect(step.getByRole('textbox', { name: 'Code' })).toBeInvalid());
    await expect(step.getByRole('textbox', { name: 'Code' })).toHaveValue('482135');
  },
});

export const RejectsIncompleteCode = meta.story({
  args: { step: 'verify' },
  play: async () => {
    const step = await inside();
    await userEvent.type(step.getByRole('textbox', { name: 'Code' }), '482');
    await press('Continue');
    await expect(host.send).not.toHaveBeenCalled();
    await expect(step.getByRole('textbox', { name: 'Code' })).toBeInvalid();
  },
});

export const AnnouncesNewCode = meta.story({
  parameters: { requirements: ['S72'] },
  args: { step: 'verify' },
  play: async () => {
    const code = (await inside()).getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '482');
    host.go.mockImplementationOnce(() => {
      throw new DOMException('Aborted', 'AbortError');
    });
    await press('Send a new code');
    await expect(host.go).toHaveBeenCalledWith('resend');
    await expect(code).toHaveValue('482');
    await expect(getAnnouncement()).toBe('');
    await press('Send a new code');
    await waitFor(() => expect(code).toHaveValue(''));
    const sent = 'We’ve sent a new six-digit code to inger@holmstrom.dk.';
    await waitFor(() => expect(getAnnouncement()).toBe(sent));
    const step = await inside();
    await waitFor(() => expect(step.getByText(sent)).toBeVisible());
  },
});

export const WaitsBeforeNewCode = meta.story({
  parameters: { requirements: ['S72'] },
  args: { step: 'verifyLater' },
  globals: { ...large, theme: 'dark' },
  play: async () => {
    const step = await inside();
    const again = step.getByRole('button', { name: 'Send a new code in 24 seconds' });
    await expect(again).toBeDisabled();
  },
});

export const PendingApproval = meta.story({
  parameters: { requirements: ['S74'] },
  args: { step: 'approval' },
  play: async () => {
    await press('Got it');
    await expect(host.go).toHaveBeenCalledWith('done');
  },
});

export const ContinuesAtProvider = meta.story({
  parameters: { requirements: ['S73'] },
  args: { step: 'hosted' },
  play: async () => {
    await press('Continue');
    await expect(host.go).toHaveBeenCalledWith('hosted');
  },
});

export const SessionExpired = meta.story({
  args: { step: 'ended' },
  play: async () => {
    await press('Continue as a guest');
    await expect(host.go).toHaveBeenCalledWith('dismiss');
  },
});

export const RightToLeft = meta.story({
  args: { step: 'verify' },
  globals: { ...small, locale: 'fa-IR' },
});
