import { expectNoOverflow } from '@vitrine/storybook';
import {
  Checkbox,
  CheckboxGroup,
  Combobox,
  Field,
  NumberStepper,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';

const meta = preview.meta({
  title: 'Primitives/Field',
  component: Field,
  parameters: { layout: 'padded' },
  args: { label: 'Email', children: <TextField type="email" /> },
});

const days = [
  { value: 'fri', label: 'Friday 27 November' },
  { value: 'sat', label: 'Saturday 28 November' },
];

/** Every control with label, hint and error, as on an event form. */
const AnyControl = () => (
  <div style={{ display: 'grid', gap: 20, maxInlineSize: 640 }}>
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr' }}>
      <Field label="First name" required>
        <TextField defaultValue="Inger" autoComplete="given-name" />
      </Field>
      <Field label="Last name" required>
        <TextField defaultValue="Holmström" autoComplete="family-name" />
      </Field>
    </div>
    <Field
      label="Email"
      hint="Your tickets go here."
      error="Enter an email address like name@example.com"
    >
      <TextField type="email" defaultValue="inger@holmstrom" />
    </Field>
    <Field label="Phone" optional>
      <TextField type="tel" defaultValue="+45" />
    </Field>
    <Field label="Country" error="Choose the country that you write from">
      <Select.Root placeholder="Choose a country">
        <Select.Item value="DK">Denmark</Select.Item>
      </Select.Root>
    </Field>
    <Field label="Day" hint="Doors open at 19:00." error="Choose a day">
      <Combobox options={days} placeholder="Search" />
    </Field>
    <Field label="Note to the house" error="Shorten this by 8 characters" optional>
      <TextArea defaultValue="We’re bringing a child who goes to bed at eight." />
    </Field>
    <Field label="Guests" hint="You can bring up to four." error="Only two seats are left">
      <NumberStepper defaultValue={3} min={0} max={4} />
    </Field>
    <Field label="Row" group error="Choose a row">
      <RadioGroup.Root>
        <RadioGroup.Item value="front">Front</RadioGroup.Item>
        <RadioGroup.Item value="back">Back</RadioGroup.Item>
      </RadioGroup.Root>
    </Field>
    <Field label="Seat needs" group hint="Tick all that apply.">
      <CheckboxGroup>
        <Checkbox defaultChecked>Space for a wheelchair</Checkbox>
        <Checkbox>Hearing loop</Checkbox>
      </CheckboxGroup>
    </Field>
  </div>
);

export const DescribesEveryControl = meta.story({
  render: AnyControl,
  play: async ({ canvas }) => {
    const described = (element: HTMLElement, description: string) =>
      expect(element).toHaveAccessibleDescription(description);
    await described(
      canvas.getByRole('textbox', { name: 'Email' }),
      'Your tickets go here. Enter an email address like name@example.com',
    );
    await described(
      canvas.getByRole('combobox', { name: 'Country' }),
      'Choose the country that you write from',
    );
    await described(
      canvas.getByRole('combobox', { name: 'Day' }),
      'Doors open at 19:00. Choose a day',
    );
    await described(
      canvas.getByRole('spinbutton', { name: 'Guests' }),
      'You can bring up to four. Only two seats are left',
    );
    await described(canvas.getByRole('radiogroup', { name: 'Row' }), 'Choose a row');
    await described(canvas.getByRole('group', { name: 'Seat needs' }), 'Tick all that apply.');
    for (const name of ['Email', /^Note/]) {
      await expect(canvas.getByRole('textbox', { name })).toBeInvalid();
    }
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeValid();
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: AnyControl,
});

export const Small = meta.story({
  render: AnyControl,
  globals: { viewport: { value: 'small', isRotated: false } },
  play: fitsWindow,
});

export const FocusesControlFromLabel = meta.story({
  args: { hint: 'Your tickets go here.', optional: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email (optional)' })).toHaveFocus(),
    );
  },
});

export const WrapsLongTextRightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <Field
        label="نشانی ایمیلی که بلیت‌ها و رسید خرید به آن فرستاده می‌شود"
        hint="اگر پیام را نمی‌یابید، پوشهٔ هرزنامه را هم ببینید."
        error="نشانی ایمیل را کامل بنویسید، مانند name@example.com"
      >
        <TextField type="email" defaultValue="arash@" />
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
});
