import { DiscountType, type TotalsEstimate } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import { couponAmountOf, lineDiscountsOf, lineTotalOf, totalsOf } from './total-rows.ts';

const euros = (amount: string) => ({ amount });

const estimate = (more: Partial<TotalsEstimate> = {}): TotalsEstimate => ({
  cart: {
    _id: 'c1',
    currency: 'EUR',
    appliedDiscounts: [],
    taxIncludedInPrices: true,
    lineItems: [{ _id: 'l1', quantity: 2, descriptionLines: [] }],
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

const code = (discountType: DiscountType, lineItemIds: string[] = []) => ({
  discountType,
  lineItemIds,
  coupon: { _id: 'k1', code: 'CANDLENIGHT', name: '20 % off', amount: euros('6.40') },
});

const rule = {
  discountType: DiscountType.GLOBAL,
  lineItemIds: [],
  discountRule: { _id: 'r1', name: { original: 'Two of a kind' }, amount: euros('3.00') },
};

describe('totalsOf', () => {
  it('tells the tax that is in the total as a note, and another as a row', () => {
    const breakdown = [{ taxName: 'VAT' }, { taxName: 'VAT' }];
    const included = totalsOf(estimate({ aggregatedTaxBreakdown: breakdown }));
    expect(included.includedTax).toEqual({ amount: euros('12.80'), name: 'VAT' });
    expect(included.rows.map(({ kind }) => kind)).toEqual(['subtotal', 'delivery']);

    const { cart } = estimate();
    const added = totalsOf(estimate({ cart: { ...cart, taxIncludedInPrices: false } }));
    expect(added.includedTax).toBeUndefined();
    expect(added.rows.at(-1)).toEqual({ kind: 'tax', amount: euros('12.80') });
  });

  it('has no name for a tax of several kinds', () => {
    const breakdown = [{ taxName: 'VAT' }, { taxName: 'Eco tax' }];
    expect(totalsOf(estimate({ aggregatedTaxBreakdown: breakdown })).includedTax?.name).toBe(
      undefined,
    );
  });

  it('leaves the code to its own row and tells all other discounts by name', () => {
    const { rows } = totalsOf(estimate({ appliedDiscounts: [code('GLOBAL'), rule] }));
    expect(rows.filter(({ kind }) => kind === 'discount')).toEqual([
      { kind: 'discount', name: 'Two of a kind', amount: euros('3.00') },
    ]);
    expect(couponAmountOf(estimate({ appliedDiscounts: [rule, code('GLOBAL')] }))).toEqual(
      euros('6.40'),
    );
  });

  it('does without anything that the platform did not say', () => {
    const { priceSummary: _none, ...bare } = estimate();
    expect(totalsOf(bare)).toEqual({
      rows: [
        { kind: 'subtotal', amount: undefined },
        { kind: 'delivery', amount: undefined },
      ],
      total: undefined,
      includedTax: undefined,
    });
  });
});

describe('sums of a line', () => {
  it('are told only for the quantity that they were worked out for', () => {
    expect(lineTotalOf(estimate(), 'l1', 2)).toEqual(euros('64.00'));
    expect(lineTotalOf(estimate(), 'l1', 3)).toBeUndefined();
    expect(lineTotalOf(null, 'l1', 2)).toBeUndefined();
  });

  it('name a discount of the line, with an amount where it is the only one', () => {
    const own = code('SPECIFIC_ITEMS', ['l1']);
    expect(lineDiscountsOf(estimate({ appliedDiscounts: [own] }), 'l1')).toEqual([
      { name: '20 % off', amount: euros('6.40') },
    ]);
    expect(lineDiscountsOf(estimate({ appliedDiscounts: [own, rule] }), 'l1')).toEqual([
      { name: '20 % off' },
    ]);
    expect(lineDiscountsOf(estimate({ appliedDiscounts: [code('GLOBAL', ['l1'])] }), 'l1')).toEqual(
      [],
    );
    expect(lineDiscountsOf(estimate({ appliedDiscounts: [own] }), 'l2')).toEqual([]);
  });
});
