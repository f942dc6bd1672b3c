/** What a page that shows one part of ui may load before anybody has done anything. */
export interface Budget {
  /** The part, by its export. */
  part: string;
  /** The most that it may weigh beside the provider, in kB: minified and gzipped, without React. */
  most: number;
  /** Packages that come only when they are used. */
  later: readonly string[];
}

/** Listed in the README, which a test compares. A goal that is missed is in the bench's table. */
export const budgets: readonly Budget[] = [
  { part: 'Price', most: 2.3, later: [] },
  { part: 'ProductCard', most: 7.2, later: [] },
  { part: 'VariantPicker', most: 25, later: ['@radix-ui/react-select', '@radix-ui/react-popover'] },
  { part: 'Gallery', most: 28, later: ['embla-carousel', '@radix-ui/react-dialog'] },
  { part: 'ProductGrid', most: 11.5, later: ['virtua'] },
  { part: 'ProductDetail', most: 81, later: ['embla-carousel', 'dompurify'] },
  { part: 'CartTrigger', most: 18, later: [] },
  { part: 'CartDrawer', most: 68, later: [] },
  { part: 'Login', most: 63, later: [] },
];
