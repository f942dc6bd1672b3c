import { Badge, Button, Inline, Text } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import * as css from './Badge.css.ts';

const meta = preview.meta({
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { layout: 'padded' },
  args: { children: 'New' },
});

const english = { locale: 'en-GB', tag: 'Edition', price: '€32.00', cart: 'Cart' };
const persian = { locale: 'fa-IR', tag: 'نسخهٔ محدود', price: '۳۲٫۰۰ €', cart: 'سبد' };

const Kinds = ({ texts = english }: { texts?: typeof english }) => {
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' });
  return (
    <Inline gap="32" align="start">
      <div className={css.image}>
        <img className={css.photograph} src="/pictures/print.jpg" alt="" />
        <Badge className={css.tag}>{texts.tag}</Badge>
      </div>
      <Inline gap="8">
        <Text variant="bodyStrong">{texts.price}</Text>
        <Badge kind="outline">−{percent.format(0.16)}</Badge>
      </Inline>
      {[2, 24, 128].map((count) => (
        <Inline key={count} gap="8">
          <Text variant="bodyStrong">{texts.cart}</Text>
          <Badge kind="count">{count}</Badge>
        </Inline>
      ))}
    </Inline>
  );
};

export const EveryKind = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast') },
  render: () => <Kinds />,
});

export const RightToLeft = meta.story({
  render: () => <Kinds texts={persian} />,
  globals: { locale: 'fa-IR' },
});

export const IncludesCountInAccessibleName = meta.story({
  render: () => (
    <Button emphasis="quiet">
      Filter <Badge kind="count">{2}</Badge>
    </Button>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter 2' })).toBeVisible());
  },
});

export const ShowsSingleDigitAsCircle = meta.story({
  args: { kind: 'count', children: 7 },
  play: async ({ canvas }) => {
    const disc = canvas.getByText('7').parentElement?.getBoundingClientRect();
    await expect(disc?.width).toBe(disc?.height);
    await expect(disc?.width).toBe(18);
  },
});
