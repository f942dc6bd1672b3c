import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { allModesInPersian } from './lib/page-modes.ts';
import { shopStory } from './lib/shop-story.tsx';

/** Complete pages in Persian, from right to left. */
const meta = preview.meta({
  title: 'Pages/AllModesRightToLeft',
  ...shopStory,
  parameters: {
    ...shopStory.parameters,
    requirements: ['I2'],
    chromatic: inModes('narrow light', 'large light'),
  },
});

export const Home = meta.story(allModesInPersian('home'));
export const Collections = meta.story(allModesInPersian('collections'));
export const Collection = meta.story(allModesInPersian('collection'));
export const Search = meta.story(allModesInPersian('search'));
export const Product = meta.story(allModesInPersian('product'));
export const Cart = meta.story(allModesInPersian('cart'));
export const CartDrawer = meta.story(allModesInPersian('drawer'));
export const OpeningCheckout = meta.story(allModesInPersian('openingCheckout'));
export const OrderConfirmation = meta.story(allModesInPersian('orderConfirmation'));
export const Comparison = meta.story(allModesInPersian('comparison'));
export const Wishlist = meta.story(allModesInPersian('wishlist'));
export const NotFound = meta.story(allModesInPersian('notFound'));
export const Offline = meta.story(allModesInPersian('offline'));
