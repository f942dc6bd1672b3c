import { Stack, StatusDot, Text } from '@vitrine/ui';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Gallery } from '../lib/Gallery.tsx';
import { startsAtRight } from '../lib/layout.ts';

const meta = preview.meta({
  title: 'Primitives/StatusDot',
  component: StatusDot,
  parameters: { layout: 'padded' },
});

const english = {
  available: 'In stock',
  low: '2 left',
  reserved: '3 held for you',
  'sold-out': 'Sold out',
};
const persian = {
  available: 'موجود',
  low: '۲ عدد مانده',
  reserved: '۳ عدد برای شما نگه داشته شده',
  'sold-out': 'فروخته شد',
};

const states = ['available', 'low', 'reserved', 'sold-out'] as const;
const variants = ['caption', 'body'] as const;

const EveryState = ({ texts = english }: { texts?: typeof english }) => (
  <Gallery
    columns={[...states]}
    rows={variants.map((variant) => ({
      name: variant,
      cells: states.map((state) => (
        <StatusDot key={state} state={state} variant={variant}>
          {texts[state]}
        </StatusDot>
      )),
    }))}
  />
);

export const States = meta.story({
  render: () => <EveryState />,
  play: async ({ canvas }) => {
    for (const state of states) {
      const labels = canvas.getAllByText(english[state]);
      await expect(labels.map((label) => label.parentElement?.dataset.status)).toEqual([
        state,
        state,
      ]);
    }
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: () => <EveryState />,
});

export const RightToLeft = meta.story({
  render: () => <EveryState texts={persian} />,
  globals: { locale: 'fa-IR' },
  play: startsAtRight('[data-status] > *'),
});

export const AlignsWithFirstLine = meta.story({
  render: () => (
    <Stack gap="12" align="start" style={{ inlineSize: 200 }}>
      <StatusDot state="available" variant="body">
        In stock. Leaves the workshop tomorrow.
      </StatusDot>
      <Text tone="muted">
        <StatusDot state="low">4 left at the reduced price for students</StatusDot>
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of [/^In stock/, /^4 left/]) {
      const label = canvas.getByText(text);
      const range = document.createRange();
      range.selectNodeContents(label);
      const [line, second] = range.getClientRects();
      const dot = label.previousElementSibling?.getBoundingClientRect();
      const getCenter = (rect: DOMRect | undefined) => (rect ? rect.top + rect.height / 2 : NaN);
      await expect(second?.top).toBeGreaterThan(line?.top ?? Number.NaN);
      await expect(Math.abs(getCenter(dot) - getCenter(line))).toBeLessThan(2);
    }
  },
});

export const HidesDotFromScreenReaders = meta.story({
  args: { state: 'sold-out', children: 'Sold out' },
  play: async ({ canvas }) => {
    const status = canvas.getByText('Sold out').parentElement;
    await expect(status).toHaveTextContent(/^Sold out$/);
    await expect(status?.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    await expect(status).toHaveAttribute('data-status', 'sold-out');
  },
});
