import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { filled, usual } from './cart-contents.ts';
import { Shop } from './cart-demo.tsx';

const meta = preview.meta({
  title: 'Cart/CartErrors',
  component: Shop,
  globals: { viewport: { value: 'large', isRotated: false } },
});

type Canvas = {
  findByRole: (role: string, options: object) => Promise<HTMLElement>;
  queryByText: (text: string | RegExp) => HTMLElement | null;
};

const isEmpty = async ({ canvas }: { canvas: Canvas }) => {
  await canvas.findByRole('heading', { name: 'Your cart is empty' });
  await expect(canvas.queryByText('Ridge pillar candle')).toBeNull();
  await expect(canvas.queryByText(/couldn’t load/)).toBeNull();
};

export const Forbidden = meta.story({
  parameters: { requirements: ['E11'] },
  loaders: [filled(usual, (platform) => void platform.fail('cart.getCurrentCart', 'forbidden'))],
  play: isEmpty,
});

export const Deleted = meta.story({
  parameters: { requirements: ['E11'] },
  loaders: [
    filled(
      usual,
      (platform) =>
        void platform.fail('cart.getCurrentCart', () =>
          Response.json({ message: 'Gone', details: {} }, { status: 410 }),
        ),
    ),
  ],
  play: isEmpty,
});

export const AllItemsDeleted = meta.story({
  parameters: { requirements: ['E11'] },
  loaders: [
    filled(usual, ({ catalog }) => {
      for (const slug of ['ridge-pillar-candle', 'ring-vase', 'dipped-cup', 'cedar-hand-wash']) {
        catalog.delete(slug);
      }
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Remove all 4' })).toBeVisible(),
    );
    await expect(canvas.getByText('Ridge pillar candle')).toBeInTheDocument();
    await expect(canvas.queryAllByRole('spinbutton')).toHaveLength(0);
  },
});
