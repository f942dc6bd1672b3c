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

const createPseudoLocaleStory = (page: PageName) =>
  createPageStory(page, longer, async () => {
    await pageSpeaksOnly(pseudo, [...ofTheShop, ...named]);
    await expectNoOverflow();
  });

export const HomeInLongerWords = meta.story(createPseudoLocaleStory('home'));
export const CollectionsInLongerWords = meta.story(createPseudoLocaleStory('collections'));
export const CollectionInLongerWords = meta.story(createPseudoLocaleStory('collection'));
export const SearchInLongerWords = meta.story(createPseudoLocaleStory('search'));
export const ProductInLongerWords = meta.story(createPseudoLocaleStory('product'));
export const CartInLongerWords = meta.story(createPseudoLocaleStory('cart'));
export const CartDrawerInLongerWords = meta.story(createPseudoLocaleStory('drawer'));
export const HandOffInLongerWords = meta.story(createPseudoLocaleStory('handOff'));
export const ReturnInLongerWords = meta.story(createPseudoLocaleStory('comeBack'));
export const ComparisonInLongerWords = meta.story(createPseudoLocaleStory('comparison'));
export const WishlistInLongerWords = meta.story(createPseudoLocaleStory('wishlist'));
export const NotFoundInLongerWords = meta.story(createPseudoLocaleStory('nowhere'));
export const OfflineInLongerWords = meta.story(createPseudoLocaleStory('offline'));
