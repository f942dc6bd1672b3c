import { Button, Field, NumberStepper } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { expectControlStates } from '../lib/control-states.ts';
import { ForcedState } from '../lib/ForcedState.tsx';
import { Gallery } from '../lib/Gallery.tsx';

const meta = preview.meta({
  title: 'Primitives/NumberStepper',
  component: NumberStepper,
  parameters: { layout: 'padded' },
  args: { of: 'Dipped cup', min: 1, max: 4, defaultValue: 2, onValueChange: fn() },
});

const sizes = ['regular', 'large'] as const;

const EveryState = () => (
  <Gallery
    columns={[
      'Rest',
      'Hover',
      'Focus',
      'Sign focused',
      'Pressed',
      'At the limit',
      'Disabled',
      'Error',
    ]}
    rows={sizes.map((size) => ({
      name: size,
      cells: [
        <NumberStepper key="rest" of="Dipped cup" size={size} min={1} defaultValue={2} />,
        <ForcedState key="hover" state="hover" on="button:last-of-type">
          <NumberStepper of="Dipped cup" size={size} min={1} defaultValue={2} />
        </ForcedState>,
        <ForcedState key="focus" state="focus-visible" on="input">
          <NumberStepper of="Dipped cup" size={size} min={1} defaultValue={12} />
        </ForcedState>,
        <ForcedState key="sign" state="focus-visible" on="button:last-of-type">
          <NumberStepper of="Dipped cup" size={size} min={1} defaultValue={2} />
        </ForcedState>,
        <ForcedState key="pressed" state="active" on="button:last-of-type">
          <NumberStepper of="Dipped cup" size={size} min={1} defaultValue={2} />
        </ForcedState>,
        <NumberStepper key="limit" of="Dipped cup" size={size} min={1} max={4} defaultValue={4} />,
        <NumberStepper key="off" of="Dipped cup" size={size} min={1} defaultValue={2} disabled />,
        <Field key="error" label="Guests" error="Two seats are left">
          <NumberStepper size={size} min={1} defaultValue={3} />
        </Field>,
      ],
    }))}
  />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'spinbutton', { disabled: 2, invalid: 2 });
    const limits = canvas
      .getAllByRole('button', { name: /^Increase/ })
      .filter((sign) => sign.ariaDisabled);
    await expect(limits).toHaveLength(2);
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const NamesButtonsAfterItem = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Dipped cup' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(getAnnouncement()).toBe('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity of Dipped cup' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity of Dipped cup' })).toHaveValue(
      '2',
    );
  },
});

export const ExplainsLimit = meta.story({
  args: { defaultValue: 3, reason: { max: 'Only 4 left.' } },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'Increase quantity of Dipped cup' });
    await expect(canvas.queryByText('Only 4 left.')).toBeNull();
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getByText('Only 4 left.')).toBeVisible());
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Only 4 left.');
    await expect(getAnnouncement()).toBe('4. Only 4 left.');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(getAnnouncement()).toBe('Only 4 left.');
  },
});

/** A held button that went on at the limit would announce only the limit, again and again. */
export const StopsRepeatingAtLimit = meta.story({
  args: { reason: { max: 'Only 4 left.' } },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'Increase quantity of Dipped cup' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more });
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('4'));
    // Longer than the interval of the repetitions.
    await new Promise((resolve) => setTimeout(resolve, 250));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: more });
    await expect(getAnnouncement()).toBe('4. Only 4 left.');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
});

export const CommitsOnEnterOrBlur = meta.story({
  args: { max: 20 },
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole('spinbutton');
    await userEvent.click(number);
    await userEvent.keyboard('12');
    await expect(number).toHaveValue('12');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(number);
    await userEvent.keyboard('7');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    await userEvent.clear(number);
    await userEvent.keyboard('lots');
    await userEvent.tab();
    await expect(number).toHaveValue('7');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
});

export const ClampsToMaximum = meta.story({
  args: { reason: { max: 'Only 4 left.' } },
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole('spinbutton');
    await userEvent.clear(number);
    await userEvent.keyboard('40{Enter}');
    await expect(number).toHaveValue('4');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith(4);
    await expect(getAnnouncement()).toBe('Only 4 left.');
  },
});

export const SnapsToStep = meta.story({
  parameters: { requirements: ['D1'] },
  args: { min: 6, max: 40, step: 6, defaultValue: 6 },
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole('spinbutton');
    const type = async (text: string, value: string) => {
      await userEvent.clear(number);
      await userEvent.keyboard(`${text}{Enter}`);
      await expect(number).toHaveValue(value);
    };
    await type('8', '6');
    await waitFor(() => expect(getAnnouncement()).toBe('In steps of 6'));
    await type('10', '12');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(number).toHaveValue('18');
    // 40 is no multiple of the step: the last value below it is the maximum.
    await type('39', '36');
    await waitFor(() => expect(getAnnouncement()).toBe('Maximum 36'));
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(36);
  },
});

export const StepsWithKeyboard = meta.story({
  args: { min: 1, max: 40, defaultValue: 5 },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton');
    number.focus();
    const after = async (keys: string, value: number) => {
      await userEvent.keyboard(keys);
      await expect(number).toHaveAttribute('aria-valuenow', String(value));
    };
    await after('{ArrowUp}', 6);
    await after('{ArrowDown}{ArrowDown}', 4);
    await after('{PageUp}', 14);
    await after('{PageDown}', 4);
    await after('{End}', 40);
    await after('{Home}', 1);
    await after('9{ArrowUp}', 20);
    await after('3{Escape}', 20);
    await expect(number).toHaveValue('20');
  },
});

export const KeepsControlledValue = meta.story({
  render: () => <NumberStepper of="Dipped cup" value={2} onValueChange={() => undefined} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Dipped cup' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2');
  },
});

export const Large = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <NumberStepper of="Ridge pillar candle" min={1} defaultValue={1} size="large" />
      <Button emphasis="primary" size="large">
        Add to cart
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('spinbutton').parentElement;
    const action = canvas.getByRole('button', { name: 'Add to cart' });
    await expect(frame?.offsetHeight).toBe(action.offsetHeight);
  },
});

const PersianForm = () => {
  const [sent, setSent] = useState('');
  return (
    <form
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('quantity')));
      }}
    >
      <Field label="تعداد" name="quantity">
        <NumberStepper
          min={1}
          max={1200}
          defaultValue={2}
          reason={{ max: 'بیش از این نمانده است.' }}
        />
      </Field>
      <Button type="submit">بفرست</Button>
      <output aria-label="Sent">{sent}</output>
    </form>
  );
};

export const ParsesLocaleDigits = meta.story({
  globals: { locale: 'fa-IR' },
  render: PersianForm,
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton', { name: 'تعداد' });
    await expect(number).toHaveValue('۲');
    await userEvent.clear(number);
    await userEvent.keyboard('۱۲{Enter}');
    await expect(number).toHaveAttribute('aria-valuenow', '12');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('status', { name: 'Sent' })).toHaveTextContent('13');
  },
});
