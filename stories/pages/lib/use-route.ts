import { useSyncExternalStore } from 'react';
import { navigate, routes } from '../../../.storybook/routes.ts';
import { getPageHash } from './page-url.ts';

/** Current route of the demo store. */
export type Route =
  | { page: 'collection'; slug: string }
  | { page: 'product'; slug: string }
  | { page: 'event' | 'event-checkout' | 'info'; slug: string }
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

/** URLs of the demo store: those that components link to, and the returns of its checkout. */
export const hrefs = {
  ...routes,
  checkedOut: '#/checked-out',
  thanks: '#/thanks',
  info: (slug: string) => `#/info/${slug}`,
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
  if (page === 'info' && slug) return { page: 'info', slug };
  if (page === 'collections' && slug) return { page: 'collection', slug };
  return { page: isPlain(page) ? plain[page] : 'unknown' };
}

/** Follows a link of the store, also in a frame with another page's base URL. */
function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="#/"]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  navigate(link.getAttribute('href') ?? '');
}

function follow(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  document.addEventListener('click', followLink);
  return () => {
    window.removeEventListener('hashchange', listener);
    document.removeEventListener('click', followLink);
  };
}

/** The route of the URL, and its path, without the query. */
export function useRoute(): { route: Route; pathname: string } {
  const hash = useSyncExternalStore(follow, getPageHash, getPageHash);
  return { route: getRoute(hash), pathname: hash.split('?')[0] || '#/' };
}
