import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/** The components that link to a page of the host, by route. */
const linksByRoute: Record<string, readonly string[]> = {
  cart: ['CheckoutReturn'],
  collection: ['CollectionTiles', 'SearchField'],
  collections: ['BrowseLinks', 'CollectionPage', 'CompareTable', 'ProductDetailPage'],
  compare: ['CompareTray'],
  event: [
    'DayCell',
    'EventActionLink',
    'EventCard',
    'EventRow',
    'TicketCheckoutPage',
    'TicketOrderPage',
  ],
  events: ['BrowseLinks'],
  home: ['SiteShell'],
  login: ['LoginReturn'],
  order: ['OrderHistory'],
  product: ['CompareTable', 'ProductCard', 'QuickAdd', 'QuickAddSheet', 'SearchField'],
  search: ['SearchField'],
  ticketCheckout: ['EventDetailPage'],
  ticketOrder: ['OrderHistory', 'TicketCheckoutPage', 'use-payment'],
};

/** Elements that are links without a router, and why. */
const ordinaryLinks = {
  AppLink: 'renders all others',
  Directions: 'leads to the map of another site, in another window',
  ErrorSummary: 'leads to a field of the same page',
  EventRegistration: 'leads to the registration of another site, in another window',
  OrderFiles: 'leads to files, in another window',
  Pagination: 'is a disabled link without a URL',
  SkipLink: 'leads to a part of the same page',
  UnsafeContextNotice: 'leads to the same page, in another window or over https',
};

const sources = listFiles('packages/ui/src/**/*.ts', 'packages/ui/src/**/*.tsx').filter(
  (path) => !/\.test\.tsx?$|\/provider\/(UiProvider|routes)/.test(path),
);
const getName = (path: string) => /([^/]+)\.tsx?$/.exec(path)?.[1] ?? path;

/** Names of the files whose text matches, sorted. */
const findFiles = (pattern: RegExp) =>
  sources
    .filter((path) => pattern.test(readText(path)))
    .map(getName)
    .sort();

describe('links', () => {
  it('use the routes of the provider, each component those that are listed here', () => {
    const found: Record<string, Set<string>> = {};
    for (const path of sources) {
      for (const [, route = ''] of readText(path).matchAll(/useRoute\('(\w+)'\)/g)) {
        found[route] ??= new Set();
        found[route].add(getName(path));
      }
    }
    const sorted = Object.entries(found).map(([route, names]) => [route, [...names].sort()]);
    expect(Object.fromEntries(sorted)).toEqual(linksByRoute);
  });

  it('use the router’s link component, except for the listed ones', () => {
    expect(findFiles(/<a[\s>]/)).toEqual(Object.keys(ordinaryLinks));
  });

  it('have no props of their own for URLs of the host’s pages', () => {
    const prop = /^ {2}(?:linkComponent|linkAs|getHref|\w+Href|get\w+Href)\??:/m;
    expect(findFiles(prop)).toEqual(['CollectionProducts']);
  });
});
