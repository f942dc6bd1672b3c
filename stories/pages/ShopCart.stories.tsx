import { mockPlatform } from '@vitrine/storybook';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { calm, filled } from '../cart/cart-contents.ts';
import { at } from './lib/at.ts';
import { keep, seen, shopStory, small } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/ShopCart',
  ...shopStory,
  loaders: [mockPlatform()],
  beforeEach: at(hrefs.cart),
});

export const EmptyWithRecentlyViewed = meta.story({
  beforeEach: () => {
    keep('recently-viewed', 'dome-table-lamp', 'cane-teapot', 'fold-throw');
    return at(hrefs.cart)();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your cart is empty' });
    await seen('region', 'Recently viewed')({ canvas });
    const recent = within(canvas.getByRole('region', { name: 'Recently viewed' }));
    await waitFor(() => expect(recent.getAllByRole('article')).toHaveLength(3));
    await seen('region', 'You might also like')({ canvas });
  },
});

export const OpensProductOfCartLine = meta.story({
  globals: small,
  loaders: [filled(calm)],
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Ring vase' });
    await expect(link).toHaveAttribute('href', hrefs.product('ring-vase'));
    await userEvent.click(link);
    await seen('heading', 'Ring vase')({ canvas });
    await expect(location.hash).toBe(hrefs.product('ring-vase'));
    await canvas.findByRole('button', { name: /Add to cart/ });
  },
});
