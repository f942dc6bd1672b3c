import { Progress, type ProgressProps, Stack, Text } from '@vitrine/ui';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Progress',
  component: Progress,
  parameters: { layout: 'padded' },
  args: { label: 'Time left to undo', value: 0.62 },
});

const english = {
  undo: 'Time left to undo',
  upload: 'Uploading pictures',
  empty: 'Waiting to upload',
  full: 'Pictures sent',
  hold: 'Time left on the hold',
};

const persian: typeof english = {
  undo: 'زمان مانده برای بازگرداندن',
  upload: 'بارگذاری تصویرها',
  empty: 'در انتظار بارگذاری',
  full: 'تصویرهای فرستاده‌شده',
  hold: 'زمان مانده از نگهداری',
};

const bars: (Omit<ProgressProps, 'label'> & { key: keyof typeof english })[] = [
  { key: 'undo', value: 5, max: 8 },
  { key: 'hold', value: 110, max: 600, tone: 'warning' },
  { key: 'upload', value: null },
  { key: 'empty', value: 0 },
  { key: 'full', value: 1 },
];

const Bars = ({ texts = english }: { texts?: typeof english }) => (
  <Stack gap="24" style={{ maxInlineSize: 424 }}>
    {bars.map(({ key, ...bar }) => (
      <Stack key={key} gap="8">
        <Text tone="muted">{texts[key]}</Text>
        <Progress {...bar} label={texts[key]} />
      </Stack>
    ))}
  </Stack>
);

export const Values = meta.story({
  render: () => <Bars />,
  play: async ({ canvas }) => {
    for (const { key, value } of bars) {
      const bar = canvas.getByRole('progressbar', { name: english[key] });
      await expect(bar.ariaValueNow).toBe(value === null ? null : String(value));
    }
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: () => <Bars />,
});

export const RightToLeft = meta.story({
  render: () => <Bars texts={persian} />,
  globals: { locale: 'fa-IR' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: persian.undo });
    const filled = bar.firstElementChild?.getBoundingClientRect();
    await expect(filled?.right).toBe(bar.getBoundingClientRect().right);
    await expect(filled?.width).toBeLessThan(bar.clientWidth);
  },
});

export const HasAccessibleValue = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Time left to undo' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0.62');
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
  },
});

export const Indeterminate = meta.story({
  args: { label: 'Uploading pictures', value: null },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading pictures' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('data-state', 'indeterminate');
  },
});

export const ClampsToMaximum = meta.story({
  args: { label: 'Pictures sent', value: 9, max: 8 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', '100%');
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
  },
});
