import { ErrorSummary, Field, TextField, UiProvider } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';

const errors = [
  { message: 'Enter an email address like name@example.com', controlId: 'email' },
  { message: 'Enter a four-digit Danish postcode', controlId: 'postcode' },
  { message: 'Accept the house rules to continue', controlId: 'rules' },
];

const meta = preview.meta({
  title: 'Primitives/ErrorSummary',
  component: ErrorSummary,
  parameters: { layout: 'padded' },
  args: { errors, style: { maxInlineSize: 640 } },
});

export const SpellsErrorCount = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '3 fields need your attention' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible());
  },
});

export const Themes = meta.story({ parameters: { chromatic: inModes('dark', 'contrast') } });

export const UsesSingularForOneError = meta.story({
  args: { errors: errors.slice(0, 1), level: 3 },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 3, name: '1 field needs your attention' }),
      ).toBeVisible(),
    );
  },
});

export const FormErrorWithoutHeading = meta.story({
  args: { errors: [{ message: 'The card was declined. Nothing was charged.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await waitFor(() =>
      expect(
        canvas.getByRole('group', { name: 'The card was declined. Nothing was charged.' }),
      ).toBeVisible(),
    );
  },
});

export const FocusesFieldFromLink = meta.story({
  args: { errors: errors.slice(0, 2) },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
      <ErrorSummary {...args} />
      <Field id="email" label="Email" error={errors[0]?.message}>
        <TextField type="email" defaultValue="inger@holmstrom" />
      </Field>
      <Field id="postcode" label="Postcode" error={errors[1]?.message}>
        <TextField defaultValue="141" />
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const url = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a four-digit Danish postcode' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveFocus());
    await expect(location.href).toBe(url);
  },
});

export const SmallDark = meta.story({
  globals: { viewport: { value: 'small', isRotated: false }, theme: 'dark' },
  play: fitsWindow,
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  args: {
    errors: [
      { message: 'نشانی ایمیل را کامل بنویسید، مانند name@example.com', controlId: 'email' },
      { message: 'کد پستی چهاررقمی را بنویسید', controlId: 'postcode' },
    ],
  },
  render: (args) => (
    <UiProvider
      locale="fa-IR"
      messages={{
        'common.errors': {
          '=2': 'دو پاسخ را دوباره ببینید',
          other: '{count} پاسخ را دوباره ببینید',
        },
      }}
    >
      <ErrorSummary {...args} />
    </UiProvider>
  ),
});
