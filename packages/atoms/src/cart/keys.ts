import type { EstimateTotalsOptions } from '@vitrine/client/cart';

/** Cache keys of the cart's queries. */
export const cartKeys = {
  all: ['cart'],
  current: ['cart', 'current'],
  estimates: ['cart', 'totals'],
  /** One estimate for each confirmed state of the cart and each set of options. */
  totals: (revision: string, options: EstimateTotalsOptions) => [
    'cart',
    'totals',
    revision,
    options,
  ],
} as const;
