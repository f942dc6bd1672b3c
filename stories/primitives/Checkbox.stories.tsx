import { Checkbox, CheckboxGroup, Field } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { ChoiceGallery } from '../lib/ChoiceGallery.tsx';
import { expectControlStates } from '../lib/control-states.ts';
import { fitsWindow } from '../lib/layout.ts';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: { layout: 'padded' },
  args: { children: 'Hearing loop', onCheckedChange: fn() },
});

const ticked = new Map<string, boolean | 'indeterminate'>([
  ['Off', false],
  ['On', true],
  ['Some', 'indeterminate'],
]);

const EveryState = () => (
  <ChoiceGallery
    rows={[...ticked.keys()]}
    error="Choose what you need"
    draw={(row, props) => (
      <Checkbox defaultChecked={ticked.get(row)} {...props}>
        Hearing loop
      </Checkbox>
    )}
  />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'checkbox', { disabled: 3, invalid: 3 });
    const partial = canvas.getAllByRole('checkbox').filter((box) => box.ariaChecked === 'mixed');
    await expect(partial).toHaveLength(6);
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const ForcedColors = meta.story({ render: EveryState });

export const TogglesFromLabel = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Hearing loop'));
    await expect(canvas.getByRole('checkbox', { name: 'Hearing loop' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

export const DoesNotToggleFromLabelLink = meta.story({
  args: {
    error: 'Accept the house rules to continue',
    hint: 'They fit on one page.',
    children: (
      <>
        I accept the <a href="#house-rules">house rules</a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the house rules' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'They fit on one page. Accept the house rules to continue',
    );
    const link = canvas.getByRole('link', { name: 'house rules' });
    link.addEventListener('click', (event) => event.preventDefault());
    // The browser's native click: the simulated one also clicks the checkbox.
    link.click();
    await expect(box).not.toBeChecked();
  },
});

const needs = ['Space for a wheelchair', 'Hearing loop', 'A seat by the aisle'];

const AllOrSome = () => {
  const [chosen, setChosen] = useState<readonly string[]>(['Hearing loop']);
  const all = chosen.length === needs.length;
  return (
    <Field label="Seat needs" group hint="Tick all that apply.">
      <CheckboxGroup>
        <Checkbox
          checked={all || (chosen.length > 0 && 'indeterminate')}
          onCheckedChange={(checked) => setChosen(checked === true ? needs : [])}
        >
          Everything
        </Checkbox>
        {needs.map((need) => (
          <Checkbox
            key={need}
            checked={chosen.includes(need)}
            onCheckedChange={(checked) =>
              setChosen(
                checked === true ? [...chosen, need] : chosen.filter((name) => name !== need),
              )
            }
          >
            {need}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </Field>
  );
};

export const ShowsIndeterminateState = meta.story({
  render: AllOrSome,
  play: async ({ canvas, userEvent }) => {
    const everything = canvas.getByRole('checkbox', { name: 'Everything' });
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Seat needs' })).toBeVisible());
    await expect(everything).toBePartiallyChecked();
    await userEvent.click(everything);
    for (const need of needs) {
      await expect(canvas.getByRole('checkbox', { name: need })).toBeChecked();
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hearing loop' }));
    await expect(everything).toBePartiallyChecked();
  },
});

export const SmallRightToLeft = meta.story({
  globals: { locale: 'fa-IR', viewport: { value: 'small', isRotated: false } },
  render: () => (
    <Checkbox defaultChecked hint="هر زمان می‌توانید آن را لغو کنید.">
      می‌خواهم هر ماه نامه‌ای دربارهٔ چیزهای تازه و کارگاه‌ها دریافت کنم
    </Checkbox>
  ),
  play: fitsWindow,
});
