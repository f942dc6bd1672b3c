import type { MockPlatform } from '@vitrine/mocks';
import { expectNoOverflow, mockPlatform } from '@vitrine/storybook';
import preview from '../../.storybook/preview.tsx';
import { at } from './lib/at.ts';
import { keep, narrow, type Player, seen, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

/** 63 letters, as a law was called. */
const name = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** An equally long word, about steamers on the Danube. */
const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbaugewerke';

/** The shop names an object, its maker and its collection so, and the cart has one. */
function rename({ catalog, shop, cart }: MockPlatform) {
  Object.assign(catalog.product('low-pitcher'), { name, brand: name });
  for (const collection of shop.collections) {
    if (collection.slug === 'for-the-table') collection.name = title;
  }
  cart().add('low-pitcher');
}

const meta = preview.meta({
  title: 'Pages/LongNames',
  ...shopStory,
  globals: narrow,
  loaders: [mockPlatform(({ platform }) => rename(platform))],
});

/** Creates a story of a page that shows the name, which must not overflow. */
const page = (href: string, waitForPage: (player: Player) => Promise<void>) => ({
  beforeEach: at(href),
  play: async ({ canvas }: Player) => {
    await waitForPage({ canvas });
    await expectNoOverflow();
  },
});

const link = seen('link', name);

export const BreaksLongProductTitle = meta.story(
  page(hrefs.product('low-pitcher'), seen('heading', name)),
);
export const BreaksLongNamesInCollection = meta.story(
  page(hrefs.collection('for-the-table'), async (player) => {
    await seen('heading', title)(player);
    await link(player);
  }),
);
export const BreaksLongNameInCart = meta.story(page(hrefs.cart, link));
export const BreaksLongNameInComparison = meta.story({
  ...page(hrefs.compare, link),
  beforeEach: () => {
    keep('compare', 'low-pitcher', 'ring-vase');
    return at(hrefs.compare)();
  },
});
