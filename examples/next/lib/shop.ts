import type { NavigationItem, ReturnUrls, Routes } from '@vitrine/ui';

export const shopName = 'Fenn House';
export const locale = 'en-US';

/** Where the events take place. */
export const timeZone = 'Europe/Copenhagen';

/** The public URL of this site, without a slash at the end. */
export const siteUrl: string = readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL);

function readSiteUrl(url = ''): string {
  if (URL.canParse(url)) return url.replace(/\/$/, '');
  throw new Error(
    `NEXT_PUBLIC_SITE_URL in .env must be the public URL of this site, such as https://shop.example, but it is “${url}”.`,
  );
}

/** The URLs of the pages. All components link by them. */
export const routes = {
  home: '/',
  collections: '/collections',
  collection: (slug) => `/collections/${slug}`,
  product: (slug) => `/products/${slug}`,
  search: (text) => `/search?${new URLSearchParams({ q: text })}`,
  wishlist: '/wishlist',
  compare: '/compare',
  cart: '/cart',
  events: '/events',
  event: (slug) => `/events/${slug}`,
  ticketCheckout: (slug) => `/events/${slug}/checkout`,
  ticketOrder: (slug, orderNumber) => `/events/${slug}/orders/${orderNumber}`,
  login: '/login',
  account: '/account',
} satisfies Routes;

/** What the home page shows; its loader reads the same. */
export const homeQueries = { collections: { limit: 4 }, products: { limit: 4 } };

/** Where the hosted checkout leads back to. */
export const checkoutReturn: ReturnUrls = {
  cart: '/cart',
  after: '/checkout/return',
  thankYou: '/checkout/thanks',
};

export const navigation: readonly NavigationItem[] = [
  { label: 'For the table', href: routes.collection('for-the-table') },
  { label: 'Light', href: routes.collection('light') },
  { label: 'Furniture', href: routes.collection('furniture') },
  { label: 'Events', href: routes.events },
];
