import { Switch } from '@vitrine/ui';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { ChoiceGallery } from '../lib/ChoiceGallery.tsx';
import { expectControlStates } from '../lib/control-states.ts';

const meta = preview.meta({
  title: 'Primitives/Switch',
  component: Switch,
  parameters: { layout: 'padded' },
  args: { children: 'Only what is in stock', onCheckedChange: fn() },
});

const EveryState = () => (
  <ChoiceGallery
    rows={['Off', 'On']}
    error="This could not be saved"
    draw={(row, props) => (
      <Switch defaultChecked={row === 'On'} {...props}>
        In stock
      </Switch>
    )}
  />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'switch', { disabled: 2, invalid: 2 });
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const ForcedColors = meta.story({ render: EveryState });

export const TogglesFromLabel = meta.story({
  args: { hint: 'Hides what is sold out.' },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Only what is in stock' });
    await expect(control).toHaveAccessibleDescription('Hides what is sold out.');
    await userEvent.click(canvas.getByText('Only what is in stock'));
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  args: { children: 'فقط آنچه موجود است', defaultChecked: true },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('switch').getBoundingClientRect();
    const knob = canvas.getByRole('switch').firstElementChild?.getBoundingClientRect();
    await expect(knob?.left).toBeLessThan(track.left + track.width / 2);
  },
});
