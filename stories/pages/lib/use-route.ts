import { useSyncExternalStore } from 'react';
import { address } from './page-url.ts';

/** Where the demo shop is. */
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
        | 'programme'
        | 'cart'
        | 'checked-out'
        | 'thanks'
        | 'compare'
        | 'wishlist'
        | 'unknown';
    };

/** Addresses of the demo shop. They live behind the `#`, so that a story needs no server. */
export const hrefs = {
  home: '#/',
  collections: '#/collections',
  collection: (slug: string) => `#/collections/${slug}`,
  product: (slug: string) => `#/objects/${slug}`,
  programme: '#/programme',
  event: (slug: string) => `#/programme/${slug}`,
  eventCheckout: (slug: string) => `#/programme/${slug}/checkout`,
  eventOrder: (slug: string, orderNumber: string) => `#/programme/${slug}/orders/${orderNumber}`,
  search: (text: string) => `#/search?${new URLSearchParams({ q: text })}`,
  cart: '#/cart',
  checkedOut: '#/checked-out',
  thanks: '#/thanks',
  compare: '#/compare',
  wishlist: '#/kept',
};

const plain = {
  '': 'home',
  collections: 'collections',
  search: 'search',
  programme: 'programme',
  cart: 'cart',
  'checked-out': 'checked-out',
  thanks: 'thanks',
  compare: 'compare',
  kept: 'wishlist',
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

/** Goes to an address of the shop, and to the top of its page. */
export function go(href: string): void {
  window.location.hash = href;
  window.scrollTo(0, 0);
}

/** Goes where a link of the shop leads, also in a frame whose base address is another page's. */
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
  return getRoute(useSyncExternalStore(follow, address, address));
}
