/** Size limit of a route of a shop: everything that its page loads before an interaction. */
export interface RouteBudget {
  route: string;
  /** The components of the page, by their exports; each page also has the shell. */
  parts: readonly string[];
  /** Maximum size of the scripts, in kB: minified and gzipped, without React. */
  js: number;
  /** Maximum size of the style sheets, with the theme, in kB. */
  css: number;
  /** Packages that are loaded only when they are used. */
  later: readonly string[];
}

/** What is on every page of a shop. */
export const shell = ['UiProvider', 'SiteShell', 'SiteFooter', 'Toaster'] as const;

/**
 * Routes as built by a host's bundler, with all limits within 5 % of the measured size, so that none
 * grows unnoticed. Listed in docs/performance.md, which a test compares.
 */
export const routeBudgets: readonly RouteBudget[] = [
  {
    route: 'home',
    parts: ['CollectionTiles', 'ProductShelf', 'QuickAddToCart'],
    js: 79.1,
    css: 14.4,
    later: ['sonner', '@radix-ui/react-dialog'],
  },
  {
    route: 'collection',
    parts: ['Listing', 'CollectionHero', 'QuickAddToCart'],
    js: 138.4,
    css: 21.5,
    later: ['virtua', 'sonner'],
  },
  {
    route: 'search',
    parts: ['Listing', 'SearchField', 'QuickAddToCart'],
    js: 139,
    css: 21.2,
    later: ['virtua', 'sonner'],
  },
  {
    route: 'product',
    parts: ['ProductDetail', 'BackInStock', 'RelatedShelf'],
    js: 132.2,
    css: 22.5,
    later: ['embla-carousel', 'dompurify', '@radix-ui/react-select', '@radix-ui/react-popover'],
  },
  {
    route: 'cart',
    parts: ['CartPage'],
    js: 93,
    css: 16.4,
    later: ['@radix-ui/react-dialog', '@radix-ui/react-select'],
  },
  {
    route: 'wishlist',
    parts: ['WishlistGrid'],
    js: 69.7,
    css: 13.7,
    later: ['@radix-ui/react-dialog'],
  },
  { route: 'comparison', parts: ['CompareTable'], js: 91.4, css: 15.1, later: ['sonner'] },
  { route: 'event list', parts: ['EventList'], js: 120, css: 18.4, later: ['sonner'] },
  {
    route: 'event',
    parts: ['EventDetail', 'TicketSelector'],
    js: 183.8,
    css: 22,
    later: ['dompurify', '@radix-ui/react-popover'],
  },
  {
    route: 'ticket checkout',
    parts: ['TicketCheckoutPage'],
    js: 163.3,
    css: 19.6,
    later: ['@radix-ui/react-popover'],
  },
  { route: 'ticket order', parts: ['TicketOrderPage'], js: 139.4, css: 18.6, later: ['sonner'] },
  { route: 'login', parts: ['Login'], js: 100.2, css: 15.7, later: ['sonner'] },
  { route: 'account', parts: ['Account'], js: 75, css: 14.7, later: ['sonner'] },
];

/**
 * Size limit of components alone: the code that they need immediately, in addition to the provider
 * and all messages.
 */
export interface OwnBudget {
  /** Components that are measured together, by their exports. */
  parts: readonly string[];
  /** Maximum size in kB, minified and gzipped, without React and without lazy modules. */
  most: number;
  /** Target size in kB: `most` never exceeds it. */
  goal: number;
}

/**
 * Sizes that the bench compares with the platform's own components, from the published packages;
 * the limits are within 5 % of the measured size. The drawer alone contains no cart state, so it is
 * measured with the item counter of the page's header. Listed in docs/performance.md, which a test
 * compares.
 */
export const ownBudgets: readonly OwnBudget[] = [
  { parts: ['ProductPrice'], most: 2.3, goal: 2.3 },
  { parts: ['ProductCard'], most: 6.6, goal: 6.6 },
  { parts: ['VariantPicker'], most: 13.8, goal: 14 },
  { parts: ['Gallery'], most: 9.5, goal: 14 },
  { parts: ['CartTrigger', 'CartDrawer'], most: 21, goal: 30 },
];
