import { expectNoOverflow } from '@vitrine/storybook';
import preview from '../../.storybook/preview.tsx';
import { ofTheShop, pseudo } from '../lib/languages.ts';
import { createPageStory, type PageName, pageSpeaksOnly } from './lib/page-modes.ts';
import { narrow, shopStory } from './lib/shop-story.tsx';

/** Complete pages in a pseudo-locale: no English left, nothing cut off. */
const meta = preview.meta({
  title: 'Pages/PseudoLocale',
  ...shopStory,
  parameters: { ...shopStory.parameters, requirements: ['I2'] },
});

/** Labels in the demo store's header and footer, which are its own text. */
const named = [
  'Cart',
  'Collections',
  'Compare',
  'Delivered',
  'Delivery',
  'Events',
  'Home',
  'Objects',
  'Order received',
  'Saved',
  'See all collections',
  'See all events',
  'Shop all objects',
];

const longer = { ...narrow, locale: 'en-XA' };

const createPseudoLocaleStory = (page: PageName) =>
  createPageStory(page, longer, async () => {
    await pageSpeaksOnly(pseudo, [...ofTheShop, ...named]);
    await expectNoOverflow();
  });

export const Home = meta.story(createPseudoLocaleStory('home'));
export const Collections = meta.story(createPseudoLocaleStory('collections'));
export const Collection = meta.story(createPseudoLocaleStory('collection'));
export const Search = meta.story(createPseudoLocaleStory('search'));
export const Product = meta.story(createPseudoLocaleStory('product'));
export const Cart = meta.story(createPseudoLocaleStory('cart'));
export const CartDrawer = meta.story(createPseudoLocaleStory('drawer'));
export const OpeningCheckout = meta.story(createPseudoLocaleStory('openingCheckout'));
export const OrderConfirmation = meta.story(createPseudoLocaleStory('orderConfirmation'));
export const Comparison = meta.story(createPseudoLocaleStory('comparison'));
export const Wishlist = meta.story(createPseudoLocaleStory('wishlist'));
export const NotFound = meta.story(createPseudoLocaleStory('notFound'));
export const Offline = meta.story(createPseudoLocaleStory('offline'));
