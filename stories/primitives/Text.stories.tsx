import { type TextRole, textStyles } from '@vitrine/theme';
import { Grid, Heading, type HeadingLevel, Stack, Text, type TextProps } from '@vitrine/ui';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';

const meta = preview.meta({
  title: 'Primitives/Text',
  component: Text,
  subcomponents: { Heading },
  parameters: { layout: 'padded' },
});

const roles = Object.keys(textStyles) as TextRole[];
const tones = [
  'text',
  'muted',
  'disabled',
  'danger',
  'warning',
  'success',
  'info',
] as const satisfies readonly TextProps['tone'][];

const english = {
  sample: 'Sixteen soft ridges',
  lead: 'Sixteen soft ridges, poured by hand in one piece. The flame sinks into the column and lights it from within.',
  tones: {
    text: 'Leaves the workshop tomorrow',
    muted: 'Soy and beeswax',
    disabled: 'Gift wrapping is not on offer for this object',
    danger: 'Enter four digits',
    warning: 'Only 1 left. You have 4.',
    success: 'We’ll email you when it is back',
    info: 'Prices now shown in Danish kroner',
  },
};

const persian: typeof english = {
  sample: 'شانزده شیار نرم',
  lead: 'شانزده شیار نرم، یکپارچه و با دست ریخته شده. شعله در ستون فرو می‌رود و آن را از درون روشن می‌کند.',
  tones: {
    text: 'فردا از کارگاه فرستاده می‌شود',
    muted: 'سویا و موم زنبور عسل',
    disabled: 'این شیء کاغذ کادو ندارد',
    danger: 'چهار رقم وارد کنید',
    warning: 'تنها ۱ عدد مانده، شما ۴ عدد دارید',
    success: 'هر وقت رسید می‌نویسیم',
    info: 'قیمت‌ها اکنون به کرون دانمارک است',
  },
};

const Specimens = ({ texts = english }: { texts?: typeof english }) => (
  <Grid columns={{ small: '1', medium: '2' }} gap="40" align="start">
    <Stack gap="12">
      {roles.map((role) => (
        <Text key={role} as="p" variant={role}>
          {role === 'bodyL' ? texts.lead : texts.sample}
        </Text>
      ))}
    </Stack>
    <Stack gap="12">
      {tones.map((tone) => (
        <Text key={tone} as="p" tone={tone} aria-disabled={tone === 'disabled' || undefined}>
          {texts.tones[tone]}
        </Text>
      ))}
    </Stack>
  </Grid>
);

export const VariantsAndTones = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast') },
  render: () => <Specimens />,
});

const small = { value: 'small', isRotated: false };

export const Small = meta.story({
  render: () => <Specimens />,
  globals: { viewport: small },
  play: fitsWindow,
});

export const RightToLeft = meta.story({
  render: () => <Specimens texts={persian} />,
  globals: { locale: 'fa-IR' },
});

const levels: HeadingLevel[] = [1, 2, 3, 4, 5, 6];

export const HeadingLevels = meta.story({
  render: () => (
    <Stack gap="16">
      {levels.map((level) => (
        <Heading key={level} level={level}>
          For the table
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const tags = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(tags).toEqual(levels.map((level) => `H${level}`));
  },
});

export const SeparatesHeadingLevelFromVariant = meta.story({
  render: () => (
    <Stack gap="16">
      <Heading level={1} variant="title">
        Delivery
      </Heading>
      <Heading level={2} variant="displayL">
        Where shall it go
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = [1, 2].map((level) => canvas.getByRole('heading', { level }));
    const getSize = (element: HTMLElement | undefined) =>
      element && Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(getSize(first)).toBe(17);
    await expect(getSize(second)).toBe(46);
  },
});

export const InheritsColor = meta.story({
  render: () => (
    <Text as="p" tone="danger">
      The card was declined. <Text variant="bodyStrong">Nothing was charged.</Text>
    </Text>
  ),
  play: async ({ canvas }) => {
    const inner = canvas.getByText('Nothing was charged.');
    await expect(getComputedStyle(inner).color).toBe('rgb(181, 41, 13)');
  },
});

export const BreaksLongWords = meta.story({
  render: () => (
    <Stack gap="8" style={{ inlineSize: 360 }}>
      <Heading level={1}>Räucherstäbchen&shy;aufbewahrungs&shy;schachtel</Heading>
      <Text as="p">inger.margrethe.christensen@elmgreen-candle-works.example</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of [canvas.getByRole('heading'), canvas.getByText(/@/)]) {
      await expect(text.scrollWidth).toBeLessThanOrEqual(360);
    }
  },
});
