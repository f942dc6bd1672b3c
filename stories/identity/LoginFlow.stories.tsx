import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  as,
  closed,
  fill,
  flowStory,
  inside,
  logIn,
  member,
  navigate,
  press,
  small,
  title,
} from './login-flow-demo.tsx';

const meta = preview.meta({
  title: 'Identity/LoginFlow',
  ...flowStory,
});

export const LogsInAndRestoresFocus = meta.story({
  play: async ({ canvas }) => {
    await logIn();
    await closed();
    await waitFor(async () => expect(await canvas.findByText('You are logged in.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Switch account' }));
    const step = await inside();
    await expect(await step.findByLabelText('Password')).toHaveValue('');
    await expect(step.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Switch account' })).toHaveFocus(),
    );
  },
});

export const KeepsEmailBetweenSteps = meta.story({
  globals: small,
  play: async () => {
    const expectEmail = async (value: string) =>
      expect(await (await inside()).findByRole('textbox', { name: 'Email' })).toHaveValue(value);
    await press('Create an account');
    await title('Create an account');
    await fill({ email: ` ${member.email} `, password: 'elmgreen-1998' });
    await press('Log in');
    await title('Log in');
    await expectEmail(member.email);
    await expect((await inside()).getByLabelText('Password')).toHaveValue('');
    await press('Reset password');
    await title('Reset password');
    await expectEmail(member.email);
    await press('Back to login');
    await title('Log in');
    await press('Reset password');
    await press('Send link');
    await title('Check your inbox');
    await press('Send again');
    await title('Reset password');
    await expectEmail(member.email);
    await press('Send link');
    await title('Check your inbox');
    await press('Back to login');
    await title('Log in');
    await expectEmail(member.email);
  },
});

export const RetriesWrongPassword = meta.story({
  parameters: { requirements: ['S67'] },
  play: async ({ canvas }) => {
    await logIn({ ...member, password: 'cold-stoneware' });
    const step = await inside();
    await step.findByText(/^That email and password don’t match/);
    await userEvent.type(step.getByLabelText('Password'), member.password);
    await press('Log in');
    await closed();
    await waitFor(async () => expect(await canvas.findByText('You are logged in.')).toBeVisible());
  },
});

export const RegistersWithPastedCode = meta.story({
  parameters: { requirements: ['S72'] },
  loaders: [
    mockPlatform(({ platform }) => platform.identity.setRules({ emailVerification: true })),
  ],
  play: async ({ canvas, loaded }) => {
    await press('Create an account');
    await title('Create an account');
    await fill({ email: 'mette@oksen.dk', password: 'elmgreen-1998' });
    await press('Create account');
    await title('Enter the code');
    await waitFor(async () => expect(await screen.findByRole('dialog')).toHaveFocus());
    await userEvent.click((await inside()).getByRole('textbox', { name: 'Code' }));
    await userEvent.paste(getPlatform(loaded).identity.codeFor('mette@oksen.dk'));
    await closed();
    await waitFor(async () => expect(await canvas.findByText('You are logged in.')).toBeVisible());
  },
});

export const RejectsShortPassword = meta.story({
  play: async () => {
    await press('Create an account');
    await title('Create an account');
    await fill({ email: 'mette@oksen.dk', password: 'elm' });
    await press('Create account');
    const password = (await inside()).getByLabelText('Password');
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveAccessibleDescription(
      'Eight characters or more. Enter at least 8 characters',
    );
    await expect(password).toHaveValue('elm');
  },
});

export const CorrectsWrongCode = meta.story({
  parameters: { requirements: ['S72'] },
  globals: small,
  play: async ({ loaded }) => {
    await logIn(as('ida'));
    await title('Enter the code');
    const right = getPlatform(loaded).identity.codeFor('ida@fennhouse.example');
    const wrong = right.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    const code = () => screen.getByRole('textbox', { name: 'Code' });
    await userEvent.click(code());
    await userEvent.paste(wrong);
    await waitFor(() => expect(code()).toBeInvalid());
    await userEvent.click(code());
    await userEvent.keyboard('{End}{Backspace}');
    await userEvent.keyboard(right.slice(-1));
    await closed();
  },
});

export const WaitsBeforeNewCode = meta.story({
  parameters: { requirements: ['S72'] },
  play: async ({ loaded }) => {
    await logIn(as('ida'));
    await title('Enter the code');
    await press('Send a new code');
    const wait = { name: 'Send a new code in 30 seconds' };
    await expect(await (await inside()).findByRole('button', wait)).toBeDisabled();
    // Timers of a hidden tab are paused.
    getPlatform(loaded).clock.advance(18_000);
    window.dispatchEvent(new Event('visibilitychange'));
    const rest = { name: 'Send a new code in 12 seconds' };
    await expect(await (await inside()).findByRole('button', rest)).toBeDisabled();
    getPlatform(loaded).clock.advance(12_000);
    window.dispatchEvent(new Event('visibilitychange'));
    const again = { name: 'Send a new code' };
    await waitFor(async () => expect((await inside()).getByRole('button', again)).toBeEnabled());
  },
});

export const ReportsFailedNewCode = meta.story({
  parameters: { requirements: ['S72'] },
  globals: small,
  play: async ({ loaded }) => {
    await logIn(as('ida'));
    await title('Enter the code');
    const code = screen.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '123');
    getPlatform(loaded).fail('identity.resendDuringAuthentication', 'unavailable', { times: 9 });
    await press('Send a new code');
    const step = await inside();
    await step.findByText(/^We couldn’t connect/);
    await expect(step.queryByText(/^We’ve sent a new six-digit code/)).toBeNull();
    await expect(step.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
    await expect(code).toHaveValue('123');
    await press('Back to login');
    await title('Log in');
  },
});

export const AccountPendingApproval = meta.story({
  parameters: { requirements: ['S74'] },
  play: async () => {
    await logIn(as('nils'));
    await title('Your account is being reviewed');
    await press('Got it');
    await closed();
  },
});

export const CompletesSecondFactorAtProvider = meta.story({
  parameters: { requirements: ['S73'] },
  play: async () => {
    await logIn(as('per'));
    await title('One more step');
    await press('Continue');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(navigate.mock.calls[0]?.[0]).toMatch(/^https:\/\/pages\.platform\.example\//);
  },
});

export const RequiresPasswordReset = meta.story({
  parameters: { requirements: ['S67'] },
  play: async ({ loaded }) => {
    await logIn(as('signe'));
    await (await inside()).findByText(/^This password needs to be reset/);
    await press('Reset password');
    await title('Reset password');
    await press('Send link');
    await title('Check your inbox');
    const { to } = getPlatform(loaded).identity.linkFor('signe@fennhouse.example');
    await expect(to).toBe('signe@fennhouse.example');
  },
});

export const HidesWhetherAccountExists = meta.story({
  parameters: { requirements: ['S67'] },
  globals: { ...small, theme: 'dark' },
  play: async ({ loaded }) => {
    await press('Reset password');
    const step = await inside();
    await userEvent.type(await step.findByRole('textbox', { name: 'Email' }), 'no@body.example');
    await press('Send link');
    await title('Check your inbox');
    await expect(getPlatform(loaded).identity.mails).toHaveLength(0);
  },
});

export const KeepsInputWhileOffline = meta.story({
  parameters: { requirements: ['S68'] },
  loaders: [
    mockPlatform(({ platform }) => {
      platform.fail('identity.loginV2', 'offline', { times: 1 });
    }),
  ],
  play: async ({ canvas }) => {
    await logIn();
    const step = await inside();
    await step.findByText(/^We couldn’t connect/);
    await expect(step.getByLabelText('Password')).toHaveValue(member.password);
    await press('Log in');
    await closed();
    await waitFor(async () => expect(await canvas.findByText('You are logged in.')).toBeVisible());
  },
});

export const SubmitsOnce = meta.story({
  parameters: { requirements: ['S66'] },
  loaders: [mockPlatform(({ platform }) => void platform.hold('identity.loginV2'))],
  play: async ({ loaded }) => {
    await fill(member);
    await userEvent.keyboard('{Enter}{Enter}');
    await press('Logging in');
    const sent = () => getPlatform(loaded).calls.filter(({ name }) => name === 'identity.loginV2');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await press('Logging in');
    await expect(sent()).toHaveLength(1);
  },
});
