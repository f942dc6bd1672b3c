import { Icon, Inline, Stack, Text } from '@vitrine/ui';
import {
  ArrowRight,
  Bell,
  Check,
  ChevronRight,
  CircleAlert,
  Clock,
  Heart,
  MapPin,
  Search,
  ShoppingBag,
  TriangleAlert,
  X,
} from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const icons = [Search, ShoppingBag, Heart, Bell, Clock, MapPin, Check, X, CircleAlert];
const arrows = [ArrowRight, ChevronRight];
const colours = ['text', 'muted', 'danger', 'warning', 'success', 'info'] as const;

const meta = preview.meta({
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { as: Heart },
});

const Sizes = () => (
  <Stack gap="16">
    {(['regular', 'small'] as const).map((size) => (
      <Inline key={size} gap="16">
        {icons.map((icon) => (
          <Icon key={icon.displayName} as={icon} size={size} />
        ))}
        {arrows.map((arrow) => (
          <Icon key={arrow.displayName} as={arrow} size={size} mirrored />
        ))}
      </Inline>
    ))}
    <Inline gap="16">
      {colours.map((tone) => (
        <Text key={tone} tone={tone}>
          <Icon as={TriangleAlert} />
        </Text>
      ))}
    </Inline>
  </Stack>
);

export const EverySize = meta.story({
  render: Sizes,
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.clientWidth);
    const count = icons.length + arrows.length;
    await expect(widths.slice(0, count)).toEqual(Array(count).fill(20));
    await expect(widths.slice(count, 2 * count)).toEqual(Array(count).fill(16));
  },
});

export const Dark = meta.story({ render: Sizes, globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  render: Sizes,
  globals: { locale: 'fa-IR' },
  play: async ({ canvasElement }) => {
    const isMirrored = (icon: Element) => new DOMMatrix(getComputedStyle(icon).transform).a === -1;
    const mirrored = [...canvasElement.querySelectorAll('svg')].filter(isMirrored);
    await expect(mirrored).toHaveLength(2 * arrows.length);
  },
});

export const HidesFromScreenReaders = meta.story({
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await expect(svg?.getBoundingClientRect().width).toBe(20);
  },
});
