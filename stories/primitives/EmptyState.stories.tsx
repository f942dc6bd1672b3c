import { Button, EmptyState, Link } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: {
    title: 'Nothing here yet',
    children: 'Spring objects arrive on 3 March.',
    action: <Button onClick={fn()}>Notify me</Button>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Nothing here yet');
    await expect(canvas.getByRole('button', { name: 'Notify me' })).toBeEnabled();
  },
});

export const Themes = meta.story({ parameters: { chromatic: inModes('dark', 'contrast') } });

export const Small = meta.story({
  args: {
    title: 'No lamps from Bornholm under €100',
    children:
      'Three lamps match without the price, and a workshop on Bornholm makes candlesticks below it.',
    action: <Button>Show without the price</Button>,
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: fitsWindow,
});

export const RightToLeft = meta.story({
  args: {
    title: 'هنوز چیزی اینجا نیست',
    children: 'اشیای بهاری روز ۳ مارس می‌رسند.',
    action: <Button>خبرم کنید</Button>,
  },
  globals: { locale: 'fa-IR' },
});

export const SetsHeadingLevel = meta.story({
  args: {
    title: 'The cart is empty',
    level: 3,
    children: undefined,
    action: (
      <Link href="#table" variant="standalone">
        See what is for the table
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('The cart is empty');
    await waitFor(() => expect(canvas.getByRole('link')).toBeVisible());
  },
});
