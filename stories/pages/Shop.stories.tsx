import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usual } from '../cart/fill.ts';
import { type Loaded, world } from '../lib/world.ts';
import { at } from './at.ts';
import { Shop } from './Shop.tsx';
import { hrefs } from './use-route.ts';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const meta = preview.meta({
  title: 'Pages/Shop',
  component: Shop,
  globals: large,
  loaders: [world(({ world: platform }) => usual(platform))],
});

const dark = { theme: 'dark' };
const rightToLeft = { locale: 'fa' };

export const CollectionLight = meta.story({
  beforeEach: at(hrefs.collection('for-the-table')),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'For the table' })).toBeVisible(),
    );
    await waitFor(async () =>
      expect(await canvas.findByRole('link', { name: 'Ring vase' })).toBeVisible(),
    );
  },
});
export const CollectionDark = CollectionLight.extend({ globals: dark });
export const CollectionSmall = CollectionLight.extend({ globals: small });
export const CollectionSmallDark = CollectionLight.extend({ globals: { ...small, ...dark } });
export const CollectionRightToLeft = CollectionLight.extend({ globals: rightToLeft });

export const CollectionThatFailsAsksAgain = meta.story({
  loaders: [world(({ world: platform }) => platform.mode('failing'))],
  beforeEach: at(hrefs.collection('for-the-table')),
  play: async ({ canvas, loaded, userEvent }) => {
    const { world: platform } = loaded as Required<Loaded>;
    const reads = () => platform.calls.filter(({ path }) => path.includes('/slug/for-the-table'));
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(canvas.getByText('This could not be loaded.')).toBeVisible());
    await expect(reads()).toHaveLength(1);
    await userEvent.click(again);
    await waitFor(() => expect(reads()).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled());
    await userEvent.unhover(again);
    again.blur();
  },
});

export const ProductLight = meta.story({
  beforeEach: at(hrefs.product('ridge-pillar-candle')),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: /^Add to cart/ })).toBeVisible(),
    );
  },
});
export const ProductDark = ProductLight.extend({ globals: dark });
export const ProductSmall = ProductLight.extend({ globals: small });
export const ProductSmallDark = ProductLight.extend({ globals: { ...small, ...dark } });
export const ProductRightToLeft = ProductLight.extend({ globals: rightToLeft });

export const CartLight = meta.story({
  beforeEach: at(hrefs.cart),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(/^Includes/)).toBeVisible());
  },
});
export const CartSmall = CartLight.extend({ globals: small });
