import { expectNoOverflow } from '../../.storybook/expect-no-overflow.ts';
import preview from '../../.storybook/preview.tsx';
import { ofTheShop, pseudo } from '../lib/languages.ts';
import { createPageStory, type PageName, pageSpeaksOnly } from './lib/page-modes.ts';
import { narrow, shopStory } from './lib/shop-story.tsx';

/** I2: complete pages in a pseudo-locale: no English left, nothing cut off. */
const meta = preview.meta({ title: 'Pages/Languages', ...shopStory });

/** Labels in the demo store's header and footer, which are its own text. */
const named = ['Search', 'Cart', 'Menu', 'Compare', 'Objects', 'Collections', 'See all objects'];

const longer = { ...narrow, locale: 'en-XA' };

const inNobodysWords = (page: PageName) =>
  createPageStory(page, longer, async () => {
    await pageSpeaksOnly(pseudo, [...ofTheShop, ...named]);
    await expectNoOverflow();
  });

export const HomeInLongerWords = meta.story(inNobodysWords('home'));
export const CollectionsInLongerWords = meta.story(inNobodysWords('collections'));
export const CollectionInLongerWords = meta.story(inNobodysWords('collection'));
export const SearchInLongerWords = meta.story(inNobodysWords('search'));
export const ProductInLongerWords = meta.story(inNobodysWords('product'));
export const CartInLongerWords = meta.story(inNobodysWords('cart'));
export const CartDrawerInLongerWords = meta.story(inNobodysWords('drawer'));
export const HandOffInLongerWords = meta.story(inNobodysWords('handOff'));
export const ReturnInLongerWords = meta.story(inNobodysWords('comeBack'));
export const ComparisonInLongerWords = meta.story(inNobodysWords('comparison'));
export const WishlistInLongerWords = meta.story(inNobodysWords('wishlist'));
export const NotFoundInLongerWords = meta.story(inNobodysWords('nowhere'));
export const OfflineInLongerWords = meta.story(inNobodysWords('offline'));
