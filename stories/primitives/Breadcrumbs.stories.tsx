import { expectNoOverflow } from '@vitrine/storybook';
import { Breadcrumbs } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { startsAtRight } from '../lib/layout.ts';

const ShopBreadcrumbs = ({
  names = ['Shop', 'For the table'],
  current = 'Ridge pillar candle',
  pseudo = '',
}) => (
  <Breadcrumbs.Root>
    {names.map((name, index) => (
      <Breadcrumbs.Link key={name} href={`#${index}`} className={pseudo}>
        {name}
      </Breadcrumbs.Link>
    ))}
    <Breadcrumbs.Current>{current}</Breadcrumbs.Current>
  </Breadcrumbs.Root>
);

const meta = preview.meta({
  title: 'Primitives/Breadcrumbs',
  component: ShopBreadcrumbs,
  parameters: { layout: 'padded' },
});

export const MarksCurrentPage = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible(),
    );
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Shop',
      'For the table',
    ]);
    await expect(canvas.getByText('Ridge pillar candle')).toHaveAttribute('aria-current', 'page');
  },
});

export const Hover = meta.story({ args: { pseudo: 'pseudo-hover' } });

export const Focus = meta.story({ args: { pseudo: 'pseudo-focus-visible' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  args: { names: ['فروشگاه', 'برای میز'], current: 'شمع ستونی' },
  globals: { locale: 'fa-IR' },
  play: startsAtRight('a'),
});

export const WrapsLongPath = meta.story({
  args: {
    names: ['Shop', 'For the table', 'Candles and candlesticks', 'Elmgreen Candle Works'],
    current: 'Ridge pillar candle, fluted by hand in the second week of every month',
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
});
