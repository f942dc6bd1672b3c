import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { captchaStandIn, type StandInOptions } from './fake-captcha.ts';
import {
  closed,
  fill,
  flowStory,
  inside,
  large,
  logIn,
  member,
  narrow,
  navigate,
  press,
  title,
} from './login-flow-demo.tsx';

type Keys = { visible?: string; invisible?: string };

const visible: Keys = { visible: 'visible-key' };
const both: Keys = { ...visible, invisible: 'invisible-key' };

/** A site that requires a captcha for everything, with a placeholder for the provider's. */
const withCaptcha = (captcha: Keys, standIn: StandInOptions = {}) =>
  mockPlatform(
    ({ platform }) => platform.identity.setRules({ captchaAfter: 0, captchaOnRegistration: true }),
    { captcha, ports: () => ({ captcha: captchaStandIn(standIn) }) },
  );

const meta = preview.meta({
  title: 'Identity/Captcha',
  ...flowStory,
  loaders: [withCaptcha(visible)],
});

const box = async () =>
  (await inside()).findByRole('checkbox', { name: 'I am a person', checked: false });

const sent = (loaded: unknown) =>
  getPlatform(loaded).calls.filter(({ name }) => name === 'identity.loginV2').length;

export const SolvesInvisibleCaptcha = meta.story({
  parameters: { requirements: ['S69'] },
  loaders: [withCaptcha(both)],
  play: async ({ canvas, loaded }) => {
    await logIn();
    await closed();
    await canvas.findByText('You are logged in.');
    await expect(sent(loaded)).toBe(2);
  },
});

export const KeepsInputForVisibleCaptcha = meta.story({
  parameters: { requirements: ['S69', 'L28'] },
  play: async () => {
    await logIn();
    await box();
    const step = await inside();
    await expect(step.getByRole('textbox', { name: 'Email' })).toHaveValue(member.email);
    await expect(step.getByLabelText('Password')).toHaveValue(member.password);
    await waitFor(() =>
      expect(step.getByRole('group', { name: /^Confirm you’re human, then/ })).toHaveFocus(),
    );
  },
});

export const RequiresSolvedCaptcha = meta.story({
  parameters: { requirements: ['S69'] },
  play: async ({ canvas, loaded }) => {
    await logIn();
    await box();
    await press('Log in');
    const step = await inside();
    await waitFor(() =>
      expect(step.getByRole('group', { name: 'Security check' })).toHaveAccessibleDescription(
        'Confirm you’re human',
      ),
    );
    await expect(sent(loaded)).toBe(1);
    await userEvent.click(await box());
    await press('Log in');
    await closed();
    await canvas.findByText('You are logged in.');
  },
});

export const RetriesRejectedCaptcha = meta.story({
  parameters: { requirements: ['S69', 'L28'] },
  loaders: [withCaptcha(visible, { visible: ['guesses', 'solves'] })],
  globals: { ...narrow, theme: 'dark' },
  play: async ({ loaded }) => {
    await logIn();
    await userEvent.click(await box());
    await press('Log in');
    await waitFor(() => expect(sent(loaded)).toBe(2));
    // Its token was good for one try.
    await userEvent.click(await box());
    await press('Log in');
    await closed();
  },
});

export const ReportsExpiredCaptcha = meta.story({
  parameters: { requirements: ['S69'] },
  loaders: [withCaptcha(visible, { visible: ['expires', 'solves', 'expires'] })],
  globals: narrow,
  play: async ({ loaded }) => {
    await logIn({ ...member, password: 'cold-stoneware' });
    await userEvent.click(await box());
    const step = await inside();
    await step.findByText('The check timed out. Try again.');
    await press('Log in');
    await waitFor(() =>
      expect(step.getByRole('group', { name: 'Security check' })).toHaveAccessibleDescription(
        'Confirm you’re human',
      ),
    );
    await expect(sent(loaded)).toBe(1);
    await userEvent.click(await box());
    await waitFor(() => expect(step.queryByText('The check timed out. Try again.')).toBeNull());
    await press('Log in');
    await step.findByText(/^That email and password don’t match/);
    // Its token was good for one try.
    await userEvent.click(await box());
    await step.findByText('The check timed out. Try again.');
  },
});

export const LeavesBrokenCaptchaForHostedLogin = meta.story({
  parameters: { requirements: ['S70'] },
  loaders: [withCaptcha(visible, { visible: ['guesses', 'isBlocked'] })],
  globals: narrow,
  play: async ({ loaded }) => {
    await logIn();
    await userEvent.click(await box());
    await press('Log in');
    await waitFor(() => expect(sent(loaded)).toBe(2));
    await userEvent.click(await box());
    await (await inside()).findByRole('link', { name: /^We couldn’t load the check/ });
    await expect(navigate).not.toHaveBeenCalled();
    await press('Log in on another page');
    await title('Continue on another page');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  },
});

export const AllowsChallengeOutsideDialog = meta.story({
  parameters: { requirements: ['S69'] },
  loaders: [withCaptcha(visible, { withTask: true })],
  play: async () => {
    await logIn();
    await userEvent.click(await box());
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choose all vases', hidden: true }),
    );
    await (await inside()).findByRole('checkbox', { name: 'I am a person', checked: true });
    await press('Log in');
    await closed();
  },
});

export const RequiresCaptchaForRegistration = meta.story({
  // The check is a page of its own provider, in English.
  parameters: { requirements: ['S69'], foreignTexts: [/I am a person/g] },
  globals: { ...large, locale: 'fa-IR' },
  play: async () => {
    await press('ایجاد حساب کاربری');
    await title('ایجاد حساب کاربری');
    await fill({ email: 'mette@oksen.dk', password: 'elmgreen-1998' });
    await press('ایجاد حساب');
    await userEvent.click(await box());
    await (await inside()).findByRole('checkbox', { name: 'I am a person', checked: true });
  },
});

export const RetriesBlockedCaptcha = meta.story({
  parameters: { requirements: ['S70'] },
  loaders: [withCaptcha(visible, { visible: ['isBlocked', 'isBlocked', 'solves'] })],
  globals: { ...narrow, theme: 'dark' },
  play: async () => {
    await logIn();
    const step = await inside();
    const failure = /^We couldn’t load the check/;
    const summary = await step.findByRole('link', { name: failure });
    await expect(step.queryByText(/human/)).toBeNull();
    await userEvent.click(step.getByRole('button', { name: 'Try again' }));
    await step.findByRole('link', { name: failure });
    await expect(step.getByLabelText('Password')).toHaveValue(member.password);
    await press('Log in');
    await expect(summary).toHaveAccessibleName(failure);
  },
});

export const FallsBackToHostedLogin = meta.story({
  parameters: { requirements: ['S70'] },
  loaders: [withCaptcha({ invisible: 'invisible-key' }, { silent: 'isBlocked' })],
  globals: narrow,
  play: async () => {
    await logIn();
    await (await inside()).findByText(/^We couldn’t load the security check/);
    await press('Log in on another page');
    await title('Continue on another page');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  },
});
