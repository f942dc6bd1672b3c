import type { MessageCatalogue } from '@vitrine/ui';
import { persian } from '@vitrine/ui/messages/fa';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usual } from '../cart/fill.ts';
import { fits } from '../lib/fits.ts';
import { ofTheShop, pseudo, speaksOnly } from '../lib/languages.ts';
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

/** Places of the demo shop's head and foot, which it has written itself. */
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

/** A whole page at an address, in other words than English but for what the shop has written. */
const spokenIn = (
  words: MessageCatalogue,
  data: readonly string[],
  page: keyof typeof pages,
  globals: object,
  also: (canvasElement: HTMLElement) => Promise<void> = async () => {},
) => ({
  globals,
  beforeEach: at(pages[page].href),
  play: (async ({ canvas, canvasElement }: Playing) => {
    await pages[page].isThere({ canvas });
    await speaksOnly(canvasElement, words, data);
    await fits(canvasElement);
    await also(canvasElement);
  }) as never,
});

const wide = { ...large, locale: 'fa-IR' };
const slim = { ...narrow, locale: 'fa-IR' };
const inPersian = spokenIn.bind(null, persian, ofTheShop);

/** A label says what the object is made of, whatever language the page is in. */
const hasMaterial = async (canvasElement: HTMLElement) => {
  const cards = canvasElement.querySelectorAll('article');
  const lamp = [...cards].find((card) => card.textContent?.includes('Ember ridge candle'));
  await expect(lamp?.querySelector('p')?.textContent).toMatch(/[a-z]{3}/);
};

export const HomeInPersian = meta.story(inPersian('home', wide));
export const HomeInPersianNarrow = meta.story(inPersian('home', slim));
export const CollectionInPersian = meta.story(inPersian('collection', wide, hasMaterial));
export const CollectionInPersianNarrow = meta.story(inPersian('collection', slim, hasMaterial));
export const ProductInPersian = meta.story(inPersian('product', wide));
export const ProductInPersianNarrow = meta.story(inPersian('product', slim));
/** Its title says what was searched for, in the words of the page. */
const hasFound = async (canvasElement: HTMLElement) => {
  await expect(canvasElement.querySelector('h1')).toHaveTextContent('یافته‌ها برای «candle»');
};

export const CartInPersian = meta.story(inPersian('cart', wide));
export const CartInPersianNarrow = meta.story(inPersian('cart', slim));
export const SearchInPersian = meta.story(inPersian('search', wide, hasFound));
export const SearchInPersianNarrow = meta.story(inPersian('search', slim, hasFound));

const longer = { ...narrow, locale: 'en-XA' };
const inNobodysWords = (page: keyof typeof pages) =>
  spokenIn(pseudo, [...ofTheShop, ...named], page, longer);

export const HomeInLongerWords = meta.story(inNobodysWords('home'));
export const CollectionInLongerWords = meta.story(inNobodysWords('collection'));
export const ProductInLongerWords = meta.story(inNobodysWords('product'));
export const CartInLongerWords = meta.story(inNobodysWords('cart'));
export const SearchInLongerWords = meta.story(inNobodysWords('search'));
