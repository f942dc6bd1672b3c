/** Size limit of a page that shows one ui component, before any interaction. */
export interface Budget {
  /** The component, by its export. */
  part: string;
  /** Maximum size in addition to the provider, in kB: minified and gzipped, without React. */
  most: number;
  /** Packages that are loaded only when they are used. */
  later: readonly string[];
}

/**
 * Pages as built by a host's bundler, with all limits within 5 % of the measured size, so that a
 * component cannot grow unnoticed. They are larger than the components alone: bundlers split
 * between modules and never within one. `UiProvider` includes `@radix-ui/react-tooltip` and with it
 * Popper's module, for its context. A component that lazily loads a popover, a select or a tooltip
 * makes that complete module used, and adds 10 kB of `@floating-ui` to the page. This affects the
 * picker, the gallery and components that contain them. Listed in docs/performance.md, which a test
 * compares.
 */
export const budgets: readonly Budget[] = [
  { part: 'Price', most: 2.4, later: [] },
  { part: 'ProductCard', most: 7.7, later: [] },
  {
    part: 'VariantPicker',
    most: 25.1,
    later: ['@radix-ui/react-select', '@radix-ui/react-popover'],
  },
  { part: 'Gallery', most: 28, later: ['embla-carousel', '@radix-ui/react-dialog'] },
  { part: 'ProductGrid', most: 12.5, later: ['virtua'] },
  { part: 'ProductDetail', most: 83, later: ['embla-carousel', 'dompurify'] },
  { part: 'CartTrigger', most: 18.9, later: [] },
  { part: 'CartDrawer', most: 24.5, later: [] },
  { part: 'Login', most: 63.5, later: [] },
  {
    part: 'SegmentedDateControl',
    most: 27,
    later: ['react-aria', 'react-stately', '@internationalized/date'],
  },
];

/**
 * Size limit of components alone: the code that they need immediately, in addition to the provider.
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
  { parts: ['ProductPrice'], most: 2.12, goal: 2.2 },
  { parts: ['ProductCard'], most: 6.2, goal: 6.2 },
  { parts: ['VariantPicker'], most: 12.8, goal: 14 },
  { parts: ['Gallery'], most: 9.1, goal: 14 },
  { parts: ['CartTrigger', 'CartDrawer'], most: 21.1, goal: 30 },
];
