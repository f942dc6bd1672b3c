import type { ShopWord } from './shop-messages.ts';
import { hrefs } from './use-route.ts';

const collections = [
  ['For the table', 'for-the-table'],
  ['Light', 'light'],
  ['Vessels', 'vessels'],
  ['Furniture', 'furniture'],
  ['Wool and linen', 'wool-and-linen'],
  ['To give', 'to-give'],
] as const;

/** Where the shop's collections are in menus. */
export const sections = collections.map(([name, slug]) => ({
  name,
  slug,
  href: hrefs.collection(slug),
}));

/** Where the house's events stand. */
export const programme = { name: 'Programme', href: hrefs.programme } as const;

/** Where else a visitor finds what is theirs. */
export const own: { name: ShopWord; href: string }[] = [
  { name: 'Kept objects', href: hrefs.wishlist },
  { name: 'Compare', href: hrefs.compare },
  { name: 'Cart', href: hrefs.cart },
];
