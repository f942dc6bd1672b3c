import { fennHouse } from '@vitrine/mocks';
import type { ShopMessageKey } from './shop-messages.ts';
import { hrefs } from './use-route.ts';

const collections = [
  ['For the table', 'for-the-table', 'candle-room'],
  ['Light', 'light', 'lamp'],
  ['Vessels', 'vessels', 'ringvase'],
  ['Furniture', 'furniture', 'stool'],
  ['Wool and linen', 'wool-and-linen', 'throw'],
  ['Wash', 'wash', 'soap'],
  ['Paper', 'paper', 'notebooks'],
  ['Gifts', 'to-give', 'spoons'],
] as const;

const shop = fennHouse({ mediaBaseUrl: '' });

function countProducts(slug: string): number {
  const { id } = shop.collections.find((collection) => collection.slug === slug) ?? {};
  return shop.products.filter(({ collectionIds }) => collectionIds.some((one) => one === id))
    .length;
}

/** The store's collections in menus. */
export const sections = collections.map(([name, slug, picture]) => ({
  name,
  slug,
  href: hrefs.collection(slug),
  count: countProducts(slug),
  image: { url: `/pictures/${picture}.jpg`, width: 800, height: 1000 },
}));

/** Link to the event list. */
export const eventsLink = { name: 'What’s on', href: hrefs.events } as const;

/** Link to the address and the opening hours. */
export const visitLink = { name: 'Visit us', href: hrefs.info('visit') } as const;

/** Links to the visitor's own pages. */
export const own: { name: ShopMessageKey; href: string }[] = [
  { name: 'Saved', href: hrefs.wishlist },
  { name: 'Compare', href: hrefs.compare },
];
