import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { ProductDetailPage } from '@vitrine/ui/pages';
import { expect } from 'storybook/test';
import preview from '../.storybook/preview.tsx';

const meta = preview.meta({
  component: ProductDetailPage,
  args: { slug: 'ridge-pillar-candle' },
  loaders: [mockPlatform()],
  parameters: { screenshot: 'window' },
});

export const InStock = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ridge pillar candle' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await canvas.findByRole('button', { name: 'Added' });
    const { calls } = getPlatform(loaded);
    await expect(calls.map(({ name }) => name)).toContain('cart.addToCurrentCart');
    // The button confirms for a moment; the screenshot shows it at rest.
    await canvas.findByRole('button', { name: 'Add to cart' });
  },
});

export const SoldOut = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.catalog.setStock('ridge-pillar-candle', 0);
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Email me when it’s back' });
  },
});
