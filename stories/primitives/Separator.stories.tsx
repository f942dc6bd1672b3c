import { Button, Inline, Separator, Stack, Text } from '@vitrine/ui';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Separator',
  component: Separator,
  parameters: { layout: 'padded' },
});

const Rules = () => (
  <Stack gap="32" style={{ maxInlineSize: 424 }}>
    <div>
      <Separator rule="ink" />
      <Inline justify="between" style={{ paddingBlock: 12 }}>
        <Text>Subtotal</Text>
        <Text>€204.00</Text>
      </Inline>
      <Separator />
      <Inline justify="between" style={{ paddingBlock: 12 }}>
        <Text variant="total">Total</Text>
        <Text variant="total">€204.00</Text>
      </Inline>
    </div>
    <Inline gap="12">
      <Button emphasis="quiet">Filter</Button>
      <Separator orientation="vertical" />
      <Button emphasis="quiet">Type</Button>
      <Separator orientation="vertical" rule="ink" />
      <Button emphasis="quiet">Maker</Button>
    </Inline>
  </Stack>
);

export const EveryKind = meta.story({
  render: () => <Rules />,
  play: async ({ canvasElement }) => {
    const vertical = [...canvasElement.querySelectorAll('hr[aria-orientation=vertical]')];
    const horizontal = [...canvasElement.querySelectorAll('hr[aria-orientation=horizontal]')];
    await expect(vertical).toHaveLength(2);
    await expect(horizontal).toHaveLength(2);
    for (const rule of vertical) await expect(rule.clientHeight).toBeGreaterThan(rule.clientWidth);
    for (const rule of horizontal) {
      await expect(rule.clientWidth).toBe(rule.parentElement?.clientWidth);
    }
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: () => <Rules />,
});

export const HidesDecorativeFromScreenReaders = meta.story({
  render: () => (
    <Stack gap="12" style={{ inlineSize: 200 }}>
      <Text>Monday</Text>
      <Separator />
      <Text>Tuesday</Text>
      <Separator decorative={false} rule="ink" />
      <Text>Next week</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator')).toHaveLength(1);
  },
});
