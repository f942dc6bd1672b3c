import { english, type MessageCatalogue, pseudoLocale } from '@vitrine/ui';
import { persian } from '@vitrine/ui/messages/fa';

import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usual } from '../cart/fill.ts';
import { fits } from '../lib/fits.ts';
import { leftovers } from '../lib/leftovers.ts';
import { world } from '../lib/world.ts';
import { at } from './at.ts';
import { large, narrow, type Player, seen, shopStory } from './shop-story.tsx';
import { hrefs } from './use-route.ts';

/** I2: whole pages in other languages: nothing of English left, nothing cut off. */
const meta = preview.meta({
  title: 'Pages/Languages',
  ...shopStory,
  loaders: [world(({ world: platform }) => usual(platform))],
});

/** What the shop itself has written, in English. */
const ofTheShop = ['Colour', 'Details', 'Material', 'Size', 'Weight'];
const named = ['Search', 'Cart', 'Menu', 'Compare', 'Objects', 'Collections', 'See all objects'];

const pages = {
  home: { href: hrefs.home, isThere: seen('region', /Elmgreen/) },
  collection: {
    href: hrefs.collection('for-the-table'),
    isThere: seen('link', 'Ember ridge candle'),
  },
  product: { href: hrefs.product('ridge-pillar-candle'), isThere: seen('link', 'Ring vase') },
  cart: {
    href: hrefs.cart,
    isThere: ({ canvas }: Player) => canvas.findByText(/^(Includes|شامل|\[Îñçļûðéš)/),
  },
  search: { href: hrefs.search('candle'), isThere: seen('link', 'Ember ridge candle') },
};

type Playing = Player & { canvasElement: HTMLElement };

const spokenIn =
  (page: keyof typeof pages, words: MessageCatalogue, data: readonly string[]) =>
  async ({ canvas, canvasElement }: Playing) => {
    await pages[page].isThere({ canvas });
    await waitFor(() => expect(leftovers(canvasElement, words, data)).toEqual([]));
    await fits(canvasElement);
  };

const inPersian = (page: keyof typeof pages) => spokenIn(page, persian, ofTheShop);
const wide = { ...large, locale: 'fa-IR' };
const slim = { ...narrow, locale: 'fa-IR' };

/** A label says what the object is made of, whatever language the page is in. */
const withMaterial = async (playing: Playing) => {
  await inPersian('collection')(playing);
  const cards = playing.canvasElement.querySelectorAll('article');
  const lamp = [...cards].find((card) => card.textContent?.includes('Ember ridge candle'));
  await expect(lamp?.querySelector('p')?.textContent).toMatch(/[a-z]{3}/);
};

export const HomeInPersian = meta.story({
  globals: wide,
  beforeEach: at(pages.home.href),
  play: inPersian('home') as never,
});
export const HomeInPersianNarrow = meta.story({
  globals: slim,
  beforeEach: at(pages.home.href),
  play: inPersian('home') as never,
});
export const CollectionInPersian = meta.story({
  globals: wide,
  beforeEach: at(pages.collection.href),
  play: withMaterial as never,
});
export const CollectionInPersianNarrow = meta.story({
  globals: slim,
  beforeEach: at(pages.collection.href),
  play: withMaterial as never,
});
export const ProductInPersian = meta.story({
  globals: wide,
  beforeEach: at(pages.product.href),
  play: inPersian('product') as never,
});
export const ProductInPersianNarrow = meta.story({
  globals: slim,
  beforeEach: at(pages.product.href),
  play: inPersian('product') as never,
});
export const CartInPersian = meta.story({
  globals: wide,
  beforeEach: at(pages.cart.href),
  play: inPersian('cart') as never,
});
export const CartInPersianNarrow = meta.story({
  globals: slim,
  beforeEach: at(pages.cart.href),
  play: inPersian('cart') as never,
});

const pseudo = pseudoLocale(english);
const inNobodysWords = (page: keyof typeof pages) =>
  spokenIn(page, pseudo, [...ofTheShop, ...named]) as never;
const longer = { ...narrow, locale: 'en-XA' };

export const HomeInLongerWords = meta.story({
  globals: longer,
  beforeEach: at(pages.home.href),
  play: inNobodysWords('home'),
});
export const CollectionInLongerWords = meta.story({
  globals: longer,
  beforeEach: at(pages.collection.href),
  play: inNobodysWords('collection'),
});
export const ProductInLongerWords = meta.story({
  globals: longer,
  beforeEach: at(pages.product.href),
  play: inNobodysWords('product'),
});
export const CartInLongerWords = meta.story({
  globals: longer,
  beforeEach: at(pages.cart.href),
  play: inNobodysWords('cart'),
});
export const SearchInLongerWords = meta.story({
  globals: longer,
  beforeEach: at(pages.search.href),
  play: inNobodysWords('search'),
});
