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
 * Routes as built by a host's bundler. Limits are 1 % above the measured size: a change grows no route
 * unnoticed, and a fix of a few bytes needs no new limit. Listed in docs/performance.md, which a test
 * compares.
 */
export const routeBudgets: readonly RouteBudget[] = [
  {
    route: 'home',
    parts: ['CollectionTiles', 'ProductShelf', 'QuickAddToCart'],
    js: 71.8,
    css: 15.7,
    later: ['sonner', '@radix-ui/react-dialog'],
  },
  {
    route: 'collection',
    parts: ['Listing', 'CollectionHero', 'QuickAddToCart'],
    js: 92.3,
    css: 19.8,
    later: ['virtua', 'sonner', '@radix-ui/react-dialog', '@radix-ui/react-popover'],
  },
  {
    route: 'search',
    parts: ['Listing', 'SearchField', 'QuickAddToCart'],
    js: 96.8,
    css: 19.9,
    later: ['virtua', 'sonner', '@radix-ui/react-dialog', '@radix-ui/react-popover'],
  },
  {
    route: 'product',
    parts: ['ProductDetail', 'BackInStock', 'RelatedShelf'],
    js: 124.6,
    css: 22.9,
    later: ['embla-carousel', 'dompurify', '@radix-ui/react-select', '@radix-ui/react-popover'],
  },
  {
    route: 'cart',
    parts: ['CartPage'],
    js: 90.7,
    css: 17.8,
    later: ['@radix-ui/react-dialog', '@radix-ui/react-select'],
  },
  {
    route: 'wishlist',
    parts: ['WishlistGrid'],
    js: 65.1,
    css: 14.9,
    later: ['@radix-ui/react-dialog'],
  },
  { route: 'comparison', parts: ['CompareTable'], js: 71.2, css: 16.3, later: ['sonner'] },
  {
    route: 'event list',
    parts: ['EventList'],
    js: 92.6,
    css: 17.7,
    later: ['sonner', '@radix-ui/react-dialog', '@radix-ui/react-popover'],
  },
  {
    route: 'event',
    parts: ['EventDetail', 'TicketSelector'],
    js: 117.9,
    css: 20.5,
    later: [
      '@radix-ui/react-dialog',
      'dompurify',
      '@radix-ui/react-popover',
      '@radix-ui/react-select',
      'react-hook-form',
    ],
  },
  {
    route: 'ticket checkout',
    parts: ['TicketCheckoutPage'],
    js: 151,
    css: 18.7,
    later: ['@radix-ui/react-popover', '@radix-ui/react-dialog'],
  },
  {
    route: 'ticket order',
    parts: ['TicketOrderPage'],
    js: 96.1,
    css: 16.6,
    later: ['sonner', 'react-hook-form', '@radix-ui/react-radio-group'],
  },
  { route: 'login', parts: ['Login'], js: 97.9, css: 15.4, later: ['sonner'] },
  { route: 'account', parts: ['Account'], js: 67.7, css: 14.7, later: ['sonner'] },
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
  { parts: ['ProductCard'], most: 6.8, goal: 7 },
  { parts: ['VariantPicker'], most: 14, goal: 14 },
  { parts: ['Gallery'], most: 9.5, goal: 14 },
  { parts: ['CartTrigger', 'CartDrawer'], most: 21.2, goal: 30 },
];

/** Size limit of a screen of `@vitrine/admin`: its scripts in addition to the frame. */
export interface ScreenBudget {
  screen: string;
  /** The component, by its export. */
  part: string;
  /** Maximum size in kB, minified and gzipped, without React and without lazy modules. */
  js: number;
}

/** No screen of owners needs more than this in addition to the frame, in kB. */
export const screenLimit = 120;

/** Screens of owners. Listed in docs/performance.md, which a test compares. */
export const screenBudgets: readonly ScreenBudget[] = [
  { screen: 'dashboard', part: 'Dashboard', js: 20.8 },
  { screen: 'orders', part: 'OrderList', js: 54.9 },
  { screen: 'order', part: 'OrderPage', js: 84 },
  { screen: 'events', part: 'EventList', js: 45.7 },
  { screen: 'event editor', part: 'EventEditor', js: 113.6 },
  { screen: 'guests', part: 'GuestList', js: 43.7 },
  { screen: 'check-in', part: 'CheckInScreen', js: 42.5 },
  { screen: 'products', part: 'ProductAdminList', js: 56.6 },
  { screen: 'product editor', part: 'ProductEditor', js: 115.4 },
  { screen: 'variant grid', part: 'VariantGrid', js: 30.4 },
  { screen: 'bulk pricing', part: 'BulkPricing', js: 29.5 },
];
