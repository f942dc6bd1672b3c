import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { allModes } from './lib/page-modes.ts';
import { shopStory } from './lib/shop-story.tsx';

const meta = preview.meta({
  title: 'Pages/AllModes',
  ...shopStory,
  parameters: {
    ...shopStory.parameters,
    chromatic: inModes('narrow dark', 'narrow light', 'medium light', 'large light', 'large dark'),
  },
});

export const Home = meta.story(allModes('home'));
export const Collections = meta.story(allModes('collections'));
export const Collection = meta.story(allModes('collection'));
export const Search = meta.story(allModes('search'));
export const Product = meta.story(allModes('product'));
export const Cart = meta.story(allModes('cart'));
export const CartDrawer = meta.story(allModes('drawer'));
export const OpeningCheckout = meta.story(allModes('openingCheckout'));
export const OrderConfirmation = meta.story(allModes('orderConfirmation'));
export const Comparison = meta.story(allModes('comparison'));
export const Wishlist = meta.story(allModes('wishlist'));
export const NotFound = meta.story(allModes('notFound'));
export const Offline = meta.story(allModes('offline'));
