import {
  Button,
  Checkbox,
  CheckboxGroup,
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
} from '@vitrine/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { countries } from '../lib/countries.ts';
import { sent } from '../lib/sent-requests.ts';

const meta = preview.meta({
  title: 'Primitives/FormControls',
  component: Form,
  parameters: { layout: 'padded' },
  args: { onSubmit: fn<FormProps['onSubmit']>(), style: { maxInlineSize: 640 } },
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
      <TextArea maxLength={40} defaultValue="We’re bringing a child who goes to bed at eight." />
    </Field>
    <SubmitButton>Send</SubmitButton>
    <Button type="reset" emphasis="quiet">
      Start again
    </Button>
  </>
);

export const ValidatesSubmitsAndResets = meta.story({
  args: {
    children: everyControl,
    validate: (values: FormData): FieldErrors =>
      Number(values.get('guests')) > 1 ? { guests: 'Two seats are left, with yours' } : {},
  },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const note = canvas.getByRole('textbox', { name: /^Note/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(send);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter country',
      'Select an option for “Day”',
      'Select an option for “Row”',
      'Two seats are left, with yours',
      'Shorten this by 8 characters',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'Select an option for “Row”' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Front' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('link', { name: 'Two seats are left, with yours' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('link', { name: 'Enter country' }));
    await userEvent.keyboard('swe{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: 'Select an option for “Day”' }));
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
    await waitFor(() => expect(canvas.getByText('8 characters too many')).toBeVisible());
  },
});

export const ShowsOneErrorPerGroup = meta.story({
  args: {
    validate: (values: FormData): FieldErrors =>
      values.getAll('needs').length > 1 ? { needs: 'Choose one: the hall has one such seat' } : {},
    children: (
      <>
        <Field label="Seat needs" name="needs" group>
          <CheckboxGroup>
            <Checkbox name="needs" value="wheelchair" defaultChecked>
              Space for a wheelchair
            </Checkbox>
            <Checkbox name="needs" value="loop" defaultChecked>
              Hearing loop
            </Checkbox>
          </CheckboxGroup>
        </Field>
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const sentence = 'Choose one: the hall has one such seat';
    await userEvent.click(send);
    await expect(canvas.getAllByText(sentence)).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: 'Seat needs' })).toHaveAccessibleDescription(
      sentence,
    );
    await userEvent.click(canvas.getByRole('link', { name: sentence }));
    const first = canvas.getByRole('checkbox', { name: 'Space for a wheelchair' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
    await userEvent.click(send);
    await expect(sent(args.onSubmit)).toEqual({ needs: 'loop' });
  },
});
