import type { Routes } from '@vitrine/ui';

/** Navigates to a page of the demo shop, and scrolls to its top. */
export function navigate(url: string): void {
  window.location.hash = url;
  window.scrollTo(0, 0);
}

/** URLs of the demo shop. They are behind the `#`, so that a story needs no server. */
export const routes = {
  home: '#/',
  collections: '#/collections',
  collection: (slug) => `#/collections/${slug}`,
  product: (slug) => `#/objects/${slug}`,
  search: (text) => `#/search?${new URLSearchParams({ q: text })}`,
  cart: '#/cart',
  compare: '#/compare',
  wishlist: '#/saved',
  events: '#/programme',
  event: (slug) => `#/programme/${slug}`,
  ticketCheckout: (slug) => `#/programme/${slug}/checkout`,
  login: '#/login',
  order: (orderNumber) => `#/account/orders/${orderNumber}`,
  ticketOrder: (slug, orderNumber) => `#/programme/${slug}/orders/${orderNumber}`,
} satisfies Routes;
