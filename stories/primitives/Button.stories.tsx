import { expectNoOverflow } from '@vitrine/storybook';
import { Button } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { expectControlStates } from '../lib/control-states.ts';
import { Gallery } from '../lib/Gallery.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Add', onClick: fn() },
});

const emphases = ['primary', 'outline', 'quiet', 'text'] as const;

const EveryState = () => (
  <Gallery
    columns={['Rest', 'Hover', 'Focus', 'Active', 'Disabled', 'Pending', 'Done']}
    rows={emphases.map((emphasis) => ({
      name: emphasis,
      cells: [
        <Button key="rest" emphasis={emphasis}>
          Add
        </Button>,
        <Button key="hover" emphasis={emphasis} className="pseudo-hover">
          Add
        </Button>,
        <Button key="focus" emphasis={emphasis} className="pseudo-focus-visible">
          Add
        </Button>,
        <Button key="active" emphasis={emphasis} className="pseudo-active">
          Add
        </Button>,
        <Button key="disabled" emphasis={emphasis} disabled>
          Add
        </Button>,
        <Button key="loading" emphasis={emphasis} state="loading" labels={{ loading: 'Adding' }}>
          Add
        </Button>,
        <Button key="complete" emphasis={emphasis} state="complete" labels={{ complete: 'Added' }}>
          Add
        </Button>,
      ],
    }))}
  />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'button', { disabled: 4, invalid: 0 });
    const states = canvas.getAllByRole('button').map(({ dataset }) => dataset.state);
    await expect(states.filter((state) => state === 'loading')).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: 'Added' })).toHaveLength(4);
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const ForcedColors = meta.story({ render: EveryState });

export const Large = meta.story({
  args: { emphasis: 'primary', size: 'large', width: 'full', children: 'Check out' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Check out' });
    // As wide as its container, and higher than other buttons.
    await expect(button.offsetWidth).toBeGreaterThan(1_000);
    await expect(button.offsetHeight).toBeGreaterThan(44);
  },
});

export const CallsOnClickOnce = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

export const IgnoresClicksWhilePending = meta.story({
  args: { state: 'loading', labels: { loading: 'Adding', complete: 'Added' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Adding' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const KeepsWidthAcrossStates = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {(['idle', 'loading', 'complete'] as const).map((state) => (
        <Button
          key={state}
          emphasis="primary"
          state={state}
          labels={{ loading: 'Adding', complete: 'Added' }}
        >
          Add
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(new Set(widths).size).toBe(1);
  },
});

export const RendersChildLink = meta.story({
  render: () => (
    <Button asChild emphasis="primary">
      <a href="#cart">View cart</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View cart' })).toBeVisible());
  },
});

export const WrapsLongText = meta.story({
  render: () => (
    <div lang="de" style={{ inlineSize: 180 }}>
      <Button emphasis="primary" width="full">
        Sag mir Bescheid, sobald die Aufbewahrungs&shy;schachtel wieder lieferbar ist
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
});
