import { mockPlatform } from '@vitrine/storybook';
import { CartPage } from '@vitrine/ui/cart';
import preview from '../.storybook/preview.tsx';

const meta = preview.meta({ component: CartPage, loaders: [mockPlatform()] });

export const Filled = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      const choices = { Colour: 'Chalk', Size: '15 cm' };
      platform.cart().add('ridge-pillar-candle', { quantity: 2, choices });
      platform.cart().add('set-by-candlelight');
      platform.cart().applyCoupon('FIRSTLIGHT');
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const more = { name: 'Increase quantity of Ridge pillar candle' };
    await userEvent.click(await canvas.findByRole('button', more));
    await canvas.findByText('€327.60');
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your cart is empty' });
  },
});
