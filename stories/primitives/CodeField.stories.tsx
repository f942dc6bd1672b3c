import { CodeField, type CodeFieldProps, Field } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { expectControlStates } from '../lib/control-states.ts';
import { Gallery } from '../lib/Gallery.tsx';

const onComplete = fn();

const Code = ({
  first = '',
  label = 'Code',
  hint = 'Six digits, in the email from Fenn House.',
  error,
  ...props
}: Partial<CodeFieldProps> & {
  first?: string;
  label?: string;
  hint?: string;
  error?: string;
}) => {
  const [value, setValue] = useState(first);
  return (
    <Field {...{ label, hint, error }}>
      <CodeField {...props} value={value} onValueChange={setValue} onComplete={onComplete} />
    </Field>
  );
};

const meta = preview.meta({
  title: 'Primitives/CodeField',
  component: Code,
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'large', isRotated: false } },
  beforeEach: () => void onComplete.mockClear(),
});

const EveryState = () => (
  <Gallery
    columns={['Empty', 'Filled', 'Disabled', 'Error']}
    rows={[
      {
        name: 'Code',
        cells: [
          <Code key="empty" />,
          <Code key="filled" first="4821" />,
          <Code key="disabled" first="482135" disabled />,
          <Code key="error" first="482135" error="That code does not match. Check the email." />,
        ].map((cell) => (
          <div key={cell.key} style={{ inlineSize: 248 }}>
            {cell}
          </div>
        )),
      },
    ]}
  />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'textbox', { disabled: 1, invalid: 1 });
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const UsesOneInput = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(input).toHaveAccessibleDescription('Six digits, in the email from Fenn House.');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '48');
    await expect(input).toHaveValue('48');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('4');
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('4');
  },
});

export const ExtractsDigitsFromPastedText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste('Your code: 482 135.');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('482135');
    await expect(onComplete).toHaveBeenCalledTimes(1);
    await expect(onComplete).toHaveBeenCalledWith('482135');
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  args: { first: '482135', label: 'کد', hint: 'شش رقم، در ایمیل Fenn House.' },
  play: async ({ canvas }) => {
    const slots = ['4', '5'].map((digit) => canvas.getByText(digit).getBoundingClientRect().left);
    await expect(slots[0]).toBeLessThan(slots[1] as number);
  },
});

export const FitsNarrowScreen = meta.story({
  args: { first: '4821', error: 'That code does not match. Check the email.' },
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <Code {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input.getBoundingClientRect().width).toBeLessThanOrEqual(272);
  },
});
