/** What a page that shows one part of ui may load before anyone has done anything. */
export interface Budget {
  /** The part, by its export. */
  part: string;
  /** The most that it may weigh beside the provider, in kB: minified and gzipped, without React. */
  most: number;
  /** Packages that come only when they are used. */
  later: readonly string[];
}

/**
 * Pages as a host's bundler builds them, all limits within 5 % of what is measured, so that a part
 * cannot grow unseen. They weigh more than the parts of themselves: bundlers split between modules
 * and never within one. `UiProvider` has `@radix-ui/react-tooltip` and with it Popper's module at
 * once, for its context; a part that brings a popover, a select or a tooltip for later makes all of
 * that module used, and 10 kB of `@floating-ui` come with the page. The picker, the gallery and
 * whatever contains them pay it. Listed in docs/performance.md, which a test compares.
 */
export const budgets: readonly Budget[] = [
  { part: 'Price', most: 2.15, later: [] },
  { part: 'ProductCard', most: 7.15, later: [] },
  { part: 'VariantPicker', most: 25, later: ['@radix-ui/react-select', '@radix-ui/react-popover'] },
  { part: 'Gallery', most: 28, later: ['embla-carousel', '@radix-ui/react-dialog'] },
  { part: 'ProductGrid', most: 11.4, later: ['virtua'] },
  { part: 'ProductDetail', most: 81, later: ['embla-carousel', 'dompurify'] },
  { part: 'CartTrigger', most: 17.9, later: [] },
  { part: 'CartDrawer', most: 24.5, later: [] },
  { part: 'Login', most: 63, later: [] },
];

/** What parts may weigh of themselves: what they need at once, beside the provider. */
export interface OwnBudget {
  /** The parts that belong together, by their exports. */
  parts: readonly string[];
  /** The most in kB, minified and gzipped, without React and without what is loaded when it is used. */
  most: number;
  /** What it is meant to weigh at most, in kB: `most` is never above it. */
  goal: number;
}

/**
 * The bytes that the bench compares with the platform's own parts, from what is published; the limits
 * are within 5 % of what is measured. The drawer alone holds no cart: with it stands what counts its
 * objects in the head of the page. Listed in docs/performance.md, which a test compares.
 */
export const ownBudgets: readonly OwnBudget[] = [
  { parts: ['ProductPrice'], most: 1.95, goal: 2 },
  { parts: ['ProductCard'], most: 5.95, goal: 6 },
  { parts: ['VariantPicker'], most: 12.4, goal: 14 },
  { parts: ['Gallery'], most: 9.1, goal: 14 },
  { parts: ['CartTrigger', 'CartDrawer'], most: 20.2, goal: 30 },
];
