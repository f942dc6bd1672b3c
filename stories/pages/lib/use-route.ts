import { useSyncExternalStore } from 'react';
import { getPageHash } from './page-url.ts';

/** Current route of the demo store. */
export type Route =
  | { page: 'collection'; slug: string }
  | { page: 'product'; slug: string }
  | { page: 'event' | 'event-checkout'; slug: string }
  | { page: 'event-order'; slug: string; orderNumber: string }
  | {
      page:
        | 'home'
        | 'collections'
        | 'search'
        | 'events'
        | 'cart'
        | 'checked-out'
        | 'thanks'
        | 'compare'
        | 'wishlist'
        | 'unknown';
    };

/** URLs of the demo store. They are behind the `#`, so that a story needs no server. */
export const hrefs = {
  home: '#/',
  collections: '#/collections',
  collection: (slug: string) => `#/collections/${slug}`,
  product: (slug: string) => `#/objects/${slug}`,
  events: '#/programme',
  event: (slug: string) => `#/programme/${slug}`,
  eventCheckout: (slug: string) => `#/programme/${slug}/checkout`,
  eventOrder: (slug: string, orderNumber: string) => `#/programme/${slug}/orders/${orderNumber}`,
  search: (text: string) => `#/search?${new URLSearchParams({ q: text })}`,
  cart: '#/cart',
  checkedOut: '#/checked-out',
  thanks: '#/thanks',
  compare: '#/compare',
  wishlist: '#/saved',
};

const plain = {
  '': 'home',
  collections: 'collections',
  search: 'search',
  programme: 'events',
  cart: 'cart',
  'checked-out': 'checked-out',
  thanks: 'thanks',
  compare: 'compare',
  saved: 'wishlist',
} as const;

const isPlain = (page: string): page is keyof typeof plain => Object.hasOwn(plain, page);

export function getRoute(hash: string): Route {
  const [path = ''] = hash.replace(/^#/, '').split('?');
  const [, page = '', slug, part, orderNumber] = path.split('/').map(decodeURIComponent);
  if (page === 'objects' && slug) return { page: 'product', slug };
  if (page === 'programme' && slug) {
    if (part === 'orders' && orderNumber) return { page: 'event-order', slug, orderNumber };
    return { page: part === 'checkout' ? 'event-checkout' : 'event', slug };
  }
  if (page === 'collections' && slug) return { page: 'collection', slug };
  return { page: isPlain(page) ? plain[page] : 'unknown' };
}

/** Navigates to a URL of the store, and scrolls to the top. */
export function go(href: string): void {
  window.location.hash = href;
  window.scrollTo(0, 0);
}

/** Follows a link of the store, also in a frame with another page's base URL. */
function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="#/"]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute('href') ?? '');
}

function follow(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  document.addEventListener('click', followLink);
  return () => {
    window.removeEventListener('hashchange', listener);
    document.removeEventListener('click', followLink);
  };
}

/** The route of the address bar. */
export function useRoute(): Route {
  return getRoute(useSyncExternalStore(follow, getPageHash, getPageHash));
}
