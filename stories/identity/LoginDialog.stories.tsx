import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { email, host, InDialog, respondingWith, type StepName } from './login-steps-demo.tsx';

const small = { viewport: { value: 'small', isRotated: false } };
const large = { viewport: { value: 'large', isRotated: false } };

const logInArgs: { step: StepName } = { step: 'logIn' };

const meta = preview.meta({
  title: 'Identity/LoginDialog',
  component: InDialog,
  globals: large,
  args: logInArgs,
  beforeEach: respondingWith(),
});

const dialog = () => screen.findByRole('dialog');
const inside = async () => within(await dialog());

/** Presses a button once it has faded in. */
const press = async (name: string) =>
  userEvent.click((await inside()).getByRole('button', { name }));

const logIn = async () => {
  await userEvent.type((await inside()).getByLabelText('Password'), 'elmgreen-1998');
  await press('Log in');
};

export const Default = meta.story({
  play: async () => {
    const step = await inside();
    await expect(step.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(step.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(step.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(await dialog()).toHaveAccessibleDescription(
      'We hold your seats while you log in.',
    );
  },
});

export const Modes = meta.story({
  parameters: {
    chromatic: inModes('small', 'large dark', 'large contrast', 'small dark', 'large persian'),
  },
  globals: small,
});

export const SubmitsCredentials = meta.story({
  play: async () => {
    await logIn();
    await expect(host.send).toHaveBeenCalledTimes(1);
    await expect(host.send).toHaveBeenCalledWith({ email, password: 'elmgreen-1998' });
  },
});

export const KeepsEmailOnWrongPassword = meta.story({
  parameters: { requirements: ['S67'] },
  beforeEach: respondingWith('invalidPassword'),
  play: async () => {
    await logIn();
    const step = await inside();
    await waitFor(() =>
      expect(
        step.getByRole('group', {
          name: 'That email and password don’t match. Try again, or reset your password.',
        }),
      ).toHaveFocus(),
    );
    await expect(step.getByLabelText('Password')).toHaveValue('');
    await expect(step.getByLabelText('Password')).toBeInvalid();
    await expect(step.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await userEvent.type(step.getByLabelText('Password'), 'e');
    await expect(step.getByLabelText('Password')).toBeValid();
  },
});

export const ShowsSameErrorForUnknownEmail = meta.story({
  parameters: { requirements: ['S67'] },
  beforeEach: respondingWith('invalidEmail'),
  globals: { ...small, theme: 'dark' },
  play: async () => {
    await logIn();
    await expect(
      await (await inside()).findByText(/^That email and password don’t match/),
    ).toBeInTheDocument();
  },
});

export const KeepsInputWhileOffline = meta.story({
  parameters: { requirements: ['S68'] },
  beforeEach: respondingWith('unreachable'),
  play: async () => {
    await logIn();
    const step = await inside();
    await step.findByText(/^We couldn’t connect/);
    await expect(step.getByLabelText('Password')).toHaveValue('elmgreen-1998');
    await expect(step.getByLabelText('Password')).toBeValid();
  },
});

export const SubmitsOnceWhilePending = meta.story({
  parameters: { requirements: ['S66'] },
  beforeEach: respondingWith('pending'),
  play: async () => {
    await logIn();
    const button = await (await inside()).findByRole('button', { name: 'Logging in' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(host.send).toHaveBeenCalledTimes(1);
  },
});

export const RequiresEmailAndPassword = meta.story({
  play: async () => {
    const step = await inside();
    await userEvent.clear(step.getByRole('textbox', { name: 'Email' }));
    await press('Log in');
    await waitFor(() =>
      expect(step.getByRole('group', { name: '2 fields need your attention' })).toHaveFocus(),
    );
    await expect(host.send).not.toHaveBeenCalled();
  },
});

export const PassesEmailToOtherSteps = meta.story({
  play: async () => {
    const step = await inside();
    await userEvent.clear(step.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(step.getByRole('textbox', { name: 'Email' }), 'mette@oksen.dk');
    await press('Reset password');
    await expect(host.go).toHaveBeenLastCalledWith('forgot', 'mette@oksen.dk');
    await press('Create an account');
    await expect(host.go).toHaveBeenLastCalledWith('register', 'mette@oksen.dk');
  },
});

export const RestoresFocusOnEscape = meta.story({
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus());
  },
});

/** Overrides a property of the page's window until the story ends. */
const pretend = (name: 'isSecureContext' | 'parent', value: unknown) => () => {
  const descriptor = Object.getOwnPropertyDescriptor(window, name) ?? {};
  Object.defineProperty(window, name, { configurable: true, value });
  return () => void Object.defineProperty(window, name, descriptor);
};

/** A cross-origin window, which this page may not access. */
const stranger = Object.defineProperty(
  { postMessage: (...args: [unknown, string]) => window.top?.postMessage(...args) },
  'location',
  {
    get() {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame');
    },
  },
);

export const HidesPasswordInForeignFrame = meta.story({
  parameters: { requirements: ['S64'] },
  beforeEach: pretend('parent', stranger),
  play: async () => {
    const step = await inside();
    await expect(step.queryByLabelText('Password')).toBeNull();
    const alone = step.getByRole('link', { name: 'Open this page' });
    await expect(alone).toHaveAttribute('target', '_blank');
  },
});

export const HidesPasswordWithoutEncryption = meta.story({
  parameters: { requirements: ['S65'] },
  beforeEach: pretend('isSecureContext', false),
  globals: { ...small, theme: 'dark' },
  play: async () => {
    const step = await inside();
    await expect(step.queryByLabelText('Password')).toBeNull();
    await expect(step.getByRole('link', { name: 'Go to the secure page' })).toBeInTheDocument();
  },
});

export const ReopensClosedPopup = meta.story({
  parameters: { requirements: ['S29'] },
  args: { step: 'hostedClosed' },
  play: async () => {
    await (await inside()).findByText('The other window was closed before you logged in.');
    await press('Continue');
    await expect(host.go).toHaveBeenLastCalledWith('hosted');
    await press('Back to login');
    await expect(host.go).toHaveBeenLastCalledWith('logIn');
  },
});

export const ProviderIsSlow = meta.story({
  parameters: { requirements: ['S9'] },
  args: { step: 'hostedSlow' },
  play: async () => {
    await (await inside()).findByRole('heading', { name: 'Still logging you in' });
    await press('Continue');
    await expect(host.go).toHaveBeenLastCalledWith('hosted');
    await press('Back to login');
    await expect(host.go).toHaveBeenLastCalledWith('logIn');
  },
});

export const ProviderTimedOut = meta.story({
  args: { step: 'hostedTimedOut' },
  globals: { ...small, theme: 'dark' },
});

export const ProviderRejected = meta.story({
  args: { step: 'hostedRejected' },
  globals: { ...small, locale: 'fa-IR' },
});

export const RestartsOpenPopup = meta.story({
  args: { step: 'hostedWaiting' },
  play: async () => {
    await press('Waiting for the other page');
    await expect(host.go).not.toHaveBeenCalled();
    await press('Start again');
    await expect(host.go).toHaveBeenCalledWith('hosted');
  },
});
