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
export const shell = [
  'UiProvider',
  'SiteHeader',
  'SiteFooter',
  'CartAnnouncer',
  'CartTrigger',
  'CartDrawer',
  'Toaster',
  'AccountButton',
] as const;

/**
 * Routes as built by a host's bundler, with all limits within 5 % of the measured size, so that none
 * grows unnoticed. Listed in docs/performance.md, which a test compares.
 */
export const routeBudgets: readonly RouteBudget[] = [
  {
    route: 'home',
    parts: ['CollectionTiles', 'ProductShelf', 'QuickAddToCart'],
    js: 79.9,
    css: 11.9,
    later: ['sonner', '@radix-ui/react-dialog'],
  },
  {
    route: 'collection',
    parts: ['Listing', 'CollectionHero', 'QuickAddToCart'],
    js: 128.4,
    css: 18.5,
    later: ['virtua', 'sonner'],
  },
  {
    route: 'search',
    parts: ['Listing', 'SearchField', 'QuickAddToCart'],
    js: 129.6,
    css: 18.3,
    later: ['virtua', 'sonner'],
  },
  {
    route: 'product',
    parts: ['ProductDetail', 'BackInStock', 'RelatedShelf'],
    js: 129.7,
    css: 19.5,
    later: ['embla-carousel', 'dompurify', '@radix-ui/react-select', '@radix-ui/react-popover'],
  },
  {
    route: 'cart',
    parts: ['CartPage'],
    js: 89.4,
    css: 12.7,
    later: ['@radix-ui/react-dialog', '@radix-ui/react-select'],
  },
  {
    route: 'wishlist',
    parts: ['WishlistGrid'],
    js: 71.3,
    css: 10.5,
    later: ['@radix-ui/react-dialog'],
  },
  { route: 'comparison', parts: ['CompareTable'], js: 79.5, css: 11.3, later: ['sonner'] },
  { route: 'event list', parts: ['EventList'], js: 108.2, css: 14.9, later: ['sonner'] },
  {
    route: 'event',
    parts: ['EventDetail', 'TicketSelector'],
    js: 168,
    css: 16.9,
    later: ['dompurify', '@radix-ui/react-popover'],
  },
  {
    route: 'ticket checkout',
    parts: ['TicketCheckoutPage'],
    js: 156.6,
    css: 13.9,
    later: ['@radix-ui/react-popover'],
  },
  { route: 'ticket order', parts: ['TicketOrderPage'], js: 132.2, css: 12.8, later: ['sonner'] },
  { route: 'login', parts: ['Login'], js: 96.8, css: 11.4, later: ['sonner'] },
  { route: 'account', parts: ['Account'], js: 71.6, css: 10.9, later: ['sonner'] },
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
  { parts: ['ProductPrice'], most: 2.2, goal: 2.2 },
  { parts: ['ProductCard'], most: 6.5, goal: 6.6 },
  { parts: ['VariantPicker'], most: 13.2, goal: 14 },
  { parts: ['Gallery'], most: 9.2, goal: 14 },
  { parts: ['CartTrigger', 'CartDrawer'], most: 20.9, goal: 30 },
];
