import type { ShopMessageKey } from './shop-messages.ts';
import { hrefs } from './use-route.ts';

const collections = [
  ['For the table', 'for-the-table'],
  ['Light', 'light'],
  ['Vessels', 'vessels'],
  ['Furniture', 'furniture'],
  ['Wool and linen', 'wool-and-linen'],
  ['Gifts', 'to-give'],
] as const;

/** The store's collections in menus. */
export const sections = collections.map(([name, slug]) => ({
  name,
  slug,
  href: hrefs.collection(slug),
}));

/** Link to the event list. */
export const eventsLink = { name: 'What’s on', href: hrefs.events } as const;

/** Links to the visitor's own pages. */
export const own: { name: ShopMessageKey; href: string }[] = [
  { name: 'Saved', href: hrefs.wishlist },
  { name: 'Compare', href: hrefs.compare },
  { name: 'Cart', href: hrefs.cart },
];
