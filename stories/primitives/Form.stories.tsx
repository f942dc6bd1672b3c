import {
  Checkbox,
  Combobox,
  Field,
  type FieldErrors,
  Form,
  type FormProps,
  NumberStepper,
  RadioGroup,
  Select,
  SubmitButton,
  TextArea,
  TextField,
} from '@vitrine/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { countries } from '../lib/countries.ts';

/** A host that answers each submission so; without an answer all is well. */
const answers = (answer?: FieldErrors | Promise<undefined>) =>
  fn<FormProps['onSubmit']>(async () => answer);

const meta = preview.meta({
  title: 'Primitives/Form',
  component: Form,
  parameters: { layout: 'padded' },
  args: {
    onSubmit: answers(),
    style: { maxInlineSize: 640 },
    children: (
      <>
        <Field label="First name" name="firstName" required>
          <TextField autoComplete="given-name" />
        </Field>
        <Field label="E-mail" name="email" hint="Your tickets go here." required>
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
        <SubmitButton labels={{ pending: 'Sending' }}>Continue to payment</SubmitButton>
      </>
    ),
  },
});

const sent = (onSubmit: unknown) =>
  Object.fromEntries((onSubmit as { mock: { lastCall: [FormData] } }).mock.lastCall[0]);

export const RefusedFormFocusesTheSummary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Inger');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'inger');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '141');
    // Nothing is said while somebody writes.
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = canvas.getByRole('group', { name: 'Three answers need another look' });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Your tickets go here. Enter an e-mail address such as name@example.com',
    );
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('inger');
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual([
      'Enter an e-mail address such as name@example.com',
      'Enter four digits',
      'Accept the house rules to continue',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'Accept the house rules to continue' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter four digits' }));
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveFocus();
  },
});

export const ErrorsClearOneByOneAsTheyAreCorrected = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Continue to payment' });
    await userEvent.click(send);
    await expect(canvas.getByRole('group', { name: /^Four/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Inger');
    await expect(canvas.getByRole('group', { name: /^Three/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.getByRole('group', { name: /^Two/ })).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '1414');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'inger@example.com');
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
    <Field label="E-mail" name="email" required>
      <TextField type="email" defaultValue="inger@example.com" />
    </Field>
    <Field label="Code" name="code">
      <TextField defaultValue="FIRSTLIGHT" />
    </Field>
    <SubmitButton labels={{ pending: 'Sending' }}>Send</SubmitButton>
  </>
);

export const RefusalOfAServerStandsAtItsFieldUntilTheAnswerChanges = meta.story({
  args: {
    children: filled,
    onSubmit: answers({ code: 'This code has ended. Leave it out or try another.' }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /^One/ })).toHaveFocus());
    await expect(code).toBeInvalid();
    await expect(code).toHaveValue('FIRSTLIGHT');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), '.org');
    await expect(code).toBeInvalid();
    await userEvent.type(code, '2');
    await expect(code).toBeValid();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const RefusalWithoutAFieldStandsInTheSummary = meta.story({
  args: {
    children: filled,
    onSubmit: answers({ form: 'The card was declined. Nothing was charged.' }),
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

export const SendingTwiceSendsOnce = meta.story({
  args: { children: filled, onSubmit: answers(new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Sending' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

const everyControl = (
  <>
    <Field label="Country" name="country" required>
      <Combobox options={countries} />
    </Field>
    <Field label="Day" name="day" required>
      <Select.Root placeholder="Choose a day">
        <Select.Item value="fri">Friday 27 November</Select.Item>
        <Select.Item value="sat">Saturday 28 November</Select.Item>
      </Select.Root>
    </Field>
    <Field label="Row" name="row" group required>
      <RadioGroup.Root>
        <RadioGroup.Item value="front">Front</RadioGroup.Item>
        <RadioGroup.Item value="back">Back</RadioGroup.Item>
      </RadioGroup.Root>
    </Field>
    <Field label="Guests" name="guests">
      <NumberStepper min={0} max={4} />
    </Field>
    <Field label="Note" name="note" optional>
      <TextArea maxLength={40} defaultValue="We come with a small child, who sleeps at eight." />
    </Field>
    <SubmitButton>Send</SubmitButton>
    <button type="reset">Start again</button>
  </>
);

export const EveryControlIsCheckedSentAndReset = meta.story({
  args: {
    children: everyControl,
    validate: (values: FormData) =>
      Number(values.get('guests')) > 1 ? { guests: 'Two seats are left, with yours' } : {},
  } as never,
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const note = canvas.getByRole('textbox', { name: /^Note/ });
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(send);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Fill in “Country”',
      'Choose an answer to “Day”',
      'Choose an answer to “Row”',
      'Two seats are left, with yours',
      'Shorten this by 8 characters',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'Choose an answer to “Row”' }));
    await expect(canvas.getByRole('radio', { name: 'Front' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('link', { name: 'Two seats are left, with yours' }));
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('link', { name: 'Fill in “Country”' }));
    await userEvent.keyboard('swe{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: 'Choose an answer to “Day”' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Saturday 28 November' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.clear(note);
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await userEvent.click(send);
    await expect(sent(args.onSubmit)).toEqual({
      country: 'SE',
      day: 'sat',
      row: 'front',
      guests: '1',
      note: '',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('0'));
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Day' })).toHaveTextContent('Choose a day');
    await expect(canvas.getByRole('radio', { name: 'Front' })).not.toBeChecked();
    await expect(canvas.getByText('8 characters too many')).toBeVisible();
  },
});

export const DarkAndSmall = meta.story({
  globals: { theme: 'dark', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(canvas.getByRole('group', { name: /^Four/ })).toHaveFocus();
  },
});
