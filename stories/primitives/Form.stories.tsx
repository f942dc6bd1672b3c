import {
  Checkbox,
  Field,
  type FieldErrors,
  Form,
  type FormProps,
  SubmitButton,
  TextField,
} from '@vitrine/ui';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { sent } from '../lib/sent-requests.ts';

/** Returns a submit handler with these errors; without errors the submission succeeds. */
const submitsWith = (errors?: FieldErrors | Promise<undefined>) =>
  fn<FormProps['onSubmit']>(async () => errors);

const meta = preview.meta({
  title: 'Primitives/Form',
  component: Form,
  parameters: { layout: 'padded' },
  args: {
    onSubmit: submitsWith(),
    style: { maxInlineSize: 640 },
    children: (
      <>
        <Field label="First name" name="firstName" required>
          <TextField autoComplete="given-name" />
        </Field>
        <Field label="Email" name="email" hint="Your tickets go here." required>
          <TextField type="email" />
        </Field>
        <Field
          label="Postcode"
          name="postcode"
          required
          problems={{ valueMissing: 'Enter four digits', patternMismatch: 'Enter four digits' }}
        >
          <TextField pattern="\d{4}" inputMode="numeric" />
        </Field>
        <Checkbox
          name="rules"
          required
          problems={{ valueMissing: 'Accept the house rules to continue' }}
        >
          I accept the house rules
        </Checkbox>
        <SubmitButton labels={{ loading: 'Sending' }}>Continue to payment</SubmitButton>
      </>
    ),
  },
});

export const FocusesErrorSummaryOnSubmit = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Inger');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'inger');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '141');
    // No error appears while the user types.
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = canvas.getByRole('group', { name: '3 fields need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Your tickets go here. Enter an email address like name@example.com',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('inger');
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual([
      'Enter an email address like name@example.com',
      'Enter four digits',
      'Accept the house rules to continue',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'Accept the house rules to continue' }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Enter four digits' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveFocus());
  },
});

export const ClearsErrorsOnCorrection = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Continue to payment' });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('group', { name: /^4 / })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Inger');
    await waitFor(() => expect(canvas.getByRole('group', { name: /^3 / })).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.getByRole('group', { name: /^2 / })).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '1414');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'inger@example.com');
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(sent(args.onSubmit)).toEqual({
      firstName: 'Inger',
      email: 'inger@example.com',
      postcode: '1414',
      rules: 'on',
    });
  },
});

const filled = (
  <>
    <Field label="Email" name="email" required>
      <TextField type="email" defaultValue="inger@example.com" />
    </Field>
    <Field label="Code" name="code">
      <TextField defaultValue="FIRSTLIGHT" />
    </Field>
    <SubmitButton labels={{ loading: 'Sending' }}>Send</SubmitButton>
  </>
);

export const ShowsServerErrorAtField = meta.story({
  args: {
    children: filled,
    onSubmit: submitsWith({ code: 'This code has ended. Leave it out or try another.' }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /^1 / })).toHaveFocus());
    await expect(code).toBeInvalid();
    await expect(code).toHaveValue('FIRSTLIGHT');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '.org');
    await expect(code).toBeInvalid();
    await userEvent.type(code, '2');
    await expect(code).toBeValid();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const ShowsFormErrorInSummary = meta.story({
  args: {
    children: filled,
    onSubmit: submitsWith({ form: 'The card was declined. Nothing was charged.' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(
        canvas.getByRole('group', { name: 'The card was declined. Nothing was charged.' }),
      ).toHaveFocus(),
    );
  },
});

export const ShowsMessageAfterException = meta.story({
  args: {
    children: filled,
    onSubmit: fn<FormProps['onSubmit']>(),
  },
  play: async ({ canvas, userEvent, args }) => {
    args.onSubmit.mockRejectedValueOnce(new Error('No connection.'));
    const report = spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('group', {
      name: 'Something went wrong. What you entered is still here. Try again.',
    });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(report).toHaveBeenCalledOnce();
    await expect(report).toHaveBeenCalledWith(new Error('No connection.'));
    await expect(code).toHaveValue('FIRSTLIGHT2');
    await userEvent.type(code, '3');
    await expect(summary).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    // The screenshot shows the message.
    args.onSubmit.mockRejectedValueOnce(new Error('No connection.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
});

export const SubmitsOnce = meta.story({
  args: { children: filled, onSubmit: submitsWith(new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Sending' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const SmallDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /^4 / })).toHaveFocus());
  },
});
