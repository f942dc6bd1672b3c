import preview from '../../.storybook/preview.tsx';
import { everyLook } from './looks.ts';
import { shopStory } from './shop-story.tsx';

const meta = preview.meta({ title: 'Pages/Every look', ...shopStory });

export const Home = meta.story(everyLook('home'));
export const Collections = meta.story(everyLook('collections'));
export const Collection = meta.story(everyLook('collection'));
export const Search = meta.story(everyLook('search'));
export const Product = meta.story(everyLook('product'));
export const Cart = meta.story(everyLook('cart'));
export const CartDrawer = meta.story(everyLook('drawer'));
export const HandOff = meta.story(everyLook('handOff'));
export const Return = meta.story(everyLook('comeBack'));
export const Comparison = meta.story(everyLook('comparison'));
export const Wishlist = meta.story(everyLook('wishlist'));
export const NotFound = meta.story(everyLook('nowhere'));
export const Offline = meta.story(everyLook('offline'));
