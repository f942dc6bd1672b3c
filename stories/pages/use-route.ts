import { useSyncExternalStore } from 'react';

/** Where the demo shop is: a list, an object or the cart. */
export type Route =
  | { page: 'collection'; slug: string }
  | { page: 'product'; slug: string }
  | { page: 'cart' };

const start: Route = { page: 'collection', slug: 'for-the-table' };

/** Addresses of the demo shop. They live behind the `#`, so that a story needs no server. */
export const hrefs = {
  collection: (slug: string) => `#/collections/${slug}`,
  product: (slug: string) => `#/objects/${slug}`,
  cart: '#/cart',
};

export function routeOf(hash: string): Route {
  const [, page, slug] = hash.replace(/^#/, '').split('/').map(decodeURIComponent);
  if (page === 'objects' && slug) return { page: 'product', slug };
  if (page === 'collections' && slug) return { page: 'collection', slug };
  if (page === 'cart') return { page: 'cart' };
  return start;
}

/** Goes where a link of the shop leads, also in a frame whose base address is another page's. */
function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="#/"]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.location.hash = link.getAttribute('href') ?? '';
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
  const hash = useSyncExternalStore(
    follow,
    () => window.location.hash,
    () => '',
  );
  return routeOf(hash);
}
