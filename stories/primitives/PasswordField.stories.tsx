import { Button, Field, Form, PasswordField, SubmitButton } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { FieldGallery } from '../lib/FieldGallery.tsx';
import { sent } from '../lib/sent-requests.ts';

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: { 'aria-label': 'Password', autoComplete: 'current-password' },
});

const one = (props: object = {}) => (
  <PasswordField
    aria-label="Password"
    autoComplete="current-password"
    defaultValue="elmgreen-1998"
    {...props}
  />
);

const EveryState = () => <FieldGallery name="Password" draw={one} empty={{ defaultValue: '' }} />;

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    const fields = canvas.getAllByLabelText('Password');
    await expect(fields.filter((field) => field.matches(':disabled'))).toHaveLength(1);
    await expect(fields.filter((field) => field.ariaInvalid === 'true')).toHaveLength(1);
    for (const field of fields) await expect(field).toHaveAttribute('type', 'password');
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const AnnouncesVisibility = meta.story({
  render: () => one(),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(getAnnouncement()).toBe('Your password is shown');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(getAnnouncement()).toBe('Your password is hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
});

const LogIn = ({ onSubmit }: { onSubmit: () => Promise<void> }) => (
  <Form onSubmit={onSubmit} style={{ maxInlineSize: 348 }}>
    <Field
      label="Password"
      name="password"
      required
      action={<Button emphasis="text">Reset password</Button>}
    >
      <PasswordField autoComplete="current-password" />
    </Field>
    <SubmitButton>Log in</SubmitButton>
  </Form>
);

const onSubmit = fn(async () => {});

export const HidesPasswordOnSubmit = meta.story({
  beforeEach: () => void onSubmit.mockClear(),
  render: () => <LogIn onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'elmgreen-1998');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(sent(onSubmit)).toEqual({ password: 'elmgreen-1998' });
  },
});

export const FocusesResetAfterField = meta.story({
  render: () => <LogIn onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus(),
    );
    await userEvent.tab();
    const reset = canvas.getByRole('button', { name: 'Reset password' });
    await waitFor(() => expect(reset).toHaveFocus());
    // It is above the field's text all the same, in the label's line.
    const line = canvas.getByText('Password').getBoundingClientRect();
    await expect(reset.getBoundingClientRect().top).toBeLessThan(line.bottom);
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  render: () => (
    <div style={{ maxInlineSize: 348 }}>
      <Field label="گذرواژه" action={<Button emphasis="text">بازنشانی</Button>}>
        <PasswordField autoComplete="current-password" defaultValue="elmgreen-1998" />
      </Field>
    </div>
  ),
});
