import { isDevelopment } from '@vitrine/atoms';

/**
 * URLs of the host's pages, to which components link. A component without its route shows no link,
 * and development logs an error that names the route.
 */
export interface Routes {
  /** The home page. */
  home?: string | undefined;
  /** Returns the URL of a product's page. */
  product?: ((slug: string) => string) | undefined;
  /** Returns the URL of a collection's page. */
  collection?: ((slug: string) => string) | undefined;
  /** The page with all collections. */
  collections?: string | undefined;
  /** Returns the URL of the page with all search results for a text. */
  search?: ((text: string) => string) | undefined;
  /** The page with the wishlist. */
  wishlist?: string | undefined;
  /** The page that compares products. */
  compare?: string | undefined;
  /** The page with the cart. */
  cart?: string | undefined;
  /** The page with all events. */
  events?: string | undefined;
  /** Returns the URL of an event's page. */
  event?: ((slug: string) => string) | undefined;
  /** Returns the URL of the checkout for an event's tickets. */
  ticketCheckout?: ((slug: string) => string) | undefined;
  /** Returns the URL of an order of products: a page of the host, as the platform has none. */
  order?: ((orderNumber: string) => string) | undefined;
  /** Returns the URL of an order of tickets. */
  ticketOrder?: ((slug: string, orderNumber: string) => string) | undefined;
  /** The page with the login. */
  login?: string | undefined;
  /** The page of the member's account. */
  account?: string | undefined;
  /** The owner's list of orders, of `@vitrine/admin`. */
  adminOrders?: string | undefined;
  /** Returns the URL of the owner's page of an order. */
  adminOrder?: ((eventId: string, orderNumber: string) => string) | undefined;
  /** The owner's list of events. */
  adminEvents?: string | undefined;
  /** Returns the URL of the owner's page of an event. */
  adminEvent?: ((eventId: string) => string) | undefined;
  /** The owner's list of products. */
  adminProducts?: string | undefined;
  /** Returns the URL of the owner's page of a product. */
  adminProduct?: ((productId: string) => string) | undefined;
}

/**
 * The usual URLs of all pages that this package has, for `routes` of `UiProvider`. Those of other URLs
 * replace them. It has no `order`, as only a host can have a page for an order of products: add it
 * with the port `orderHistory`. The routes of `@vitrine/admin` are missing too.
 *
 * @example
 * <UiProvider routes={{ ...defaultRoutes, product: (slug) => `/shop/${slug}` }}>
 *   {children}
 * </UiProvider>
 */
export const defaultRoutes = {
  home: '/',
  product: (slug: string) => `/products/${slug}`,
  collection: (slug: string) => `/collections/${slug}`,
  collections: '/collections',
  search: (text: string) => `/search?${new URLSearchParams({ q: text })}`,
  wishlist: '/wishlist',
  compare: '/compare',
  cart: '/cart',
  events: '/events',
  event: (slug: string) => `/events/${slug}`,
  ticketCheckout: (slug: string) => `/events/${slug}/checkout`,
  ticketOrder: (slug: string, orderNumber: string) => `/events/${slug}/orders/${orderNumber}`,
  login: '/login',
  account: '/account',
} satisfies Omit<Required<Routes>, 'order' | `admin${string}`>;

const reported = new Set<keyof Routes>();

/** Returns a route; if the host has left it out, development logs how to add it, once. */
export function getRoute<Name extends keyof Routes>(routes: Routes, name: Name): Routes[Name] {
  const route = routes[name];
  if (route === undefined && isDevelopment && !reported.has(name)) {
    reported.add(name);
    console.error(
      `UiProvider: the route "${name}" is missing, so some links lead nowhere. Add it to routes={{ … }}, as the type Routes describes, or use defaultRoutes.`,
    );
  }
  return route;
}
