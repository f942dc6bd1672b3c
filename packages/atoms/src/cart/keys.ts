import type { EstimateTotalsOptions } from '@vitrine/client/cart';

/** Where the cart's queries lie in the cache. */
export const cartKeys = {
  all: ['cart'],
  current: ['cart', 'current'],
  estimates: ['cart', 'totals'],
  /** One estimate for each confirmed state of the cart and each way to estimate. */
  totals: (revision: string, options: EstimateTotalsOptions) => [
    'cart',
    'totals',
    revision,
    options,
  ],
} as const;
