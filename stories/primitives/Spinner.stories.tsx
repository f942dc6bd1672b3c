import { Inline, Spinner, Text } from '@vitrine/ui';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: { layout: 'padded' },
});

const Rings = () => (
  <Inline gap="32">
    <Inline gap="8">
      <Spinner />
      <Text>Adding</Text>
    </Inline>
    <Text tone="muted">
      <Inline as="span" gap="8">
        <Spinner />
        Updating
      </Inline>
    </Text>
    <Spinner size="large" label="Loading the programme" />
  </Inline>
);

export const InheritsTextColor = meta.story({
  render: Rings,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    const muted = getComputedStyle(canvas.getByText('Updating')).color;
    const [first, second] = [...canvasElement.querySelectorAll('span[aria-hidden=true]')].map(
      (ring) => getComputedStyle(ring).color,
    );
    await expect(second).toBe(muted);
    await expect(first).not.toBe(muted);
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: Rings,
});

export const RespectsReducedMotion = meta.story({
  args: { label: 'Loading the programme' },
  play: async ({ canvas }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const ring = canvas.getByRole('img');
    await expect(getComputedStyle(ring).animationName).toBe('none');
  },
});

export const NamesStandaloneSpinner = meta.story({
  render: Rings,
  play: async ({ canvas }) => {
    const rings = canvas.getAllByRole('img');
    await expect(rings).toHaveLength(1);
    await expect(rings[0]).toHaveAccessibleName('Loading the programme');
  },
});
