import type { AppliedDiscount, DiscountType, LineItem, TotalsEstimate } from '@vitrine/client/cart';

export const euros = (amount: string) => ({ amount });

/** A line of two candles. */
export const candles: LineItem = {
  _id: 'l1',
  quantity: 2,
  descriptionLines: [],
  productName: { original: 'Ridge pillar candle' },
};

/** Creates an estimate for two candles with tax included. Tests can override its fields. */
export const createEstimate = (more: Partial<TotalsEstimate> = {}): TotalsEstimate => ({
  cart: {
    _id: 'c1',
    currency: 'EUR',
    appliedDiscounts: [],
    taxIncludedInPrices: true,
    lineItems: [candles],
  },
  calculatedLineItems: [
    {
      lineItemId: 'l1',
      pricesBreakdown: { lineItemPrice: euros('64.00'), totalDiscount: euros('6.40') },
    },
  ],
  priceSummary: { subtotal: euros('64.00'), tax: euros('12.80'), total: euros('64.00') },
  appliedDiscounts: [],
  additionalFees: [],
  violations: [],
  ...more,
});

/** A code of 20 %. */
export const codeFor = (
  discountType: DiscountType,
  lineItemIds: string[] = [],
): AppliedDiscount => ({
  discountType,
  lineItemIds,
  coupon: { _id: 'k1', code: 'CANDLENIGHT', name: '20% off', amount: euros('6.40') },
});

/** A rule of the shop, for everything. */
export const rule: AppliedDiscount = {
  discountType: 'GLOBAL',
  lineItemIds: [],
  discountRule: { _id: 'r1', name: { original: 'Two of a kind' }, amount: euros('3.00') },
};
