import { expectNoOverflow, mockPlatform } from '@vitrine/storybook';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { logIn } from '../cart/log-in.ts';
import { at } from './lib/at.ts';
import { dark, keepALot, medium, pageStateStory, seen } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const keeping = (href: string) => () => {
  keepALot();
  return at(href)();
};

const meta = preview.meta({
  title: 'Pages/WishlistAndComparison',
  ...pageStateStory,
  loaders: [mockPlatform()],
});

const wished = seen('link', 'Cane teapot');
const compared = seen('link', 'Ridge pillar candle');

export const EmptyWishlist = meta.story({
  beforeEach: at(hrefs.wishlist),
  play: async ({ canvas }) => {
    await seen('heading', 'Nothing saved yet')({ canvas });
    await expect(canvas.getByRole('link', { name: 'Shop all objects' })).toBeInTheDocument();
  },
});

export const ComparesInEqualColumns = meta.story({
  beforeEach: keeping(hrefs.compare),
  globals: { ...medium, ...dark },
  play: async ({ canvas }) => {
    await compared({ canvas });
    const widths = canvas.getAllByRole('columnheader').map(({ offsetWidth }) => offsetWidth);
    await expect(widths).toHaveLength(3);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    await expectNoOverflow();
  },
});

export const EmptyComparison = meta.story({
  beforeEach: at(hrefs.compare),
  play: async ({ canvas }) => {
    await seen('heading', 'Nothing to compare yet')({ canvas });
    await expect(canvas.getByRole('link', { name: 'Shop all objects' })).toBeInTheDocument();
  },
});

export const KeepsVisitorWishlistAfterLogin = meta.story({
  beforeEach: keeping(hrefs.wishlist),
  play: async ({ canvas, loaded }) => {
    await wished({ canvas });
    await logIn(loaded);
    await seen('button', 'Account')({ canvas });
    await wished({ canvas });
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});

/** A saved product has sold out since. */
const withoutStock = [mockPlatform(({ platform }) => platform.catalog.setStock('ring-vase', 0))];

export const SoldOutProductInWishlist = meta.story({
  beforeEach: keeping(hrefs.wishlist),
  globals: { ...medium, ...dark },
  loaders: withoutStock,
  play: async ({ canvas }) => {
    await wished({ canvas });
    const card = canvas.getByRole('link', { name: 'Ring vase' }).closest('article');
    await waitFor(() => expect(card).toHaveTextContent('Sold out'));
  },
});

export const SoldOutProductInComparison = meta.story({
  beforeEach: keeping(hrefs.compare),
  loaders: withoutStock,
  play: async ({ canvas }) => {
    await compared({ canvas });
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'Sold out' })).toBeVisible());
  },
});

/** The store has removed a saved product. */
const withoutTheVase = [mockPlatform(({ platform }) => platform.catalog.hide('ring-vase'))];

export const UnavailableProductInWishlist = meta.story({
  beforeEach: keeping(hrefs.wishlist),
  loaders: withoutTheVase,
  play: async ({ canvas }) => {
    await wished({ canvas });
    await waitFor(() => expect(canvas.getByText('No longer available')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeEnabled();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

export const UnavailableProductInComparison = meta.story({
  beforeEach: keeping(hrefs.compare),
  loaders: withoutTheVase,
  play: async ({ canvas }) => {
    await compared({ canvas });
    await canvas.findByRole('button', { name: 'Remove the item that’s no longer available' });
    await expect(canvas.getAllByText('No longer available')).toHaveLength(1);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'Ring vase' })).toBeNull();
  },
});

export const OpensComparisonFromTray = meta.story({
  beforeEach: keeping(hrefs.collection('light')),
  play: async ({ canvas, userEvent }) => {
    const tray = await canvas.findByRole('region', { name: 'Compare' });
    await waitFor(() => expect(tray).toHaveTextContent('3 objects to compare'));
    await canvas.findByRole('checkbox', { name: 'Compare (Dome table lamp)' });
    await userEvent.click(within(tray).getByRole('link', { name: 'Compare' }));
    await compared({ canvas });
    await expect(canvas.queryByRole('region', { name: 'Compare' })).toBeNull();
  },
});
