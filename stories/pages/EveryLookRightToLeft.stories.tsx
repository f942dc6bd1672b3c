import preview from '../../.storybook/preview.tsx';
import { everyLookInPersian } from './looks.ts';
import { shopStory } from './shop-story.tsx';

/** I2: whole pages from right to left, with nothing of English left but what the shop has written. */
const meta = preview.meta({ title: 'Pages/Every look right to left', ...shopStory });

export const Home = meta.story(everyLookInPersian('home'));
export const Collections = meta.story(everyLookInPersian('collections'));
export const Collection = meta.story(everyLookInPersian('collection'));
export const Search = meta.story(everyLookInPersian('search'));
export const Product = meta.story(everyLookInPersian('product'));
export const Cart = meta.story(everyLookInPersian('cart'));
export const CartDrawer = meta.story(everyLookInPersian('drawer'));
export const HandOff = meta.story(everyLookInPersian('handOff'));
export const Return = meta.story(everyLookInPersian('comeBack'));
export const Comparison = meta.story(everyLookInPersian('comparison'));
export const Wishlist = meta.story(everyLookInPersian('wishlist'));
export const NotFound = meta.story(everyLookInPersian('nowhere'));
export const Offline = meta.story(everyLookInPersian('offline'));
